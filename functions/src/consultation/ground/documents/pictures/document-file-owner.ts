import type { FileOwner } from '../../../../land/ground/files/file-owner.ts';
import { changed } from '../../../../platform/changed.ts';
import { sql, type Tx } from '../../../../platform/db.ts';
import { AppError } from '../../../../platform/errors.ts';
import { documentChanges } from '../document-changes.ts';
import { pictureMessages as messages } from './messages.ts';

/** Documents have pictures. */
export const documentFileOwner: FileOwner = {
  table: 'document_files',
  column: 'document_id',
  records: 'documents',
  folder: 'documents',
  hold: async (tx, id) => {
    if (!(await holdLiveDocument(tx, id))) throw new AppError('not-found');
  },
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

async function holdLiveDocument(tx: Tx, id: number): Promise<boolean> {
  const { rows } = await sql`
    select id from documents where id = ${id} and not is_deleted for update`.execute(tx);
  return rows.length > 0;
}
