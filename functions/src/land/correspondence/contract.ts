import { closed, endpoint, needs, ordinal, recordId, yup } from '../../platform/contract.ts';
import { siteId } from '../ground/sites/site-id.ts';
import { isDayOfLetters } from '../../platform/dates/day.ts';
import { correspondenceMessages as messages } from './messages.ts';

/** Most letters of one site. */
export const MAX_LETTERS = 500;

const feature = 'correspondence';
const mayRead = { feature, access: needs('sites', 'read') } as const;
const mayWrite = { feature, access: needs('sites', 'write') } as const;

const day = () =>
  yup
    .string()
    .test('day', messages.notADate, (value) => !value || isDayOfLetters(value))
    .meta({ jsonSchema: { format: 'date' } });

/** What is written down of a letter: event, received and acknowledge date are required (specification 000 section 5). */
export const letterFields = {
  event: recordId.required(messages.eventRequired),
  /** The type of correspondence. */
  correspondence: recordId.nullable().default(null),
  letterDate: day().nullable().default(null),
  receivedDate: day().required(messages.receivedRequired),
  /** Required, unless the letter is said not to be acknowledged yet. */
  acknowledgeDate: day()
    .nullable()
    .default(null)
    .test('acknowledged', messages.acknowledgeRequired, (value, { parent }) => {
      const letter = parent as { notAcknowledged?: unknown } | undefined;
      return Boolean(value) || letter?.notAcknowledged === true;
    }),
  notAcknowledged: yup.boolean().default(false),
  responseDeadline: day().nullable().default(null),
  text: yup.string().max(10_000, messages.textTooLong).default(''),
};

const letter = closed({
  id: yup.number().required(),
  event: yup.number().required(),
  eventName: yup.string().required(),
  correspondence: yup.number().nullable().defined(),
  correspondenceName: yup.string().nullable().defined(),
  letterDate: yup.string().nullable().defined(),
  receivedDate: yup.string().required(),
  /** null: not acknowledged yet. */
  acknowledgeDate: yup.string().nullable().defined(),
  responseDeadline: yup.string().nullable().defined(),
  text: yup.string().defined(),
  row_version: yup.number().required(),
}).required();
export type Letter = yup.InferType<typeof letter>;

const named = closed({ id: yup.number().required(), name: yup.string().required() }).required();

export const listCorrespondenceTypes = endpoint({
  ...mayRead,
  method: 'GET',
  path: '/correspondence/types',
  summary: 'Types of correspondence',
  reads: ['config'],
  response: yup.array().of(named).required(),
});
export const listCorrespondenceEvents = endpoint({
  ...mayRead,
  method: 'GET',
  path: '/correspondence/events',
  summary: 'Events that correspondence belongs to',
  reads: ['config'],
  response: yup.array().of(named).required(),
});

export const listLetters = endpoint({
  ...mayRead,
  method: 'GET',
  path: '/site/v2/{siteId}/correspondence',
  summary: 'Correspondence about a site, the last received first',
  reads: ['site:siteId'],
  params: closed({ siteId }),
  response: closed({ correspondence: yup.array().of(letter).required() }),
});
export const addLetter = endpoint({
  ...mayWrite,
  method: 'POST',
  path: '/site/v2/{siteId}/correspondence',
  summary: 'Write down correspondence about a site',
  changes: ['site:siteId', 'correspondence*'],
  params: closed({ siteId }),
  body: closed(letterFields),
  response: closed({ correspondence: letter }),
  status: 201,
  idempotent: true,
});
/** Changed by somebody since it was read: 409 changed-meanwhile. */
export const changeLetter = endpoint({
  ...mayWrite,
  method: 'PUT',
  path: '/site/v2/{siteId}/correspondence/{letterId}',
  summary: 'Change correspondence about a site',
  changes: ['site:siteId', 'correspondence:letterId'],
  params: closed({ siteId, letterId: recordId.required() }),
  body: closed({ ...letterFields, row_version: ordinal.required() }),
  response: closed({ correspondence: letter }),
});
export const removeLetter = endpoint({
  ...mayWrite,
  method: 'DELETE',
  path: '/site/v2/{siteId}/correspondence/{letterId}',
  summary: 'Remove correspondence about a site',
  changes: ['site:siteId', 'correspondence*'],
  params: closed({ siteId, letterId: recordId.required() }),
  response: yup.mixed(),
  status: 204,
});
