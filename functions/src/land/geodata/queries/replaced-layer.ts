import { sql, type Tx } from '../../../platform/db.ts';
import type { FilePlace } from './outside-council.ts';

/** More places say no more of where a layer lies. */
const MAX_LAYER_PLACES = 1000;

/** How many features a layer holds, and how many of them a file has no reference of. */
export async function countMissing(
  tx: Tx,
  layerId: string,
  references: readonly string[],
): Promise<{ held: number; missing: number }> {
  const { rows } = await sql<{ held: number; missing: number }>`
    select count(*)::int as held,
           count(*) filter (where not source_reference = any(${references}::text[]))::int as missing
      from layer_features where layer_id = ${layerId}`.execute(tx);
  return rows[0] ?? { held: 0, missing: 0 };
}

/** Those of a file's references that no feature of the layer has. */
export async function freshReferences(
  tx: Tx,
  layerId: string,
  references: readonly string[],
): Promise<string[]> {
  const { rows } = await sql<{ reference: string }>`
    select reference from unnest(${references}::text[]) as reference
    except select source_reference from layer_features where layer_id = ${layerId}`.execute(tx);
  return rows.map(({ reference }) => reference);
}

/** Where a layer's features are. */
export async function placesOfLayer(tx: Tx, layerId: string): Promise<FilePlace[]> {
  const { rows } = await sql<FilePlace>`
    select st_x(place) as x, st_y(place) as y, 27700 as srid
      from (select st_pointonsurface(geometry) as place from layer_features
             where layer_id = ${layerId} order by id limit ${MAX_LAYER_PLACES}) p
     where place is not null and not st_isempty(place)`.execute(tx);
  return rows;
}
