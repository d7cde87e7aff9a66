import { sql, type Tx } from '../../../../platform/db.ts';

/** Raises the versions of sites: whoever edits from an older state of them is refused. */
export async function raiseVersions(tx: Tx, siteIds: readonly number[]): Promise<void> {
  await sql`
    update sites set row_version = row_version + 1, updated_at = clock_timestamp()
     where id = any(${siteIds}::bigint[])`.execute(tx);
}
