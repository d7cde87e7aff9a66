export type XY = [number, number];
/** A shape without holes; a polygon's first vertex is not repeated. */
export interface Shape {
  kind: 'point' | 'line' | 'polygon';
  at: XY[];
}

type Segment = [XY, XY];

export const box = (minX: number, minY: number, maxX: number, maxY: number): Shape => ({
  kind: 'polygon',
  at: [
    [minX, minY],
    [maxX, minY],
    [maxX, maxY],
    [minX, maxY],
  ],
});

/** Whether the two have a point in common, edges included. */
export function touch(a: Shape, b: Shape): boolean {
  return distance(a, b) === 0;
}

/** Least distance between the two, 0 where they touch. */
export function distance(a: Shape, b: Shape): number {
  if (a.at.some((at) => covers(b, at)) || b.at.some((at) => covers(a, at))) return 0;
  let least = Infinity;
  for (const one of segmentsOf(a)) {
    for (const other of segmentsOf(b)) {
      if (cross(one, other)) return 0;
      least = Math.min(
        least,
        ...one.map((at) => away(at, other)),
        ...other.map((at) => away(at, one)),
      );
    }
  }
  return least;
}

function segmentsOf({ kind, at }: Shape): Segment[] {
  if (kind === 'point') return [[at[0]!, at[0]!]];
  const segments = at.slice(1).map((to, index): Segment => [at[index]!, to]);
  return kind === 'line' ? segments : [...segments, [at.at(-1)!, at[0]!]];
}

/** Even-odd rule; what lies on an edge counts as covered. */
function covers(shape: Shape, at: XY): boolean {
  if (segmentsOf(shape).some((edge) => away(at, edge) === 0)) return true;
  if (shape.kind !== 'polygon') return false;
  const [x, y] = at;
  const crossed = segmentsOf(shape).filter(
    ([[x1, y1], [x2, y2]]) => y1 > y !== y2 > y && x < x1 + ((y - y1) * (x2 - x1)) / (y2 - y1),
  );
  return crossed.length % 2 === 1;
}

function cross([a, b]: Segment, [c, d]: Segment): boolean {
  const side = (p: XY, q: XY, r: XY) =>
    Math.sign((q[0] - p[0]) * (r[1] - p[1]) - (q[1] - p[1]) * (r[0] - p[0]));
  return side(a, b, c) * side(a, b, d) < 0 && side(c, d, a) * side(c, d, b) < 0;
}

function away([x, y]: XY, [[x1, y1], [x2, y2]]: Segment): number {
  const length = (x2 - x1) ** 2 + (y2 - y1) ** 2;
  const along =
    length === 0
      ? 0
      : Math.min(1, Math.max(0, ((x - x1) * (x2 - x1) + (y - y1) * (y2 - y1)) / length));
  return Math.hypot(x - (x1 + along * (x2 - x1)), y - (y1 + along * (y2 - y1)));
}
