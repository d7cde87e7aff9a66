import { sql, type Tx } from '../../../../platform/db.ts';

/** Notes that the draft was changed, and by whom. */
export async function touchDocument(tx: Tx, id: number, accountId: number | null): Promise<void> {
  await sql`
    update documents set revision = revision + 1, updated_by = coalesce(${accountId}::bigint, updated_by), updated_at = clock_timestamp()
     where id = ${id}`.execute(tx);
}
