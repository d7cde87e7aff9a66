import { closed, endpoint, needs, ordinal, recordId, yup } from '../../platform/contract.ts';

const common = { feature: 'readership', flag: 'consultation pages' } as const;
const params = closed({ id: recordId.required() });
const count = yup.number().required();

/** More than pass between two events of a page; a page that was held up says less than there was. */
export const MAX_SECONDS = 60;
const seconds = yup.number().integer().min(0).max(MAX_SECONDS).required();

/** Days that are told one by one. */
export const MAX_DAYS = 90;

/** Without account, cookie or anything by which two events are known to be of the same reader. */
export const countReading = endpoint({
  ...common,
  access: 'public',
  // Nobody is told of one reading: the dashboard asks again each minute
  changes: [],
  method: 'POST',
  path: '/documents/{id}/readings',
  summary: 'Count that a published document was opened, is being read, or was closed',
  params,
  body: closed({
    event: yup
      .string()
      .oneOf(['open', 'interaction', 'close'] as const)
      .required(),
    edition: ordinal.required(),
    /** For which it was read since the event before. */
    seconds,
    sections: yup
      .array()
      .of(
        closed({
          id: yup.string().uuid().required(),
          seconds,
          /** The reader came to it for the first time. */
          isFirst: yup.boolean().required(),
        }).required(),
      )
      .max(500)
      .required(),
  }),
  status: 204,
  response: yup.mixed(),
});

const readSection = closed({
  id: yup.string().required(),
  number: yup.string().defined(),
  title: yup.string().defined(),
  level: count,
  readers: count,
  seconds: count,
}).required();

export const getReadership = endpoint({
  ...common,
  access: needs('representations', 'read'),
  method: 'GET',
  path: '/documents/{id}/following',
  summary:
    'How a document is read: by day, by section, for how long, and where those live who answered',
  reads: ['question-answer', 'document:id', 'layer'],
  params,
  query: closed({
    /** Whose sections are told; the latest without. */
    edition: ordinal,
  }),
  response: closed({
    title: yup.string().required(),
    isPublic: yup.boolean().required(),
    /** The latest first. */
    editions: yup
      .array()
      .of(closed({ edition: count, publishedAt: yup.string().required(), opens: count }).required())
      .required(),
    /** Of all editions. */
    opens: count,
    closes: count,
    seconds: count,
    respondents: count,
    begun: count,
    /** Every day up to today, at most 90. */
    days: yup
      .array()
      .of(
        closed({
          day: yup.string().required(),
          opens: count,
          seconds: count,
          /** Who submitted for the first time. */
          respondents: count,
        }).required(),
      )
      .required(),
    /** Null where nothing was ever published. */
    edition: yup.number().nullable().defined(),
    sections: yup.array().of(readSection).required(),
    /** Every ward; null: those who did not say where they live, or live elsewhere. Empty without a layer of wards. */
    wards: yup
      .array()
      .of(closed({ ward: yup.string().nullable().defined(), respondents: count }).required())
      .required(),
  }),
});
