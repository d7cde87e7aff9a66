import type { Actor } from '../../platform/actor.ts';
import { changed } from '../../platform/changed.ts';
import type { Tx } from '../../platform/db.ts';
import { AppError } from '../../platform/errors.ts';
import { documentChanges } from '../ground/documents/document-changes.ts';
import { touchDocument } from '../ground/documents/queries/touch-document.ts';
import { holdDocument } from './queries/heads.ts';
import { keepIfRested } from './versions/keep.ts';

/**
 * Changes something in the draft of a document, which is held meanwhile, and notes that it was changed. Throws
 * not-found.
 */
export async function changeDraft<T>(
  tx: Tx,
  actor: Actor,
  documentId: number,
  work: () => Promise<T>,
): Promise<T> {
  const held = await holdDocument(tx, documentId);
  if (!held || held.is_deleted) throw new AppError('not-found');
  await keepIfRested(tx, held);
  const done = await work();
  await touchDocument(tx, documentId, actor.accountId);
  await changed(tx, actor, { of: documentChanges, ids: [documentId], kind: 'updated' });
  return done;
}
