import type { Actor } from '../../../platform/actor.ts';
import { changed } from '../../../platform/changed.ts';
import type { Tx } from '../../../platform/db.ts';
import { AppError } from '../../../platform/errors.ts';
import { siteChanges } from '../sites/site-changes.ts';
import { markFileDeleted, markFileRestored, type FileRow } from './queries/files.ts';

/**
 * Removes a file from its site. Nothing opens it from then on; for an hour it can be restored, and then the sweep
 * deletes its bytes. Throws not-found if somebody else was faster.
 */
export async function removeFile(tx: Tx, actor: Actor, file: FileRow): Promise<void> {
  if (!(await markFileDeleted(tx, file.id))) throw new AppError('not-found');
  await announce(tx, actor, file, 'DELETE');
}

/** Gives a site a deleted file back. Throws not-found where there is none, or an hour has gone by. */
export async function restoreFile(
  tx: Tx,
  actor: Actor,
  asked: { siteId: number; fileId: number },
): Promise<FileRow> {
  const file = await markFileRestored(tx, asked);
  if (!file) throw new AppError('not-found');
  await announce(tx, actor, file, 'RESTORE');
  return file;
}

async function announce(
  tx: Tx,
  actor: Actor,
  { site_id: siteId, display_name: name }: FileRow,
  actionType: 'DELETE' | 'RESTORE',
): Promise<void> {
  await changed(tx, actor, {
    of: siteChanges,
    ids: [siteId],
    kind: 'updated',
    history: [{ fileNames: [name], actionType }],
  });
}
