import { sql, type Tx } from '../../../../platform/db.ts';

/** Of these sites those that lie inside another of them, however far down, with the outermost that is one of them. */
export async function findInside(
  tx: Tx,
  siteIds: readonly number[],
): Promise<{ id: number; around: number }[]> {
  const { rows } = await sql<{ id: number; around: number }>`
    with recursive among as materialized (
      select id from sites where id = any(${siteIds}::bigint[]) and not is_deleted),
    above as (
      select s.id, s.parent_id as around, 1 as steps from among join sites s using (id) where s.parent_id is not null
      union
      select a.id, p.parent_id, a.steps + 1 from above a join sites p on p.id = a.around where p.parent_id is not null)
    select distinct on (a.id) a.id, a.around from above a join among m on m.id = a.around
     order by a.id, a.steps desc`.execute(tx);
  return rows;
}
