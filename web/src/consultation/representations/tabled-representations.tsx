import {
  changeRepresentation,
  createRepresentationTemplate,
  getRepresentationFields,
  getRepresentationGroups,
  getRepresentationTable,
  listRepresentationTemplates,
  removeRepresentationTemplate,
  setRepresentationCustom,
  undoRepresentation,
  updateRepresentationTemplate,
} from '@calls/consultation/representations/contract.ts';
import type { RecordTableRow } from '@contract/records/kept/finding-endpoints.ts';
import { call } from '../../api/call.ts';
import type { TabledRecords } from '../../records/record-table/tabled-records.ts';
import { type Column, headWidth } from '../../ui/table/column.ts';
import { fieldSaver } from '../../records/kept/field-saver.ts';
import type { RecordSearchOptions } from '../../records/kept/use-record-screen.ts';
import { tellWithdrawal } from './tell-withdrawn.ts';
import {
  representationPanelMessages as messages,
  representationTableWords as words,
} from './messages.ts';

const representeeOf = (row: RecordTableRow) => String(row['representee'] ?? messages.nobody);
const nameOf = (row: RecordTableRow) => `${row.id}, ${representeeOf(row)}`;

export const tabledRepresentations: TabledRecords<RecordTableRow> = {
  page: getRepresentationTable,
  groups: getRepresentationGroups,
  words,
  rowName: nameOf,
};

export const representationSearch: RecordSearchOptions = {
  name: 'representations',
  fields: getRepresentationFields,
  templates: {
    list: listRepresentationTemplates,
    create: createRepresentationTemplate,
    update: updateRepresentationTemplate,
    remove: removeRepresentationTemplate,
  },
  words: messages.soughtIn,
  submit: messages.submit,
};

/** The first column, which is always there: the reference. */
export const REPRESENTATION_COLUMN: Column<RecordTableRow> = {
  id: 'id',
  label: messages.reference,
  width: headWidth(messages.reference, undefined),
  sortable: true,
  value: ({ id }) => id,
  text: ({ id }) => String(id),
};

export const STANDARD_REPRESENTATION_COLUMNS = [
  'representee',
  'organisation_type',
  'consultation',
  'status',
  'attitude',
  'correspondence_type',
  'received_date',
] as const;

async function takeBack(id: number, change_id: string) {
  const { row_version, withdrawn = null } = await call(undoRepresentation, { id, change_id });
  tellWithdrawal({ withdrawn });
  return { row_version };
}

const saver = (also: { statusReason?: string }) =>
  fieldSaver(async ({ id, row_version }, sent) => {
    const answer = await call(changeRepresentation, { id, row_version, ...sent, ...also });
    tellWithdrawal(answer);
    const { representation, change_id } = answer;
    // An earlier status may want a reason that is not known here; the server takes it back without.
    const undo = 'status' in sent && change_id ? () => takeBack(id, change_id) : undefined;
    return { row_version: representation.row_version, undo };
  }, setRepresentationCustom);

export const saveRepresentationField = saver({});

/** Saves a status, and why it has it. */
export const saveStatus = (statusReason: string) => saver({ statusReason });
