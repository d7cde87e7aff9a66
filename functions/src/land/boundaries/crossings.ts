type Point = readonly number[];

/** A piece of a line: its ends, and the box around it. */
interface Piece {
  from: Point;
  to: Point;
  west: number;
  east: number;
  south: number;
  north: number;
}

/**
 * How often the pieces of a line meet other ones of it, but those beside them, and those of rings; no more is counted
 * than `most` and one.
 */
export function crossings(line: readonly Point[], rings: readonly Point[][], most: number): number {
  const own = piecesOf(line);
  const around = rings.flatMap(piecesOf);
  let count = 0;
  for (const [at, piece] of own.entries()) {
    for (let other = at + 2; other < own.length; other += 1)
      if (meet(piece, own[other]!) && ++count > most) return count;
    for (const edge of around) if (meet(piece, edge) && ++count > most) return count;
  }
  return count;
}

const piecesOf = (points: readonly Point[]): Piece[] =>
  points.slice(1).map((to, at) => {
    const from = points[at]!;
    const [x, y, toX, toY] = [from[0]!, from[1]!, to[0]!, to[1]!];
    const [west, east] = [Math.min(x, toX), Math.max(x, toX)];
    const [south, north] = [Math.min(y, toY), Math.max(y, toY)];
    return { from, to, west, east, south, north };
  });

const meet = (a: Piece, b: Piece): boolean =>
  a.east >= b.west &&
  b.east >= a.west &&
  a.north >= b.south &&
  b.north >= a.south &&
  side(a, b.from) * side(a, b.to) <= 0 &&
  side(b, a.from) * side(b, a.to) <= 0;

/** On which side of a piece a point lies: above 0, below 0, or 0 in line with it. */
const side = ({ from, to }: Piece, point: Point): number =>
  Math.sign(
    (to[0]! - from[0]!) * (point[1]! - from[1]!) - (to[1]! - from[1]!) * (point[0]! - from[0]!),
  );
