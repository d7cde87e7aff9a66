import type { Geometry } from 'geojson';

/** The middle of a geometry's extent in degrees; undefined where it has no place. */
export function centreOf(geometry: Geometry): [number, number] | undefined {
  const points = pointsOf(geometry);
  if (points.length === 0) return undefined;
  const middle = (at: 0 | 1) => {
    const all = points.map((point) => point[at] ?? 0);
    return (all.reduce((a, b) => Math.min(a, b)) + all.reduce((a, b) => Math.max(a, b))) / 2;
  };
  return [middle(0), middle(1)];
}

function pointsOf(geometry: Geometry): number[][] {
  if (geometry.type === 'GeometryCollection') return geometry.geometries.flatMap(pointsOf);
  const flat = (value: unknown): number[][] =>
    Array.isArray(value) && typeof value[0] !== 'number'
      ? value.flatMap(flat)
      : [value as number[]];
  return flat(geometry.coordinates);
}
