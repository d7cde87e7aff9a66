import type { Geometry } from 'geojson';
import { sql, type Tx } from '../../../platform/db.ts';

export interface PlacedShape {
  row: number;
  /** EWKB in EPSG:27700 as hex. */
  ewkb: string;
  /** Planar. */
  hectares: number;
  /** Why the geometry is invalid; null if it is valid. */
  fault: string | null;
  /** Whether it lies within the bounds of EPSG:27700. */
  inside: boolean;
}

/** Brings shapes into EPSG:27700 and measures them there. */
export async function placeInGrid(
  tx: Tx,
  shapes: { row: number; srid: number; geojson: string }[],
): Promise<PlacedShape[]> {
  if (shapes.length === 0) return [];
  const { rows } = await sql<PlacedShape>`
    with given as (
      select "row", st_force2d(st_setsrid(st_geomfromgeojson(geojson), srid)) as shape
        from jsonb_to_recordset(${JSON.stringify(shapes)}::jsonb) as s ("row" integer, geojson text, srid integer)
    ), placed as (
      select "row", st_transform(shape, 27700) as shape from given
    )
    select "row", encode(st_asewkb(shape), 'hex') as ewkb,
           round((st_area(shape) / 10000)::numeric, 4) as hectares,
           case when not st_isvalid(shape) then st_isvalidreason(shape) end as fault,
           shape @ st_makeenvelope(0, 0, 700000, 1300000, 27700) as inside
      from placed order by "row"`.execute(tx);
  return rows;
}

/** GeoJSON in 4326 of shapes in EWKB, to a tenth of a millimetre: what is sent back must be the same shape. */
export async function inDegrees(tx: Tx, ewkbs: readonly string[]): Promise<Geometry[]> {
  const { rows } = await sql<{ geometry: Geometry }>`
    select st_asgeojson(st_transform(ewkb::geometry, 4326), 9)::json as geometry
      from unnest(${ewkbs}::text[]) with ordinality as e (ewkb, place) order by place`.execute(tx);
  return rows.map(({ geometry }) => geometry);
}
