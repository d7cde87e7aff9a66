type XY = [number, number];

/** Every corner of a shape, however deep its coordinates lie. */
export function cornersOf(coordinates: unknown): XY[] {
  if (!Array.isArray(coordinates)) return [];
  return typeof coordinates[0] === 'number'
    ? [coordinates as XY]
    : coordinates.flatMap((each) => cornersOf(each));
}

/** A place within an outline of degrees or metres, as far from its edges as one of 400 tried. */
export function placeWithin(ring: XY[]): XY {
  const span = (axis: 0 | 1) => {
    const along = ring.map((corner) => corner[axis]);
    return [Math.min(...along), Math.max(...along)] as const;
  };
  const [[west, east], [south, north]] = [span(0), span(1)];
  const steps = Array.from({ length: 20 }, (_, at) => (at + 0.5) / 20);
  const tried = steps.flatMap((x) =>
    steps.map((y): XY => [west + x * (east - west), south + y * (north - south)]),
  );
  const room = (at: XY) =>
    isWithin(ring, at) ? Math.min(...edges(ring).map((e) => away(at, e))) : -1;
  return tried.reduce((best, at) => (room(at) > room(best) ? at : best));
}

const edges = (ring: XY[]) =>
  ring.map((from, at) => [from, ring[(at + 1) % ring.length]!] as const);

/** Whether a ray to the east crosses the outline an odd number of times. */
const isWithin = (ring: XY[], [x, y]: XY) =>
  edges(ring).filter(
    ([[x1, y1], [x2, y2]]) => y1 > y !== y2 > y && x < ((x2 - x1) * (y - y1)) / (y2 - y1) + x1,
  ).length %
    2 ===
  1;

/** The distance from a place to an edge. */
function away([x, y]: XY, [[x1, y1], [x2, y2]]: readonly [XY, XY]): number {
  const [dx, dy] = [x2 - x1, y2 - y1];
  const along = dx === 0 && dy === 0 ? 0 : ((x - x1) * dx + (y - y1) * dy) / (dx * dx + dy * dy);
  const at = Math.max(0, Math.min(1, along));
  return Math.hypot(x - x1 - at * dx, y - y1 - at * dy);
}

/** The greatest distance from one of these corners to the nearest of the others, in their own unit. */
export function farthest(corners: XY[], others: XY[]): number {
  const nearest = ([x, y]: XY) => Math.min(...others.map(([a, b]) => Math.hypot(a - x, b - y)));
  return Math.max(...corners.map(nearest));
}
