import type { Geometry, Position } from 'geojson';

/** Every position of a geometry, whatever its kind. */
export function positionsOf(geometry: Geometry): Position[] {
  if (geometry.type === 'GeometryCollection') return geometry.geometries.flatMap(positionsOf);
  return leaves(geometry.coordinates);
}

function leaves(at: unknown): Position[] {
  if (!Array.isArray(at)) return [];
  const entries = at as unknown[];
  if (typeof entries[0] === 'number') return [at as Position];
  // A ring or a line, which may have tens of thousands, is taken as it is.
  return entries.length > 0 && entries.every(isPosition) ? entries : entries.flatMap(leaves);
}

const isPosition = (value: unknown): value is Position =>
  Array.isArray(value) && typeof value[0] === 'number';

/** The position that a geometry begins with; none where it is empty. */
export function firstPosition(geometry: Geometry | null): Position | undefined {
  if (!geometry) return undefined;
  if (geometry.type !== 'GeometryCollection') return firstLeaf(geometry.coordinates);
  for (const each of geometry.geometries) {
    const first = firstPosition(each);
    if (first) return first;
  }
  return undefined;
}

function firstLeaf(at: unknown): Position | undefined {
  if (!Array.isArray(at)) return undefined;
  if (typeof at[0] === 'number') return at as Position;
  for (const each of at as unknown[]) {
    const first = firstLeaf(each);
    if (first) return first;
  }
  return undefined;
}

/** Whether a position can be a longitude and latitude; PostGIS fails on others as a whole statement. */
export function isLongitudeLatitude([x = Number.NaN, y = Number.NaN]: Position): boolean {
  return Math.abs(x) <= 180 && Math.abs(y) <= 90;
}

const MAX_METRES = 1e8;

/** Whether a position can be in metres on any map of the Earth, which is 4e7 m around. */
export function inMetres([x = Number.NaN, y = Number.NaN]: Position): boolean {
  return Math.abs(x) <= MAX_METRES && Math.abs(y) <= MAX_METRES;
}
