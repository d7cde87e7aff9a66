import { isCalendarDate } from '../../../platform/dates/day.ts';
import { closed, endpoint, recordId, yup } from '../../../platform/contract.ts';
import { geodataCommon as common } from '../contract.ts';
import { geodataMessages as messages } from '../messages.ts';

/** At least as many as a register has sites. */
const MAX_ENDED = 10_000;
/** References of a hundred characters each: registers have shorter ones. */
const MAX_ENDING_BYTES = 1024 * 1024;

/** The officer's agreement that sites missing from the register have ended. */
export const endingFields = {
  on: yup
    .string()
    .required(messages.endNeeded)
    .test('day', messages.notADay, (text) => text === undefined || isCalendarDate(text)),
  /** Which of the missing; all of them unless they are named. */
  references: yup.array().of(yup.string().max(500).required()).min(1).max(MAX_ENDED),
};
const ending = closed(endingFields);
export type Ending = yup.InferType<typeof ending>;

/** Writes what a preview showed; compared again, so that what has changed since then counts. */
export const confirmImport = endpoint({
  ...common,
  method: 'POST',
  path: '/geodata/{id}/import',
  maxBytes: MAX_ENDING_BYTES,
  summary: 'Import a previewed file; missing sites end only as far as the body agrees',
  changes: ['import:id'],
  status: 202,
  idempotent: true,
  params: closed({ id: recordId.required() }),
  body: closed({ ending: ending.default(undefined).optional() }),
  response: closed({ id: yup.number().integer().required() }),
});

/** The second press: the report has said that most of the file lies outside the council. */
export const compareElsewhere = endpoint({
  ...common,
  method: 'POST',
  path: '/geodata/{id}/compare',
  summary: 'Compare a file of another area all the same',
  changes: ['import:id'],
  status: 202,
  params: closed({ id: recordId.required() }),
  response: closed({ id: yup.number().integer().required() }),
});

export const discardImport = endpoint({
  ...common,
  method: 'POST',
  path: '/geodata/{id}/discard',
  summary: 'Discard a previewed file',
  changes: ['import:id'],
  params: closed({ id: recordId.required() }),
  response: closed({ id: yup.number().integer().required() }),
});

/** The selection can be searched by ('site_selection'). */
export const importedSites = endpoint({
  ...common,
  method: 'POST',
  path: '/geodata/{id}/sites',
  summary: 'Keep the sites of an import as a selection',
  changes: [],
  status: 201,
  params: closed({ id: recordId.required() }),
  response: closed({
    selection: yup.string().uuid().required(),
    sites: yup.number().integer().required(),
  }),
});
