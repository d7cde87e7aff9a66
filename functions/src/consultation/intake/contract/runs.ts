import { closed, yup } from '../../../platform/contract.ts';

export const intakeKinds = ['table', 'e-mail', 'letter'] as const;
export type IntakeKind = (typeof intakeKinds)[number];

/** Preview: read, waiting to be registered or discarded. */
export const intakeStatuses = [
  'new',
  'reading',
  'preview',
  'registering',
  'finished',
  'discarded',
  'error',
] as const;
export type IntakeStatus = (typeof intakeStatuses)[number];

const columnSchema = closed({
  name: yup.string().required(),
  /** The field that it goes to; null: it is left out. */
  field: yup.string().nullable().defined(),
  /** How many rows have a value, and the first of them. */
  values: yup.number().integer().required(),
  sample: yup.string().nullable().defined(),
});
export type IntakeColumn = yup.InferType<typeof columnSchema>;

/** A file that was taken in, and how far it is. */
export const intakeRun = closed({
  id: yup.number().required(),
  kind: yup.string().oneOf(intakeKinds).required(),
  fileName: yup.string().required(),
  status: yup.string().oneOf(intakeStatuses).required(),
  consultationEventId: yup.number().nullable().defined(),
  correspondenceType: yup.number().nullable().defined(),
  receivedDate: yup.string().nullable().defined(),
  columns: yup.array(columnSchema.required()).required(),
  done: yup.number().required(),
  total: yup.number().required(),
  error: yup.string().nullable().defined(),
  /** Under which its rows are taken back as one once they are registered. */
  bulk_id: yup.string().required(),
  userName: yup.string().defined(),
  createdAt: yup.string().required(),
  finishedAt: yup.string().nullable().defined(),
});
export type IntakeRun = yup.InferType<typeof intakeRun>;
