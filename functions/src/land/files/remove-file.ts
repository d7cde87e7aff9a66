import { recordFiles } from '../ground/history/record-history.ts';
import type { Actor } from '../../platform/actor.ts';
import type { Tx } from '../../platform/db.ts';
import { AppError } from '../../platform/errors.ts';
import { announceUpdate } from '../../platform/updates.ts';
import { markDeleted, type FileRow } from './queries/files.ts';

/**
 * Takes a file from its site; its bytes go after the transaction, and with the sweep where that stops. Throws not-found
 * where somebody was faster.
 */
export async function removeFile(tx: Tx, actor: Actor, file: FileRow): Promise<void> {
  if (!(await markDeleted(tx, file.id))) throw new AppError('not-found');
  await recordFiles(tx, {
    siteId: file.site_id,
    actor,
    fileNames: [file.display_name],
    actionType: 'DELETE',
  });
  await announceUpdate(tx, { entity: 'site', id: file.site_id, kind: 'updated' });
}
