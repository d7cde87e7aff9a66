import { sql, type Tx } from '../../../platform/db.ts';

/** A geometry as the file has it. */
export interface FileShape {
  row: number;
  /** A GeoJSON geometry in the axis order of x, y. */
  geojson: string;
  srid: number;
}

export interface TransformedShape {
  row: number;
  /** EWKB in EPSG:27700 as hex; null if nothing of it is usable. */
  ewkb: string | null;
  dimension: number;
  /** Why the geometry was repaired or refused; null if it was valid. */
  fault: string | null;
  outside: boolean;
  /** Square metres before and after the repair; parts that overlap count twice before it. */
  given_area: number;
  area: number;
}

/**
 * Transforms geometries into EPSG:27700 and makes them valid, keeping the part of their own dimension (a polygon
 * stays one) and filling it where its parts overlap. The only place of the import where a datum is shifted; without the OSTN15 grid it is off by 1 to 5 m.
 */
export async function transformShapes(tx: Tx, shapes: FileShape[]): Promise<TransformedShape[]> {
  const { rows } = await sql<TransformedShape>`
    with given as (
      select "row", st_force2d(st_setsrid(st_geomfromgeojson(geojson), srid)) as shape
        from jsonb_to_recordset(${JSON.stringify(shapes)}::jsonb) as s ("row" integer, geojson text, srid integer)
    ), placed as (
      select "row", st_transform(shape, 27700) as shape from given
    ), sound as (
      select "row", st_dimension(shape) as dimension,
             case when not st_isvalid(shape) then st_isvalidreason(shape) end as fault,
             case when st_isvalid(shape) then shape
                  else st_collectionextract(st_makevalid(shape, 'method=structure'), st_dimension(shape) + 1)
                   end as shape, st_area(shape) as given_area
        from placed
    )
    select "row", dimension, fault,
           given_area, st_area(shape) as area,
           case when st_isempty(shape) then null else encode(st_asewkb(shape), 'hex') end as ewkb,
           not (st_isempty(shape) or st_within(shape, st_makeenvelope(-100000, -100000, 800000, 1400000, 27700))) as outside
      from sound order by "row"`.execute(tx);
  return rows;
}
