import { recordFiles } from '../ground/history/record-history.ts';
import type { Tx } from '../../platform/db.ts';
import { announceUpdate } from '../../platform/updates.ts';
import { markArrived } from './queries/files.ts';

/**
 * A file's last byte is in the unscanned bucket: from now on it is listed, and in the history. Said by the
 * request, the store's event or the sweep, whoever comes first; the others change nothing.
 */
export async function arrive(tx: Tx, fileId: number): Promise<void> {
  const file = await markArrived(tx, fileId);
  if (!file) return;
  await recordFiles(tx, {
    siteId: file.site_id,
    actor: { accountId: file.account_id, displayName: file.user_name },
    fileNames: [file.display_name],
    actionType: 'UPLOAD',
    upload: file.upload,
  });
  await announceUpdate(tx, { entity: 'site', id: file.site_id, kind: 'updated' });
}
