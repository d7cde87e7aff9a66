import { changed } from '../../../platform/changed.ts';
import type { Tx } from '../../../platform/db.ts';
import { siteChanges } from '../sites/site-changes.ts';
import { setArrivedAt } from './queries/files.ts';

/**
 * Marks a file as received, once its last byte is in the unscanned bucket: from now on it is listed, and in the
 * history. Called by the request, the store's event or the sweep, whichever comes first; the others change nothing.
 */
export async function markFileReceived(tx: Tx, fileId: number): Promise<void> {
  const file = await setArrivedAt(tx, fileId);
  if (!file) return;
  const author = { accountId: file.account_id, displayName: file.user_name };
  await changed(tx, author, {
    of: siteChanges,
    ids: [file.site_id],
    kind: 'updated',
    history: [{ fileNames: [file.display_name], actionType: 'UPLOAD', upload: file.upload }],
  });
}
