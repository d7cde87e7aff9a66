import type { TableWords } from '../../records/record-table/tabled-records.ts';

/** What people read on the table of contacts. */
export const contactTableWords: TableWords = {
  title: 'Contacts',
  label: 'Contacts found, as a table',
  count: (n) => `${n} contacts found`,
  one: '1 contact found',
  failed: 'Failed to load contacts',
  none: 'No contacts found',
  noneHint: 'Take a filter away to find more.',
  nothingYet: 'Contacts are added here, or while a representation is registered.',
  searchWords: 'Search contacts',
  group: (value) => `Contacts with ${value}`,
};

/** What people read on a contact's drawer. */
export const contactPanelMessages = {
  soughtIn: 'Name, address, email or phone number',
  add: 'New contact',
  save: 'Save contact',
  submit: 'Search contacts',
  saved: 'Contact saved',
  loadFailed: 'Failed to load contacts',
  deleteFailed: 'Failed to delete contacts',
  delete: 'Delete contact',
  deleteTitle: (count: number) => (count === 1 ? 'Delete contact' : `Delete ${count} contacts`),
  deleteQuestion: (count: number) =>
    count === 1
      ? 'Are you sure you want to delete this contact?'
      : `Are you sure you want to delete these ${count} contacts?`,
  deleted: (count: number) => (count === 1 ? 'Contact deleted' : `${count} contacts deleted`),
  restored: (count: number) => (count === 1 ? 'Contact restored' : `${count} contacts restored`),
} as const;
