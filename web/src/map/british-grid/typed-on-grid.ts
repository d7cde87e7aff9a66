import { type Point, toGrid } from '../draw/national-grid.ts';

/** A typed place, given in degrees, in metres of the grid: whole metres stay whole. */
export function typedOnGrid(point: Point): Point {
  const [x, y] = toGrid(point);
  return [Math.round(x * 1000) / 1000, Math.round(y * 1000) / 1000];
}
