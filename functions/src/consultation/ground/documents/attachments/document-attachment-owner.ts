import { changed } from '../../../../platform/changed.ts';
import type { FileOwner } from '../../../../records/files/file-owner.ts';
import { documentChanges } from '../document-changes.ts';
import { holdAnyDocument, holdLiveDocument } from '../queries/hold-live-document.ts';
import { touchDocument } from '../queries/touch-document.ts';
import { documentAttachmentMessages as messages } from './messages.ts';

/** Documents have attachments, which are part of what is published: each that comes or goes changes the draft. */
export const documentAttachmentOwner: FileOwner = {
  table: 'document_attachments',
  column: 'document_id',
  records: 'documents',
  folder: 'document-attachments',
  hold: holdLiveDocument,
  // As whoever changes the draft does: two who took a document and its files in another order would wait for each other.
  holdFirst: holdAnyDocument,
  announce: async (tx, author, { owner_id, display_name }, action) => {
    const line = { field: 'attachments', label: messages.attachments };
    const newValue = action && messages.became(display_name, action);
    // A verdict of the scan changes nothing that is published.
    if (action && action !== 'QUARANTINE')
      await touchDocument(tx, owner_id, author?.accountId ?? null);
    await changed(tx, author, {
      of: documentChanges,
      ids: [owner_id],
      kind: 'updated',
      history: newValue === undefined ? [] : [{ ...line, newValue }],
    });
  },
};
