import { historyWriter } from '../../../records/history/record-history.ts';

/** How changes of documents are told and kept. */
export const documentChanges = {
  entity: 'document',
  writeHistory: historyWriter('document'),
} as const;
