import { sql, type Tx } from '../../../../platform/db.ts';

/** Of these sites those that lie inside others of them, however far down: with those, the outermost first. */
export async function findAllAround(
  tx: Tx,
  siteIds: readonly number[],
): Promise<Map<number, number[]>> {
  const { rows } = await sql<{ id: number; around: number[] }>`
    with recursive among as materialized (
      select id from sites where id = any(${siteIds}::bigint[]) and not is_deleted),
    above as (
      select s.id, s.parent_id as around, 1 as steps from among join sites s using (id) where s.parent_id is not null
      union
      select a.id, p.parent_id, a.steps + 1 from above a join sites p on p.id = a.around where p.parent_id is not null)
    select a.id, json_agg(a.around order by a.steps desc) as around
      from above a join among m on m.id = a.around
     group by a.id order by a.id`.execute(tx);
  return new Map(rows.map(({ id, around }) => [id, around]));
}
