import { sql } from '../../../../platform/db.ts';
import type { LayerArea } from '../../../../council/ground/filters/filter.ts';
import type { Condition } from './kind-condition.ts';

/**
 * As a join of its own, so that the planner may begin with whichever side is smaller (a few wards and a
 * million sites, a list of ten sites and a thousand flood zones): both sides have their spatial index.
 */
export function touchesLayer({ layerId, featureIds, within }: LayerArea): Condition {
  const meets = within
    ? sql`st_dwithin(f.geometry, s.wkb_geometry, ${within}::float8)`
    : sql`st_intersects(f.geometry, s.wkb_geometry)`;
  const named = featureIds ? sql`and f.id = any(${featureIds}::bigint[])` : sql``;
  return sql<boolean>`id in (
    select s.id from layer_features f join sites s on ${meets}
     where not s.is_deleted and f.layer_id = ${layerId} ${named})`;
}
