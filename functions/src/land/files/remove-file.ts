import type { Actor } from '../../platform/actor.ts';
import { changed } from '../../platform/changed.ts';
import type { Tx } from '../../platform/db.ts';
import { AppError } from '../../platform/errors.ts';
import { siteChanges } from '../ground/sites/site-changes.ts';
import { markFileDeleted, type FileRow } from './queries/files.ts';

/**
 * Removes a file from its site; its bytes are deleted after the transaction, or by the sweep if that is interrupted.
 * Throws not-found if somebody else was faster.
 */
export async function removeFile(tx: Tx, actor: Actor, file: FileRow): Promise<void> {
  if (!(await markFileDeleted(tx, file.id))) throw new AppError('not-found');
  await changed(tx, actor, {
    of: siteChanges,
    ids: [file.site_id],
    kind: 'updated',
    history: [{ fileNames: [file.display_name], actionType: 'DELETE' }],
  });
}
