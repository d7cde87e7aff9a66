import { withTenant } from '../../../platform/db.ts';
import { removeFiles } from '../../../platform/storage.ts';
import { inEachCouncil } from '../../../platform/each-council.ts';
import { findOutdated, markExpired } from './queries/exports.ts';
import { folderOf } from './run-export.ts';

/** Removes the files of exports finished over 30 days ago, in every council; the list still names them. */
export const tidyExports = (): Promise<void> =>
  inEachCouncil('tidying exports', async (tenant) => {
    const ids = await withTenant(tenant, findOutdated);
    // The file first: if interrupted between the two, tomorrow's run finds it again.
    for (const id of ids) await removeFiles(folderOf(tenant.shortName, id));
    if (ids.length > 0) await withTenant(tenant, (tx) => markExpired(tx, ids));
  });
