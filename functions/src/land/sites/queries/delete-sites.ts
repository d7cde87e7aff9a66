import { sql, type Tx } from '../../../platform/db.ts';

/** Marks sites as deleted; their records stay. */
export async function markSitesDeleted(tx: Tx, ids: number[]): Promise<void> {
  await sql`
    update sites set is_deleted = true, row_version = row_version + 1, updated_at = clock_timestamp()
     where id = any(${ids}::bigint[])`.execute(tx);
}
