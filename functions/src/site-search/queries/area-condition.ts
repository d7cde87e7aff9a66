import { sql, type RawBuilder } from 'kysely';
import type { AreaFilter, AreaProjection, MapArea } from '../filter.ts';

/**
 * Sites that touch the area. A straight edge on the web map is a curve on the National Grid, so an area
 * in 3857 or 4326 (whose boxes are boxes in 3857) is compared with the stored 3857 geometry, one in
 * 27700 with the kept one; each has its own index, and no site is transformed.
 */
export function areaCondition({ value }: AreaFilter): RawBuilder<boolean> {
  if (!value) return sql<boolean>`true`;
  const shape = areaShape(value);
  if (value.projection === '27700') return sql<boolean>`st_intersects(wkb_geometry, ${shape})`;
  const onWebMap = value.projection === '4326' ? sql`st_transform(${shape}, 3857)` : shape;
  return sql<boolean>`st_intersects(geometry_3857, ${onWebMap})`;
}

const SRIDS: Record<AreaProjection, number> = { '27700': 27700, '3857': 3857, '4326': 4326 };

function areaShape({ projection, bbox, polygon }: MapArea): RawBuilder<unknown> {
  const srid = SRIDS[projection];
  if (bbox) {
    const [minX, minY, maxX, maxY] = bbox;
    return sql`st_makeenvelope(${minX}::float8, ${minY}::float8, ${maxX}::float8, ${maxY}::float8, ${srid}::int)`;
  }
  // A drawn shape may cross itself: what it covers is meant.
  return sql`st_makevalid(st_setsrid(st_geomfromgeojson(${JSON.stringify(polygon)}::text), ${srid}::int))`;
}
