import { sql, type Tx } from '../../../../platform/db.ts';

/**
 * The council's field that the database sets to the day of every change that a register's reader would see
 * (`is_seen_in_register`). The database says which it is.
 */
export async function lastUpdatedField(tx: Tx): Promise<string | undefined> {
  const { rows } = await sql<{ field: string | null }>`
    select last_updated_field() as field`.execute(tx);
  return rows[0]?.field ?? undefined;
}
