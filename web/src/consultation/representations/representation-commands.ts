import { getRepresentationTable } from '@calls/consultation/representations/contract.ts';
import { detailOf, keptCommands } from '../../records/kept/kept-commands.ts';
import { representationCommandMessages as messages } from './command-messages.ts';

/** Representations by reference, who made them, and their words; the newest first. */
export const representationCommands = keptCommands({
  name: 'representations',
  label: messages.representations,
  table: getRepresentationTable,
  attributes: ['representee', 'consultation', 'status'],
  sort: '-id',
  tab: 'all',
  opened: 'representationId',
  isNumbered: true,
  words: (row) => ({
    label: messages.called(row.id, String(row['representee'] ?? messages.nobody)),
    detail: detailOf(row, ['consultation', 'status']),
  }),
});
