import type { Geometry, Position } from 'geojson';

/** Reads a GeoJSON point, polygon or multipolygon, heights left out; undefined for anything else. */
export function parseGeojson(given: unknown): Geometry | undefined {
  if (given === null || typeof given !== 'object') return undefined;
  const { type, coordinates } = given as { type?: unknown; coordinates?: unknown };
  if (type === 'Point') {
    const position = positionOf(coordinates);
    return position && { type, coordinates: position };
  }
  if (type === 'Polygon') {
    const rings = ringsOf(coordinates);
    return rings && { type, coordinates: rings };
  }
  if (type === 'MultiPolygon') {
    const parts = listOf(coordinates, ringsOf);
    return parts && { type, coordinates: parts };
  }
  return undefined;
}

const ringsOf = (value: unknown) => listOf(value, (ring) => listOf(ring, positionOf));

/** Every entry read, or nothing: neither an empty list nor one with a fault is a shape. */
function listOf<T>(value: unknown, read: (entry: unknown) => T | undefined): T[] | undefined {
  if (!Array.isArray(value) || value.length === 0) return undefined;
  const entries: T[] = [];
  for (const each of value) {
    const entry = read(each);
    if (entry === undefined) return undefined;
    entries.push(entry);
  }
  return entries;
}

function positionOf(value: unknown): Position | undefined {
  if (!Array.isArray(value) || value.length < 2 || value.length > 4) return undefined;
  const [x, y] = value as unknown[];
  if (!Number.isFinite(x) || !Number.isFinite(y)) return undefined;
  return value.length === 2 ? (value as Position) : [x as number, y as number];
}
