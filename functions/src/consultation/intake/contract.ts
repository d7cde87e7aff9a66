import {
  type AccessRule,
  closed,
  endpoint,
  needs,
  pageShape,
  recordId,
  yup,
} from '../../platform/contract.ts';
import { isDayOfLetters } from '../../platform/dates/day.ts';
import { representationKind } from '../../records/kept/record-kinds.ts';
import { representationMessages } from '../ground/representations/messages.ts';
import { intakeRow, rowCounts, rowOutcomes } from './contract/rows.ts';
import { intakeRun } from './contract/runs.ts';

/** Whoever takes in sees what arrived word for word, before anybody could redact it. */
const access: AccessRule = [
  ...needs(representationKind.unit, 'write'),
  ...needs('originals', 'read'),
];

/** What all of its endpoints have. */
export const intakeCommon = {
  feature: 'intake',
  access,
  flag: 'consultation pages',
} as const;

const day = () =>
  yup
    .string()
    .test('day', representationMessages.notADate, (value) => !value || isDayOfLetters(value))
    .meta({ jsonSchema: { format: 'date' } });

/** What counts where a row says nothing else. */
export const intakeDefaults = {
  consultationEventId: recordId.nullable(),
  correspondenceType: recordId.nullable(),
  receivedDate: day().nullable(),
};

/** An id as a form has it, empty for none; longer ones are no number that JavaScript keeps as it is. */
const idInForm = yup.string().matches(/^\d{0,15}$/);

/** The form's fields besides the file. */
export const arrivedForm = closed({
  consultationEventId: idInForm,
  correspondenceType: idInForm,
  receivedDate: day(),
});

/** At most 30 MB. The handler reads it: a schema cannot validate a stream. */
const file = yup
  .mixed()
  .required()
  .meta({ jsonSchema: { type: 'string', contentMediaType: 'application/octet-stream' } });

/** Form data; repeating the call with the same Idempotency-Key takes in nothing a second time. */
export const takeIn = endpoint({
  ...intakeCommon,
  method: 'POST',
  path: '/consultations/intake',
  summary:
    'Take in a table, a mailbox or a letter (multipart: file, consultationEventId, correspondenceType, receivedDate)',
  changes: ['intake*'],
  status: 202,
  idempotent: true,
  form: arrivedForm.shape({ file }),
  response: closed({ id: yup.number().required() }),
});

export const listIntake = endpoint({
  ...intakeCommon,
  method: 'GET',
  path: '/consultations/intake',
  summary: 'What was taken in, newest first',
  reads: ['intake@runs.id'],
  query: closed(pageShape),
  response: closed({ runs: yup.array(intakeRun).required(), total: yup.number().required() }),
});

export const getIntake = endpoint({
  ...intakeCommon,
  method: 'GET',
  path: '/consultations/intake/{id}',
  summary: 'How far taking in a file is, and a page of what becomes of its rows',
  reads: ['intake:id'],
  params: closed({ id: recordId.required() }),
  query: closed({ ...pageShape, outcome: yup.string().oneOf(rowOutcomes) }),
  response: closed({
    run: intakeRun.required(),
    counts: rowCounts,
    rows: yup.array(intakeRow).required(),
    /** Whether who asks may take back what was registered of it. */
    mayTakeBack: yup.boolean().required(),
  }),
});

const named = { params: closed({ id: recordId.required() }) };
const answered = closed({ id: yup.number().required() });

/** The columns are remembered for later files; the file is read anew. */
export const matchIntake = endpoint({
  ...intakeCommon,
  ...named,
  method: 'PUT',
  path: '/consultations/intake/{id}',
  summary: 'Say what the columns of a table are, and what counts where a row says nothing',
  changes: ['intake:id'],
  status: 202,
  body: closed({
    ...intakeDefaults,
    columns: yup
      .array()
      .of(
        closed({
          name: yup.string().min(1).max(310).required(),
          field: yup.string().max(40).nullable().defined(),
        }).required(),
      )
      .max(1_000)
      .default([]),
  }),
  response: answered,
});

export const registerIntake = endpoint({
  ...intakeCommon,
  ...named,
  method: 'POST',
  path: '/consultations/intake/{id}/register',
  summary: 'Register the rows of a previewed table',
  changes: ['intake:id', 'representation', 'contact', 'organisation'],
  status: 202,
  response: answered,
});

export const discardIntake = endpoint({
  ...intakeCommon,
  ...named,
  method: 'POST',
  path: '/consultations/intake/{id}/discard',
  summary: 'Discard a previewed table',
  changes: ['intake:id'],
  response: answered,
});

export const intakeReport = endpoint({
  ...intakeCommon,
  ...named,
  method: 'GET',
  path: '/consultations/intake/{id}/report',
  summary: 'What became of each row, as CSV',
  reads: ['intake:id'],
  bytes: 'text/csv',
  response: yup.mixed(),
});
