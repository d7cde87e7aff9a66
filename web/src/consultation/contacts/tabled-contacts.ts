import {
  updateContact,
  createContactTemplate,
  getContactFields,
  getContactGroups,
  getContactTable,
  listContactTemplates,
  removeContactTemplate,
  setContactCustom,
  updateContactTemplate,
} from '@calls/consultation/contacts/contract.ts';
import type { RecordTableRow } from '@contract/records/kept/finding-endpoints.ts';
import { call } from '../../api/call.ts';
import type { TabledRecords } from '../../records/record-table/tabled-records.ts';
import type { Column } from '../../ui/table/column.ts';
import { fieldSaver } from '../../records/kept/field-saver.ts';
import type { RecordSearchOptions } from '../../records/kept/use-record-screen.ts';
import { contactPanelMessages as messages, contactTableWords as words } from './messages.ts';

const nameOf = (row: RecordTableRow) => String(row['name'] ?? '');

export const tabledContacts: TabledRecords<RecordTableRow> = {
  page: getContactTable,
  groups: getContactGroups,
  words,
  rowName: nameOf,
};

export const contactSearch: RecordSearchOptions = {
  name: 'contacts',
  fields: getContactFields,
  templates: {
    list: listContactTemplates,
    create: createContactTemplate,
    update: updateContactTemplate,
    remove: removeContactTemplate,
  },
  words: messages.soughtIn,
  submit: messages.submit,
};

/** The first column, which is always there. */
export const CONTACT_COLUMN: Column<RecordTableRow> = {
  id: 'name',
  label: 'Name',
  width: 220,
  sortable: true,
  value: nameOf,
  text: nameOf,
};

export const STANDARD_CONTACT_COLUMNS = [
  'organisation',
  'job_title',
  'email',
  'phone_number',
  'town',
  'postcode',
] as const;

export const saveContactField = fieldSaver(
  async ({ id, row_version }, sent) =>
    (await call(updateContact, { id, row_version, ...sent })).contact,
  setContactCustom,
);
