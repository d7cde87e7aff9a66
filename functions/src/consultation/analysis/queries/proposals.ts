import { sql, type Tx } from '../../../platform/db.ts';

/** Writes what an officer decided about a proposed campaign or theme, which is held: its name, or what it is now. */
export async function writeDecision(
  tx: Tx,
  table: 'campaigns' | 'themes',
  id: number,
  { name = null, state = null }: { name?: string | null; state?: string | null },
  accountId: number,
): Promise<void> {
  await sql`
    update ${sql.ref(table)}
       set name = coalesce(${name}, name), state = coalesce(${state}, state), account_id = ${accountId},
           row_version = row_version + 1, updated_at = clock_timestamp()
     where id = ${id}`.execute(tx);
}
