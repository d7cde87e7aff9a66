import { closed, yup } from '../../../platform/contract.ts';

/** Undone: registered, and taken back since. */
export const rowOutcomes = [
  'waiting',
  'taken',
  'corrected',
  'refused',
  'repeated',
  'undone',
] as const;
export type RowOutcome = (typeof rowOutcomes)[number];

/** How many rows of a file have each outcome. */
export const rowCounts = closed({
  waiting: yup.number().required(),
  taken: yup.number().required(),
  corrected: yup.number().required(),
  refused: yup.number().required(),
  repeated: yup.number().required(),
  undone: yup.number().required(),
}).required();
export type RowCounts = yup.InferType<typeof rowCounts>;

const optional = yup.string().nullable().defined();

/** A row of a file that was taken in, and what becomes of it. */
export const intakeRow = closed({
  row: yup.number().required(),
  reference: optional,
  outcome: yup.string().oneOf(rowOutcomes).required(),
  /** What it becomes; null where it cannot be registered. */
  becomes: closed({
    representee: optional,
    email: optional,
    receivedDate: yup.string().required(),
    attitude: optional,
    /** The beginning of it. */
    text: yup.string().defined(),
    topics: yup.number().required(),
    /** Whether the representee is among the council's contacts or organisations, by e-mail address or name. */
    isKnown: yup.boolean().required(),
    /** The representation that it was registered as before. */
    repeats: yup.number().nullable().defined(),
    /** Whether that was deleted since: it is restored, not registered again. */
    isRepeatDeleted: yup.boolean().required(),
  })
    .nullable()
    .defined()
    .default(null),
  findings: yup
    .array(
      closed({
        column: optional,
        from: optional,
        to: optional,
        outcome: yup.string().oneOf(['corrected', 'refused']).required(),
        reason: yup.string().required(),
      }).required(),
    )
    .required(),
  representationId: yup.number().nullable().defined(),
});
export type IntakeRow = yup.InferType<typeof intakeRow>;
