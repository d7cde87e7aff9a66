import { sql, type Sql } from '../../../../platform/db.ts';
import {
  isLayerArea,
  type AreaFilter,
  type AreaProjection,
  type MapArea,
} from '../../../../council/ground/filters/filter.ts';
import { negateIfExcluded } from '../negate-if-excluded.ts';
import type { PlaceCondition, PlacedRecord } from '../kind-condition.ts';
import { touchesLayer } from '../touches-layer.ts';

/** Sites that touch the area; with `!=` those that touch none of it, which sites without a place do. */
export const inAreaCondition: PlaceCondition<AreaFilter> = (asked, record) =>
  negateIfExcluded(
    asked,
    isLayerArea(asked.value)
      ? touchesLayer(asked.value, record)
      : touchesShape(asked.value, record),
  );

/**
 * A straight edge on the web map is a curve on the National Grid, so an area in 3857 or 4326 (whose
 * boxes are boxes in 3857) is compared with the stored 3857 geometry, one in 27700 with the kept one;
 * each has its own index, and no site is transformed.
 */
function touchesShape(value: MapArea, { place }: PlacedRecord): Sql<boolean> {
  const shape = areaShape(value);
  if (value.projection === '27700')
    return sql<boolean>`st_intersects(${sql.ref(place.grid)}, ${shape})`;
  const onWebMap = value.projection === '4326' ? sql`st_transform(${shape}, 3857)` : shape;
  return sql<boolean>`st_intersects(${sql.ref(place.web)}, ${onWebMap})`;
}

const SRIDS: Record<AreaProjection, number> = { '27700': 27700, '3857': 3857, '4326': 4326 };

function areaShape({ projection, bbox, polygon }: MapArea): Sql {
  const srid = SRIDS[projection];
  if (bbox) {
    const [minX, minY, maxX, maxY] = bbox;
    return sql`st_makeenvelope(${minX}::float8, ${minY}::float8, ${maxX}::float8, ${maxY}::float8, ${srid}::int)`;
  }
  // A drawn shape may cross itself: what it covers is meant.
  return sql`st_makevalid(st_setsrid(st_geomfromgeojson(${JSON.stringify(polygon)}::text), ${srid}::int))`;
}
