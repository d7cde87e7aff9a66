import type { ChangeRules } from '../../../platform/changed.ts';
import { sql, type Tx } from '../../../platform/db.ts';
import { writeSiteHistory, type SiteLine } from '../../../records/history/record-history.ts';
import { sitesLayerId } from '../layers/sites-layer.ts';

/** What follows a change of sites. Hold the sites first. */
export const siteChanges: ChangeRules<number, SiteLine> = {
  entity: 'site',
  writeHistory: writeSiteHistory,
  raiseVersions,
  layersOf: () => [sitesLayerId],
};

/** Whoever edits from an older state of these sites is refused. */
async function raiseVersions(tx: Tx, siteIds: readonly number[]): Promise<void> {
  await sql`
    update sites set row_version = row_version + 1, updated_at = clock_timestamp()
     where id = any(${siteIds}::bigint[])`.execute(tx);
}
