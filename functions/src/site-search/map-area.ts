import { yup } from '../platform/contract.ts';
import { areaProjections, type AreaProjection, type MapArea } from './filter.ts';
import { FILTER_LIMITS } from './filter-limits.ts';

/** A box or a polygon in one of the projections, every ring closed. */
export const mapArea = yup
  .mixed<MapArea>()
  .test('area', 'Must be a box or a polygon in 27700, 3857 or 4326', (value) => {
    if (value == null) return true;
    const { projection, bbox, polygon, ...rest } = value as Partial<MapArea>;
    if (Object.keys(rest).length > 0 || !areaProjections.includes(projection as AreaProjection))
      return false;
    if (bbox !== undefined) return polygon === undefined && isBox(bbox);
    return isPolygon(polygon);
  });

export const isNumber = (value: unknown): value is number =>
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
