import { type Point, toGrid } from '../draw/national-grid.ts';

/** Length in metres of a line given in degrees, in the plane of the national grid (EPSG:27700). */
export const lengthOf = (points: Point[]): number => planarLength(points.map(toGrid));

/** The same for a line given in metres of the grid. */
export function planarLength(onGrid: Point[]): number {
  return onGrid.reduce((sum, [x, y], i) => {
    const before = onGrid[i - 1];
    return before ? sum + Math.hypot(x - before[0], y - before[1]) : sum;
  }, 0);
}

/** Area in square metres of a ring given in degrees, closed or open, in the plane of the national grid. */
export const areaOf = (ring: Point[]): number => planarArea(ring.map(toGrid));

/** The same for a ring given in metres of the grid. */
export function planarArea(onGrid: Point[]): number {
  // Relative to the first corner: the grid's own origin is so far away that digits would be lost.
  const [x0, y0] = onGrid[0] ?? [0, 0];
  const twice = onGrid.reduce((sum, [x, y], i) => {
    const [nextX, nextY] = onGrid[(i + 1) % onGrid.length] as Point;
    return sum + (x - x0) * (nextY - y0) - (nextX - x0) * (y - y0);
  }, 0);
  return Math.abs(twice) / 2;
}
