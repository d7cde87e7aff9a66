import { sql, type Tx } from '../../../platform/db.ts';
import { siteNames } from '../../ground/sites/site-names.ts';

/** Most overlapping sites that are named. */
const MOST = 20;
/** Square metres: neighbours that were drawn from different maps share slivers. */
const SLIVER = 1;

interface OverlappingSite {
  id: number;
  name: string;
  /** Of what both cover; 0 for a site that is a point. */
  hectares: number;
}

/** Other sites that cover part of this one's boundary, or lie in it as points; neither its parent nor its children. */
export async function findOverlaps(tx: Tx, siteId: number): Promise<OverlappingSite[]> {
  const { rows } = await sql<{ id: number; hectares: number }>`
    select o.id, round((met.area / 10000)::numeric, 4) as hectares
      from sites s
      join sites o on o.id <> s.id and not o.is_deleted and st_intersects(o.wkb_geometry, s.wkb_geometry)
     cross join lateral (
       select st_area(st_collectionextract(st_intersection(o.wkb_geometry, s.wkb_geometry), 3)) as area) met
     where s.id = ${siteId} and st_dimension(s.wkb_geometry) = 2
       and o.parent_id is distinct from s.id and s.parent_id is distinct from o.id
       and (st_dimension(o.wkb_geometry) = 0 or met.area > ${SLIVER})
     order by met.area desc, o.id limit ${MOST}`.execute(tx);
  const names = await siteNames(
    tx,
    rows.map(({ id }) => id),
  );
  return rows.map(({ id, hectares }) => ({ id, name: names.get(id) ?? String(id), hectares }));
}

/** The area that the site's register or file gave for this field, and whether the site still has that one. */
export async function findPublishedArea(
  tx: Tx,
  siteId: number,
  field: string,
): Promise<{ hectares: number; held: boolean } | undefined> {
  const column = sql.ref(`s.${field}`);
  const { rows } = await sql<{ hectares: number; held: boolean }>`
    select p.hectares, coalesce(p.hectares = ${column}::float8, false) as held
      from sites s join site_imports m on m.site_id = s.id
     cross join lateral (select (m.source_values ->> ${field})::float8 as hectares) p
     where s.id = ${siteId} and p.hectares > 0`.execute(tx);
  return rows[0];
}
