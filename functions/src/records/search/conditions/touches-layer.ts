import { sql } from '../../../platform/db.ts';
import type { LayerArea } from '../../../council/ground/filters/filter.ts';
import type { Condition, PlacedRecord } from './kind-condition.ts';

/**
 * As a join of its own, so that the planner may begin with whichever side is smaller (a few wards and a
 * million sites, a list of ten sites and a thousand flood zones): both sides have their spatial index.
 */
export function touchesLayer(
  { layerId, featureIds, within }: LayerArea,
  { rows, exists, place }: PlacedRecord,
): Condition {
  const shape = sql.ref(`r.${place.grid}`);
  const meets = within
    ? sql`st_dwithin(f.geometry, ${shape}, ${within}::float8)`
    : sql`st_intersects(f.geometry, ${shape})`;
  const named = featureIds ? sql`and f.id = any(${featureIds}::bigint[])` : sql``;
  return sql<boolean>`id in (
    select r.id from layer_features f join ${rows} as r on ${meets}
     where ${exists} and f.layer_id = ${layerId} ${named})`;
}
