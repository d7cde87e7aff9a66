import { sql, type Tx } from '../../../../platform/db.ts';

/** These representations and all that officers copied from them, deleted ones too. */
export async function withCopies(tx: Tx, ids: readonly number[]): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select unnest(${ids}::bigint[]) as id
     union
    select id from representations where copy_of = any(${ids}::bigint[])
     order by id`.execute(tx);
  return rows.map(({ id }) => id);
}
