import { areaProjections, type AreaProjection, type LayerArea, type MapArea } from './filter.ts';
import { FILTER_LIMITS } from './filter-limits.ts';

/** What is wrong with a value that is not a box, a polygon with closed rings, or a layer's features. */
export function areaFault(value: unknown): string | undefined {
  return isLayer(value) || isMapArea(value)
    ? undefined
    : 'Must be a box or a polygon in 27700, 3857 or 4326, or a layer';
}

function isMapArea(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return false;
  const { projection, bbox, polygon, ...rest } = value as Partial<MapArea>;
  if (Object.keys(rest).length > 0 || !areaProjections.includes(projection as AreaProjection))
    return false;
  const isDegrees = projection === '4326';
  if (bbox !== undefined)
    return (
      polygon === undefined &&
      isBox(bbox) &&
      (!isDegrees || [bbox.slice(0, 2), bbox.slice(2)].every(isOnEarth))
    );
  return isPolygon(polygon) && (!isDegrees || polygon!.coordinates.flat().every(isOnEarth));
}

/** A map that shows the world more than once goes past the date line; past a pole there is nothing. */
const isOnEarth = ([longitude = NaN, latitude = NaN]: number[]) =>
  Math.abs(longitude) <= 540 && Math.abs(latitude) <= 90;

/** Whether a value names a layer, and of it features that may be or a distance that is bounded. */
export function isLayer(value: unknown): value is LayerArea {
  if (typeof value !== 'object' || value === null) return false;
  const { layerId, featureIds, within, ...rest } = value as Partial<LayerArea>;
  if (Object.keys(rest).length > 0) return false;
  if (typeof layerId !== 'string' || !/^[A-Za-z0-9_-]{1,80}$/.test(layerId)) return false;
  const isNear =
    within === undefined || (isNumber(within) && within >= 0 && within <= FILTER_LIMITS.within);
  return isNear && (featureIds === undefined || isIdList(featureIds));
}

function isIdList(ids: unknown): boolean {
  if (!Array.isArray(ids) || ids.length === 0 || ids.length > FILTER_LIMITS.features) return false;
  return ids.every((id) => Number.isSafeInteger(id) && (id as number) > 0);
}

/** JSON's 1e999 is infinite. */
const isNumber = (value: unknown): value is number =>
  typeof value === 'number' && Number.isFinite(value);

function isBox(box: unknown): boolean {
  if (!Array.isArray(box) || box.length !== 4 || !box.every(isNumber)) return false;
  const [minX, minY, maxX, maxY] = box as [number, number, number, number];
  return minX < maxX && minY < maxY;
}

function isPolygon(shape: unknown): boolean {
  const { type, coordinates, ...rest } = (shape ?? {}) as Partial<NonNullable<MapArea['polygon']>>;
  if (type !== 'Polygon' || Object.keys(rest).length > 0 || !Array.isArray(coordinates))
    return false;
  if (coordinates.length === 0 || coordinates.flat().length > FILTER_LIMITS.vertices) return false;
  return coordinates.every((ring) => Array.isArray(ring) && ring.length >= 4 && isClosed(ring));
}

function isClosed(ring: unknown[]): boolean {
  const isPoint = (at: unknown) => Array.isArray(at) && at.length === 2 && at.every(isNumber);
  return ring.every(isPoint) && String(ring[0]) === String(ring[ring.length - 1]);
}
