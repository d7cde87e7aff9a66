import type { FileOwner } from '../../../../records/files/file-owner.ts';
import { changed } from '../../../../platform/changed.ts';
import { documentChanges } from '../document-changes.ts';
import { holdLiveDocument } from '../queries/hold-live-document.ts';
import { pictureMessages as messages } from './messages.ts';

/** Documents have pictures. */
export const documentFileOwner: FileOwner = {
  table: 'document_files',
  column: 'document_id',
  records: 'documents',
  folder: 'documents',
  hold: holdLiveDocument,
  announce: async (tx, author, { owner_id, display_name }, action) => {
    const line = { field: 'pictures', label: messages.pictures };
    const newValue = action && messages.became(display_name, action);
    await changed(tx, author, {
      of: documentChanges,
      ids: [owner_id],
      kind: 'updated',
      history: newValue === undefined ? [] : [{ ...line, newValue }],
    });
  },
};
