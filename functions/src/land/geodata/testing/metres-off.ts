import type { Geometry } from 'geojson';
import { sql, type Tx } from '../../../platform/db.ts';

/** A position that was read, and the shape in which it should lie. */
export interface ReadPosition {
  x: number;
  y: number;
  srid: number;
  shape: Geometry;
  shapeSrid: number;
}

/** How many metres each position lies outside its shape, in their order; 0 for one within. */
export async function metresOff(tx: Tx, positions: ReadPosition[]): Promise<number[]> {
  const { rows } = await sql<{ metres: number }>`
    select st_distance(
             st_transform(st_setsrid(st_makepoint(p.x, p.y), p.srid), 27700),
             st_transform(st_makevalid(st_setsrid(st_geomfromgeojson(p.shape::text), p."shapeSrid")), 27700)) as metres
      from rows from (jsonb_to_recordset(${JSON.stringify(positions)}::jsonb) as (
             x float8, y float8, srid int, shape jsonb, "shapeSrid" int))
           with ordinality as p (x, y, srid, shape, "shapeSrid", at)
     order by p.at`.execute(tx);
  return rows.map(({ metres }) => metres);
}
