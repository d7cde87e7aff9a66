import type { Geometry } from 'geojson';
import { sql, type Tx } from '../../platform/db.ts';

export interface Relation {
  id: number;
  isPrimary: boolean;
  isPrimaryOf: boolean;
  comment: string;
  row_version: number;
}

/** The relations of a site as seen from it, the primary one first; relations to deleted sites are left out. */
export async function findRelations(tx: Tx, siteId: number, otherId?: number): Promise<Relation[]> {
  const { rows } = await sql<Relation>`
    select r.id, coalesce(t.primary_id = r.id, false) as "isPrimary",
           coalesce(t.primary_id = ${siteId}, false) as "isPrimaryOf", t.comment, t.row_version
      from (select second_id as other_id, primary_id, comment, row_version from related_sites where first_id = ${siteId}
            union all
            select first_id, primary_id, comment, row_version from related_sites where second_id = ${siteId}) t
      join sites r on r.id = t.other_id and not r.is_deleted
     where ${otherId ?? null}::bigint is null or r.id = ${otherId ?? null}
     order by coalesce(t.primary_id = r.id, false) desc, r.id`.execute(tx);
  return rows;
}

/** Returns whether the relation is new. */
export async function insertRelation(tx: Tx, siteId: number, otherId: number): Promise<boolean> {
  const { rows } = await sql`
    insert into related_sites (first_id, second_id)
    values (${Math.min(siteId, otherId)}, ${Math.max(siteId, otherId)})
    on conflict do nothing returning first_id`.execute(tx);
  return rows.length > 0;
}

const pair = (siteId: number, otherId: number) =>
  sql`first_id = ${Math.min(siteId, otherId)} and second_id = ${Math.max(siteId, otherId)}`;

/** Updates a relation from one side. Clearing the primary mark here leaves the other side's mark alone. */
export async function writeRelation(
  tx: Tx,
  siteId: number,
  otherId: number,
  { isPrimary, comment }: { isPrimary: boolean; comment: string },
): Promise<void> {
  await sql`
    update related_sites
       set comment = ${comment}, row_version = row_version + 1,
           primary_id = case when ${isPrimary}::boolean then ${otherId}::bigint
                             when primary_id = ${siteId} then primary_id end
     where ${pair(siteId, otherId)}`.execute(tx);
  if (!isPrimary) return;
  await sql`
    update related_sites set primary_id = null, row_version = row_version + 1
     where ${siteId} in (first_id, second_id) and not (${pair(siteId, otherId)})
       and primary_id is not null and primary_id <> ${siteId}`.execute(tx);
}

/** Ends a relation, from either side; returns false if there was none. */
export async function deleteRelation(tx: Tx, siteId: number, otherId: number): Promise<boolean> {
  const { rows } = await sql`
    delete from related_sites where ${pair(siteId, otherId)} returning first_id`.execute(tx);
  return rows.length > 0;
}

interface Family {
  parent: number | null;
  children: number[];
  children_count: number;
}

/** Ids of a site's parent and children, except deleted ones. */
export async function findFamily(tx: Tx, siteId: number, most: number): Promise<Family> {
  const { rows } = await sql<Family>`
    with children as (select id from sites where parent_id = ${siteId} and not is_deleted)
    select (select p.id from sites s join sites p on p.id = s.parent_id
             where s.id = ${siteId} and not p.is_deleted) as parent,
           array(select id from children order by id limit ${most})::int[] as children,
           (select count(*)::int from children) as children_count`.execute(tx);
  return rows[0] ?? { parent: null, children: [], children_count: 0 };
}

/** Outlines in 4326, simplified to a metre in 27700: a preview does not need 30,000 corners. */
export async function findOutlines(
  tx: Tx,
  ids: number[],
): Promise<{ id: number; geometry: Geometry | null }[]> {
  const { rows } = await sql<{ id: number; geometry: Geometry | null }>`
    select id, st_asgeojson(st_transform(st_simplify(wkb_geometry, 1, true), 4326), 6)::json as geometry
      from sites where id = any(${ids}::bigint[]) order by id`.execute(tx);
  return rows;
}
