import { sql, type Tx } from '../../../../platform/db.ts';
import type { AreaProjection } from '../../../../council/ground/filters/filter.ts';
import type { Condition } from '../../../../records/search/conditions/kind-condition.ts';
import { rowsWhere } from '../../../../records/search/queries/search.ts';
import { siteRecords } from '../site-records.ts';

const SRIDS: Record<AreaProjection, number> = { '27700': 27700, '3857': 3857, '4326': 4326 };

/** Box around the sites that meet the condition; null when there are none. */
export async function extentWhere(
  tx: Tx,
  where: Condition,
  projection: AreaProjection,
): Promise<number[] | null> {
  const column = projection === '27700' ? sql`wkb_geometry` : sql`geometry_3857`;
  const { rows } = await sql<{ box: number[] | null }>`
    select case when e is null then null
           else array[st_xmin(e), st_ymin(e), st_xmax(e), st_ymax(e)] end as box
      from (select st_transform(st_setsrid(st_extent(${column})::geometry,
                     ${projection === '27700' ? 27700 : 3857}::int), ${SRIDS[projection]}::int) as e
              from ${rowsWhere(siteRecords, where)}) as found`.execute(tx);
  return rows[0]?.box ?? null;
}

/** Geometries as GeoJSON; 7 decimals of a degree, centimetres otherwise. */
export async function geometriesOfSites(tx: Tx, siteIds: number[], projection: AreaProjection) {
  const column = projection === '3857' ? sql`geometry_3857` : sql`wkb_geometry`;
  const shape = projection === '4326' ? sql`st_transform(${column}, 4326)` : column;
  const { rows } = await sql<{ id: number; geometry: GeoJSON.Geometry | null }>`
    select id, st_asgeojson(${shape}, ${projection === '4326' ? 7 : 2}::int)::json as geometry
      from sites where not is_deleted and id = any(${siteIds}::bigint[]) order by id`.execute(tx);
  return rows;
}
