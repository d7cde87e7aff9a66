import { getContactTable } from '@calls/consultation/contacts/contract.ts';
import { detailOf, keptCommands } from '../../records/kept/kept-commands.ts';
import { contactCommandMessages as messages } from './command-messages.ts';

/** Contacts by name, e-mail address and what else their table finds them by. */
export const contactCommands = keptCommands({
  name: 'contacts',
  label: messages.contacts,
  table: getContactTable,
  attributes: ['name', 'organisation', 'email'],
  sort: 'name',
  tab: 'contacts',
  opened: 'contactId',
  words: (row) => ({
    label: String(row['name'] ?? ''),
    detail: detailOf(row, ['organisation', 'email']),
  }),
});
