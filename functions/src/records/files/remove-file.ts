import type { Actor } from '../../platform/actor.ts';
import type { Tx } from '../../platform/db.ts';
import { AppError } from '../../platform/errors.ts';
import type { FileOwner } from './file-owner.ts';
import { markFileDeleted, markFileRestored, type FileRow } from './queries/files.ts';

/**
 * Removes a file from its record. Nothing opens it from then on; for an hour it can be restored, and then the sweep
 * deletes its bytes. Throws not-found if somebody else was faster.
 */
export async function removeFile(
  tx: Tx,
  actor: Actor,
  owner: FileOwner,
  file: FileRow,
): Promise<void> {
  if (!(await markFileDeleted(tx, owner, file.id))) throw new AppError('not-found');
  await owner.announce(tx, actor, file, 'DELETE');
}

/** Gives a record a deleted file back. Throws not-found where there is none, or an hour has gone by. */
export async function restoreFile(
  tx: Tx,
  actor: Actor,
  owner: FileOwner,
  asked: { ownerId: number; fileId: number },
): Promise<FileRow> {
  const file = await markFileRestored(tx, owner, asked);
  if (!file) throw new AppError('not-found');
  await owner.announce(tx, actor, file, 'RESTORE');
  return file;
}
