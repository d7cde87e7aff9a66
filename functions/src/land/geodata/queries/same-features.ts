import { MADE_REFERENCE } from '../../ground/sites/site-reference.ts';
import { sql, type Tx } from '../../../platform/db.ts';
import type { LayerFeature } from './layers.ts';

/** So much of two shapes must be the same land, or line, for them to be one feature. */
const LEAST_ALIKE = 0.5;
/** Lines may lie so far from one another, and points twice as far, in metres. */
const REACH = 5;

/**
 * Finds the features of the layer that come again under another reference, as the file gives none that lasts, by shape
 * and place; they go on under the new one, with their id, so that filters and marks that name them still mean them.
 * `references` are all of the file: what stands under one of them is not looked for.
 */
export async function recogniseFeatures(
  tx: Tx,
  layerId: string,
  references: readonly string[],
  features: readonly LayerFeature[],
): Promise<void> {
  await sql`
    with fresh as materialized (
      select i.reference, i.properties, i.ewkb::geometry as shape
        from jsonb_to_recordset(${JSON.stringify(features)}::jsonb) as i (reference text, properties jsonb, ewkb text)
       where not exists (select from layer_features f
                          where f.layer_id = ${layerId} and f.source_reference = i.reference)
    ), pairs as (
      select f.id, n.reference, f.properties = n.properties as alike_in_words, ${likeness} as alike
        from fresh n join layer_features f
          on f.layer_id = ${layerId} and st_dwithin(f.geometry, n.shape, ${2 * REACH}::float8)
         and st_dimension(f.geometry) = st_dimension(n.shape)
         and not (f.source_reference = any(${references}::text[]))
         and (f.source_reference ~ ${MADE_REFERENCE} or n.reference ~ ${MADE_REFERENCE})
    ), ranked as (
      select id, reference,
             row_number() over (partition by id order by alike desc, alike_in_words desc, reference) as of_old,
             row_number() over (partition by reference order by alike desc, alike_in_words desc, id) as of_new
        from pairs where alike >= ${LEAST_ALIKE}::float8
    )
    update layer_features f set source_reference = r.reference
      from ranked r where f.layer_id = ${layerId} and f.id = r.id and r.of_old = 1 and r.of_new = 1`.execute(
    tx,
  );
}

/** From 0 to 1: how much of both areas, or of both lines, is common; how near a point is. */
const likeness = sql`case st_dimension(n.shape)
  when 2 then st_area(st_intersection(f.geometry, n.shape)) / nullif(st_area(st_union(f.geometry, n.shape)), 0)
  when 1 then st_length(st_intersection(n.shape, st_buffer(f.geometry, ${REACH}::float8)))
              / nullif(greatest(st_length(n.shape), st_length(f.geometry)), 0)
  else 1 - st_distance(f.geometry, n.shape) / ${4 * REACH}::float8 end`;
