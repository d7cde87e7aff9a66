import type { Tx } from '../../platform/db.ts';
import type { FileOwner } from './file-owner.ts';
import { findFiles, setArrivedAt } from './queries/files.ts';

/**
 * Marks a file as received, once its last byte is in the unscanned bucket: from now on it is listed, and in the
 * history. Called by the request, the store's event or the sweep, whichever comes first; the others change nothing.
 */
export async function markFileReceived(tx: Tx, owner: FileOwner, fileId: number): Promise<void> {
  if (owner.holdFirst) {
    const [asked] = await findFiles(tx, owner, [fileId]);
    if (!asked) return;
    await owner.holdFirst(tx, asked.owner_id);
  }
  const file = await setArrivedAt(tx, owner, fileId);
  if (!file) return;
  const author = { accountId: file.account_id, displayName: file.user_name };
  await owner.announce(tx, author, file, 'UPLOAD');
}
