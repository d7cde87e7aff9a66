import {
  createResponseTemplate,
  getResponseFields,
  getResponseGroups,
  getResponseTable,
  listResponseTemplates,
  removeResponseTemplate,
  updateResponseTemplate,
} from '@calls/consultation/responses/contract.ts';
import type { RecordTableRow } from '@contract/records/kept/finding-endpoints.ts';
import type { TabledRecords } from '../../records/record-table/tabled-records.ts';
import type { Column } from '../../ui/table/column.ts';
import type { RecordSearchOptions } from '../../records/kept/use-record-screen.ts';
import { responsePanelMessages as messages, responseTableWords as words } from './messages.ts';
import { responseMessages } from '@contract/consultation/ground/responses/messages.ts';

const nameOf = (row: RecordTableRow) => String(row['description'] ?? '');

export const tabledResponses: TabledRecords<RecordTableRow> = {
  page: getResponseTable,
  groups: getResponseGroups,
  words,
  rowName: nameOf,
};

export const responseSearch: RecordSearchOptions = {
  name: 'responses',
  fields: getResponseFields,
  templates: {
    list: listResponseTemplates,
    create: createResponseTemplate,
    update: updateResponseTemplate,
    remove: removeResponseTemplate,
  },
  words: messages.soughtIn,
  submit: messages.submit,
};

/** The first column, which is always there. */
export const RESPONSE_COLUMN: Column<RecordTableRow> = {
  id: 'description',
  label: responseMessages.fields.description,
  width: 320,
  sortable: true,
  value: nameOf,
  text: nameOf,
};

export const STANDARD_RESPONSE_COLUMNS = [
  'state',
  'answers',
  'undelivered',
  'approved_by',
  'use_as_template',
] as const;
