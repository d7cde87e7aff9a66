import { withTenant } from '../../../platform/db.ts';
import { removeFiles } from '../../../platform/storage.ts';
import { allTenants } from '../../../platform/tenancy.ts';
import { findOutdated, markExpired } from './queries/exports.ts';
import { folderOf } from './run-export.ts';

/** Removes the files of exports finished over 30 days ago, in every council; the list still names them. */
export async function tidyExports(): Promise<void> {
  for (const tenant of await allTenants()) {
    const ids = await withTenant(tenant, findOutdated);
    // The file first: if interrupted between the two, tomorrow's run finds it again.
    for (const id of ids) await removeFiles(folderOf(tenant.shortName, id));
    if (ids.length > 0) await withTenant(tenant, (tx) => markExpired(tx, ids));
  }
}
