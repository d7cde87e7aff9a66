import { boundaryLayer } from '../../ground/layers/boundary-layer.ts';
import { sql, type Tx } from '../../../platform/db.ts';

/** A position in the system that the file has it in. */
export interface FilePlace {
  x: number;
  y: number;
  srid: number;
}

/** So far outside of its boundary a place is still taken for the council's: boundaries are drawn roughly, in metres. */
const NEAR = 500;

/** How many of the places lie outside the council; undefined if no layer says where that is. */
export async function countOutside(
  tx: Tx,
  places: readonly FilePlace[],
): Promise<number | undefined> {
  const { rows } = await sql<{ known: boolean; outside: number }>`
    with council as (select f.geometry from layer_features f where f.layer_id = ${boundaryLayer}),
    places as (
      select st_transform(st_setsrid(st_makepoint(x, y), srid), 27700) as place
        from jsonb_to_recordset(${JSON.stringify(places)}::jsonb) as p (x float8, y float8, srid integer))
    select exists (select from council) as known,
           (select count(*)::int from places p
             where not exists (select from council c where st_dwithin(c.geometry, p.place, ${NEAR}::float8))) as outside`.execute(
    tx,
  );
  return rows[0]?.known ? rows[0].outside : undefined;
}
