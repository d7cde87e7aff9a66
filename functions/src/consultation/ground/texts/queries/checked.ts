import { sql, type Tx } from '../../../../platform/db.ts';

/** Notes that somebody who may read originals has looked texts over; gives those that nobody had before. */
export async function writeChecked(tx: Tx, ids: readonly number[]): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    update representations set is_checked = true, row_version = row_version + 1
     where id = any(${ids}::bigint[]) and not is_checked and not is_deleted
    returning id`.execute(tx);
  return rows.map(({ id }) => id);
}
