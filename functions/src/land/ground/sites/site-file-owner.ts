import { changed } from '../../../platform/changed.ts';
import type { FileOwner } from '../../../records/files/file-owner.ts';
import { requireSite } from './required-sites.ts';
import { siteChanges } from './site-changes.ts';

/** Sites have files; history names them. */
export const siteFileOwner: FileOwner = {
  table: 'site_files',
  column: 'site_id',
  records: 'sites',
  folder: 'site-files',
  hold: (tx, siteId) => requireSite(tx, siteId, 'share'),
  announce: async (tx, author, { owner_id: siteId, display_name: name, upload }, actionType) => {
    const together = actionType === 'UPLOAD' ? { upload } : {};
    await changed(tx, author, {
      of: siteChanges,
      ids: [siteId],
      kind: 'updated',
      history: actionType ? [{ fileNames: [name], actionType, ...together }] : [],
    });
  },
};
