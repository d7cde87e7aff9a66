import type { Geometry, Position } from 'geojson';

/** Every position of a geometry, whatever its kind. */
export function positionsOf(geometry: Geometry): Position[] {
  if (geometry.type === 'GeometryCollection') return geometry.geometries.flatMap(positionsOf);
  return leaves(geometry.coordinates);
}

function leaves(at: unknown): Position[] {
  if (!Array.isArray(at)) return [];
  return typeof at[0] === 'number' ? [at as Position] : at.flatMap(leaves);
}

/** The position that a geometry begins with; none where it is empty. */
export function firstPosition(geometry: Geometry | null): Position | undefined {
  return geometry ? positionsOf(geometry)[0] : undefined;
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
