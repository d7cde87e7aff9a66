import { may, type Actor } from '../../platform/actor.ts';
import { changed } from '../../platform/changed.ts';
import type { Tx } from '../../platform/db.ts';
import { AppError } from '../../platform/errors.ts';
import type { HistoryItem } from '../../records/history/history-item.ts';
import { requireSite } from '../ground/sites/required-sites.ts';
import { siteChanges } from '../ground/sites/site-changes.ts';
import { findNote, type HistoryReader } from '../../records/history/queries/read-history.ts';
import { insertNote, rewriteNote } from './queries/write-notes.ts';

/** What the actor may see and do in a history. */
export const historyReaderOf = (actor: Actor): HistoryReader => ({
  accountId: actor.accountId,
  mayWrite: may(actor, 'sites', 'write'),
});

/** Adds a note by the actor. Throws site-not-found. */
export async function addNote(tx: Tx, actor: Actor, siteId: number, content: string) {
  await requireSite(tx, siteId);
  const noteId = await insertNote(tx, siteId, actor, content);
  await changed(tx, actor, { of: siteChanges, ids: [siteId], kind: 'updated' });
  return { note: await readNote(tx, actor, noteId) };
}

/** Throws not-found if the council has no such note. */
export async function readNote(tx: Tx, actor: Actor, noteId: number): Promise<HistoryItem> {
  const { siteId: _, isOwn: __, ...note } = await requiredNote(tx, actor, noteId);
  return note;
}

/**
 * Changes the actor's own note. Throws not-found (also if it belongs to another site than the one named),
 * not-authorized for anybody else's note.
 */
export async function changeNote(
  tx: Tx,
  actor: Actor,
  asked: { noteId: number; siteId?: number; content: string },
) {
  const { siteId, isOwn } = await requiredNote(tx, actor, asked.noteId);
  if (asked.siteId !== undefined && asked.siteId !== siteId) throw new AppError('not-found');
  if (!isOwn) throw new AppError('not-authorized');
  await rewriteNote(tx, asked.noteId, asked.content);
  await changed(tx, actor, { of: siteChanges, ids: [siteId], kind: 'updated' });
  return { note: await readNote(tx, actor, asked.noteId) };
}

async function requiredNote(tx: Tx, actor: Actor, noteId: number) {
  const note = await findNote(tx, noteId, historyReaderOf(actor));
  if (!note) throw new AppError('not-found');
  return note;
}
