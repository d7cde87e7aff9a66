import { sql, type Tx } from '../../../../platform/db.ts';

/** From where a representation that was taken back is registered again. */
export type TakenBackTo = 'inbox' | 'file' | 'document';

/** Those of these representations that were taken back to where they are registered again from, in the order of their ids. */
export async function findTakenBack(
  tx: Tx,
  ids: readonly number[],
): Promise<{ id: number; from: TakenBackTo }[]> {
  const { rows } = await sql<{ id: number; from: TakenBackTo }>`
    select id, taken_back_to as "from" from representations
     where id = any(${ids}::bigint[]) and taken_back_to is not null order by id`.execute(tx);
  return rows;
}
