import type { Geometry } from 'geojson';
import { sql, type Tx } from '../../../platform/db.ts';

/** A result of an operation: GeoJSON in EPSG:27700 to a nanometre, and its planar area. */
export interface ShapeMade {
  geometry: Geometry;
  hectares: number;
}

const made = sql`st_asgeojson(shape, 9, 0)::json as geometry,
  round((st_area(shape) / 10000)::numeric, 4) as hectares`;

/** The parts into which lines divide a polygon (EWKB in hex), the largest first, up to `most`; one where they do not. */
export async function splitByLine(
  tx: Tx,
  ewkb: string,
  line: number[][],
  most: number,
): Promise<ShapeMade[]> {
  const geojson = JSON.stringify({ type: 'LineString', coordinates: line });
  const { rows } = await sql<ShapeMade>`
    with whole as (select ${ewkb}::geometry as shape),
         edges as (
           select st_node(st_union(st_boundary(shape), st_setsrid(st_geomfromgeojson(${geojson}), 27700))) as lines
             from whole),
         faces as (select (st_dump(st_polygonize(lines))).geom as shape from edges)
    -- What polygons of lines enclose besides are the holes.
    select ${made} from faces
     where st_contains((select shape from whole), st_pointonsurface(shape))
     order by st_area(shape) desc
     limit ${most}`.execute(tx);
  return rows;
}

/** All of them as one; where they do not touch, in several parts. */
export async function mergeShapes(
  tx: Tx,
  ewkbs: string[],
  siteIds: number[],
): Promise<ShapeMade | undefined> {
  const { rows } = await sql<ShapeMade>`
    with merged as (
      select st_union(shape) as shape
        from (select each::geometry as shape from unnest(${ewkbs}::text[]) as each
               union all
              select wkb_geometry from sites
               where id = any(${siteIds}::bigint[]) and st_dimension(wkb_geometry) = 2) as shapes)
    select ${made} from merged`.execute(tx);
  return rows[0];
}

/** The first without the others; undefined where nothing is left, and `touched` says whether anything went. */
export async function cutShapes(
  tx: Tx,
  ewkb: string,
  cutters: string[],
): Promise<{ left: ShapeMade | undefined; touched: boolean }> {
  const { rows } = await sql<ShapeMade & { touched: boolean }>`
    with given as (
      select ${ewkb}::geometry as whole, (select st_union(each::geometry) from unnest(${cutters}::text[]) as each) as out),
         cut as (
      select st_collectionextract(st_difference(whole, out), 3) as shape,
             st_relate(whole, out, '2********') as touched from given)
    select ${made}, touched from cut`.execute(tx);
  const row = rows[0];
  const { touched = false, geometry, hectares = 0 } = row ?? {};
  return { left: geometry && hectares > 0 ? { geometry, hectares } : undefined, touched };
}

/** Which of the shapes reach further than a centimetre beyond the site's boundary, by their place in the list. */
export async function findOutside(tx: Tx, siteId: number, ewkbs: string[]): Promise<number[]> {
  const { rows } = await sql<{ place: number }>`
    select place - 1 as place
      from sites s, unnest(${ewkbs}::text[]) with ordinality as e (shape, place)
     where s.id = ${siteId}
       and not coalesce(st_coveredby(e.shape::geometry, st_buffer(s.wkb_geometry, 0.01)), false)
     order by place`.execute(tx);
  return rows.map(({ place }) => place);
}
