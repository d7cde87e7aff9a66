import type { TableWords } from '../../records/record-table/tabled-records.ts';

/** What people read on the table of organisations. */
export const organisationTableWords: TableWords = {
  title: 'Organisations',
  label: 'Organisations found, as a table',
  count: (n) => `${n} organisations found`,
  one: '1 organisation found',
  failed: 'Failed to load organisations',
  none: 'No organisations found',
  noneHint: 'Take a filter away to find more.',
  nothingYet: 'Organisations are added here, or while a representation is registered.',
  searchWords: 'Search organisations',
  group: (value) => `Organisations with ${value}`,
};

/** What people read on an organisation's drawer. */
export const organisationPanelMessages = {
  soughtIn: 'Name, type, address, email or phone number',
  add: 'New organisation',
  save: 'Save organisation',
  submit: 'Search organisations',
  saved: 'Organisation saved',
  loadFailed: 'Failed to load organisations',
  deleteFailed: 'Failed to delete organisations',
  delete: 'Delete organisation',
  contacts: 'Contacts',
  noContacts: 'It has no contacts yet.',
  main: 'Main contact',
  deleteTitle: (count: number) =>
    count === 1 ? 'Delete organisation' : `Delete ${count} organisations`,
  deleteQuestion: (count: number) =>
    count === 1
      ? 'Are you sure you want to delete this organisation?'
      : `Are you sure you want to delete these ${count} organisations?`,
  deleted: (count: number) =>
    count === 1 ? 'Organisation deleted' : `${count} organisations deleted`,
  restored: (count: number) =>
    count === 1 ? 'Organisation restored' : `${count} organisations restored`,
} as const;
