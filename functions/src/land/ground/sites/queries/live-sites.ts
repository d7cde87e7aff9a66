import { sql, type Tx } from '../../../../platform/db.ts';

const HOLD = { update: sql`for update`, share: sql`for share` };

/**
 * Those of the ids that are sites and were not deleted. Every bulk call holds sites in ascending order, so that two
 * of them wait for one another instead of failing.
 */
export async function findLiveSites(
  tx: Tx,
  ids: number[],
  hold?: keyof typeof HOLD,
): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select id from sites where id = any(${ids}::bigint[]) and not is_deleted
     order by id ${hold ? HOLD[hold] : sql``}`.execute(tx);
  return rows.map(({ id }) => id);
}
