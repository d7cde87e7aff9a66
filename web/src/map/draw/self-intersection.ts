import type { Point } from './national-grid.ts';

/** Metres within which two things count as touching: a millimetre. */
const TOUCHING = 0.001;

type Segment = [Point, Point];

/**
 * Where a ring of the national grid meets itself other than at the corners between consecutive sides: crossings, a
 * corner on another side or corner, a side that turns back on itself. Empty for a simple ring. The ring may be closed
 * or left open; a corner repeated immediately counts once.
 */
export function selfIntersections(ring: Point[]): Point[] {
  const corners = distinct(ring);
  const sides: Segment[] = corners.map((corner, i) => [
    corner,
    corners[(i + 1) % corners.length] as Point,
  ]);
  if (sides.length < 3) return [];
  return pairs(sides).flatMap(([a, b, apart]) => {
    if (apart === 1) return foldOf(a, b);
    if (apart === sides.length - 1) return foldOf(b, a);
    return meeting(a, b);
  });
}

/** The same for a polygon: its rings one by one, and against each other. */
export function polygonIntersections(rings: Point[][]): Point[] {
  const own = rings.flatMap(selfIntersections);
  const sidesOf = (ring: Point[]): Segment[] => {
    const corners = distinct(ring);
    return corners.map((corner, i) => [corner, corners[(i + 1) % corners.length] as Point]);
  };
  const between = pairs(rings.map(sidesOf)).flatMap(([one, other]) =>
    one.flatMap((a) => other.flatMap((b) => meeting(a, b))),
  );
  return [...own, ...between];
}

function pairs<T>(items: T[]): [a: T, b: T, apart: number][] {
  return items.flatMap((a, i) => items.slice(i + 1).map((b, j): [T, T, number] => [a, b, j + 1]));
}

/** Without the closing corner and without corners that repeat the one before. */
function distinct(ring: Point[]): Point[] {
  const corners = ring.filter((point, i) => i === 0 || !near(point, ring[i - 1] as Point));
  const [first, last] = [corners[0], corners.at(-1)];
  return corners.length > 1 && first && last && near(first, last) ? corners.slice(0, -1) : corners;
}

/** Two consecutive sides, the second of which runs back over the first. */
function foldOf([from, corner]: Segment, [, to]: Segment): Point[] {
  const back =
    (corner[0] - from[0]) * (to[0] - corner[0]) + (corner[1] - from[1]) * (to[1] - corner[1]) < 0;
  const along =
    distanceTo(from, [corner, to]) < TOUCHING || distanceTo(to, [from, corner]) < TOUCHING;
  return back && along ? [corner] : [];
}

/** Where two sides touch or cross. */
function meeting(a: Segment, b: Segment): Point[] {
  const touching = [
    ...b.filter((end) => distanceTo(end, a) < TOUCHING),
    ...a.filter((end) => distanceTo(end, b) < TOUCHING),
  ];
  if (touching[0]) return [touching[0]];
  const [p, r] = [a[0], minus(a[1], a[0])];
  const [q, s] = [b[0], minus(b[1], b[0])];
  const parallel = cross(r, s);
  if (parallel === 0) return [];
  const t = cross(minus(q, p), s) / parallel;
  const u = cross(minus(q, p), r) / parallel;
  return t > 0 && t < 1 && u > 0 && u < 1 ? [[p[0] + t * r[0], p[1] + t * r[1]]] : [];
}

function distanceTo(point: Point, [from, to]: Segment): number {
  const side = minus(to, from);
  const length = side[0] ** 2 + side[1] ** 2;
  const way = minus(point, from);
  const share = length === 0 ? 0 : (way[0] * side[0] + way[1] * side[1]) / length;
  const at = Math.max(0, Math.min(1, share));
  return Math.hypot(way[0] - at * side[0], way[1] - at * side[1]);
}

const near = (a: Point, b: Point) => Math.hypot(a[0] - b[0], a[1] - b[1]) < TOUCHING;
const minus = (a: Point, b: Point): Point => [a[0] - b[0], a[1] - b[1]];
const cross = (a: Point, b: Point) => a[0] * b[1] - a[1] * b[0];
