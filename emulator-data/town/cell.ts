/** Convex pieces of land on the drawing board: metres, before the town is bent into shape. */
export type Point = readonly [x: number, y: number];

export type StreetKind = 'main' | 'ring' | 'bypass' | 'street' | 'close' | 'lane' | 'riverside';

export interface Street {
  name: string;
  kind: StreetKind;
  /** Metres from the middle of the road to the nearest parcel. */
  halfWidth: number;
  line: Point[];
}

/** A corner and the street, if any, that runs from it to the next corner. */
export interface Corner {
  at: Point;
  street: Street | null;
}

/** A convex polygon, anticlockwise. */
export type Cell = Corner[];

/** Square metres. */
export function cellArea(cell: Cell): number {
  return ringArea(cell.map((corner) => corner.at));
}

/** Signed area of an open ring, square metres: positive when anticlockwise. */
export function ringArea(ring: readonly Point[]): number {
  let twice = 0;
  for (let i = 0; i < ring.length; i++) {
    const [x1, y1] = ring[i] as Point;
    const [x2, y2] = ring[(i + 1) % ring.length] as Point;
    twice += x1 * y2 - x2 * y1;
  }
  return twice / 2;
}

/** The mean of the corners: inside, which is all that it needs to be. */
export function cellMiddle(cell: Cell): Point {
  let x = 0;
  let y = 0;
  for (const { at } of cell) {
    x += at[0];
    y += at[1];
  }
  return [x / cell.length, y / cell.length];
}

/** The part of the cell to the left of the line; the cut edge gets the street. */
export function keepLeft(cell: Cell, origin: Point, along: Point, street: Street | null): Cell {
  const side = (p: Point) => along[0] * (p[1] - origin[1]) - along[1] * (p[0] - origin[0]);
  const kept: Cell = [];
  cell.forEach((corner, i) => {
    const next = cell[(i + 1) % cell.length] as Corner;
    const here = side(corner.at);
    const there = side(next.at);
    if (here >= 0) kept.push(corner);
    if (here >= 0 !== there >= 0) {
      const share = here / (here - there);
      const at: Point = [
        corner.at[0] + (next.at[0] - corner.at[0]) * share,
        corner.at[1] + (next.at[1] - corner.at[1]) * share,
      ];
      kept.push({ at, street: here >= 0 ? street : corner.street });
    }
  });
  return withoutSlivers(kept);
}

function withoutSlivers(cell: Cell): Cell {
  return cell.filter((corner, i) => {
    const next = cell[(i + 1) % cell.length] as Corner;
    return Math.hypot(next.at[0] - corner.at[0], next.at[1] - corner.at[1]) > 0.05;
  });
}

/** Cuts a cell in two along a line. */
export function cut(cell: Cell, origin: Point, along: Point, street: Street | null): [Cell, Cell] {
  return [
    keepLeft(cell, origin, along, street),
    keepLeft(cell, origin, [-along[0], -along[1]], street),
  ];
}

/** What is left of a cell between its streets; empty when the streets take it all. */
export function betweenStreets(cell: Cell): Cell {
  let left = cell;
  cell.forEach((corner, i) => {
    if (!corner.street || left.length < 3) return;
    const next = cell[(i + 1) % cell.length] as Corner;
    const dx = next.at[0] - corner.at[0];
    const dy = next.at[1] - corner.at[1];
    const length = Math.hypot(dx, dy);
    const width = corner.street.halfWidth;
    const origin: Point = [
      corner.at[0] - (dy / length) * width,
      corner.at[1] + (dx / length) * width,
    ];
    left = keepLeft(left, origin, [dx / length, dy / length], corner.street);
  });
  return left.length < 3 ? [] : left;
}

export interface Box {
  middle: Point;
  /** Unit vector of the longer side. */
  along: Point;
  length: number;
  width: number;
}

/** The smallest rectangle around a cell, aligned with the cell. */
export function boxAround(cell: Cell): Box {
  let best: Box | null = null;
  cell.forEach((corner, i) => {
    const next = cell[(i + 1) % cell.length] as Corner;
    const length = Math.hypot(next.at[0] - corner.at[0], next.at[1] - corner.at[1]);
    const u: Point = [(next.at[0] - corner.at[0]) / length, (next.at[1] - corner.at[1]) / length];
    const us = cell.map(({ at }) => at[0] * u[0] + at[1] * u[1]);
    const vs = cell.map(({ at }) => at[1] * u[0] - at[0] * u[1]);
    const [u0, u1, v0, v1] = [Math.min(...us), Math.max(...us), Math.min(...vs), Math.max(...vs)];
    const [mu, mv] = [(u0 + u1) / 2, (v0 + v1) / 2];
    const middle: Point = [mu * u[0] - mv * u[1], mu * u[1] + mv * u[0]];
    const box: Box =
      u1 - u0 >= v1 - v0
        ? { middle, along: u, length: u1 - u0, width: v1 - v0 }
        : { middle, along: [-u[1], u[0]], length: v1 - v0, width: u1 - u0 };
    if (!best || box.length * box.width < best.length * best.width) best = box;
  });
  if (!best) throw new Error('A cell needs at least one edge');
  return best;
}

/** A point on the box's long axis, as a share of its length from one end (0) to the other (1). */
export function alongBox(box: Box, share: number): Point {
  const offset = (share - 0.5) * box.length;
  return [box.middle[0] + box.along[0] * offset, box.middle[1] + box.along[1] * offset];
}

export function turned([x, y]: Point, radians: number): Point {
  const [c, s] = [Math.cos(radians), Math.sin(radians)];
  return [x * c - y * s, x * s + y * c];
}
