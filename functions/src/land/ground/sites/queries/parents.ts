import { sql, type Tx } from '../../../../platform/db.ts';

/** A site that another took in as its part, and the parent that it had before. */
export interface ChildBack {
  siteId: number;
  parentBefore: number | null;
}

/** Those that are still parts of the site; a parent that was deleted since is none. */
export async function stillChildren(
  tx: Tx,
  siteId: number,
  children: readonly ChildBack[],
): Promise<ChildBack[]> {
  if (children.length === 0) return [];
  const { rows } = await sql<ChildBack>`
    select c.id as "siteId", p.id as "parentBefore"
      from jsonb_to_recordset(${JSON.stringify(children)}::jsonb) as b ("siteId" bigint, "parentBefore" bigint)
      join sites c on c.id = b."siteId" and c.parent_id = ${siteId} and not c.is_deleted
      left join sites p on p.id = b."parentBefore" and not p.is_deleted
     order by c.id`.execute(tx);
  return rows;
}

/** These sites and all that they lie inside of, each with its parent. */
export async function findAncestry(
  tx: Tx,
  ids: readonly number[],
): Promise<{ id: number; parentId: number | null }[]> {
  const { rows } = await sql<{ id: number; parentId: number | null }>`
    with recursive around as (
      select id, parent_id from sites where id = any(${ids}::bigint[])
      union
      select s.id, s.parent_id from sites s join around a on s.id = a.parent_id)
    select id, parent_id as "parentId" from around`.execute(tx);
  return rows;
}

/** Gives a site another parent, or none. */
export async function writeParent(tx: Tx, siteId: number, parentId: number | null): Promise<void> {
  await sql`update sites set parent_id = ${parentId} where id = ${siteId}`.execute(tx);
}
