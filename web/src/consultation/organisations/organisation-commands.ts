import { getOrganisationTable } from '@calls/consultation/organisations/contract.ts';
import { detailOf, keptCommands } from '../../records/kept/kept-commands.ts';
import { organisationCommandMessages as messages } from './command-messages.ts';

/** Organisations by name and what else their table finds them by. */
export const organisationCommands = keptCommands({
  name: 'organisations',
  label: messages.organisations,
  table: getOrganisationTable,
  attributes: ['name', 'organisation_type', 'town'],
  sort: 'name',
  tab: 'organisations',
  opened: 'organisationId',
  words: (row) => ({
    label: String(row['name'] ?? ''),
    detail: detailOf(row, ['organisation_type', 'town']),
  }),
});
