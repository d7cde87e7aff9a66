import { sql, type Tx } from '../../../platform/db.ts';

/** Marks sites as deleted and writes that down for each, by the person and the name they have today. */
export async function markDeleted(
  tx: Tx,
  actor: { accountId: number; displayName: string },
  ids: number[],
  label: string,
): Promise<void> {
  await sql`
    update sites set is_deleted = true, row_version = row_version + 1, updated_at = clock_timestamp()
     where id = any(${ids}::bigint[])`.execute(tx);
  await sql`
    insert into site_history (site_id, type, account_id, user_name, field, field_label, old_value, new_value)
    select id, 'EDIT', ${actor.accountId}, ${actor.displayName}, 'is_deleted', ${label}, 'false', 'true'
      from unnest(${ids}::bigint[]) as id`.execute(tx);
}
