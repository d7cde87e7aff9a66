type XY = [number, number];

/** Every corner of a shape, however deep its coordinates lie. */
export function cornersOf(coordinates: unknown): XY[] {
  if (!Array.isArray(coordinates)) return [];
  return typeof coordinates[0] === 'number'
    ? [coordinates as XY]
    : coordinates.flatMap((each) => cornersOf(each));
}

/** The greatest distance from one of these corners to the nearest of the others, in their own unit. */
export function farthest(corners: XY[], others: XY[]): number {
  const nearest = ([x, y]: XY) => Math.min(...others.map(([a, b]) => Math.hypot(a - x, b - y)));
  return Math.max(...corners.map(nearest));
}
