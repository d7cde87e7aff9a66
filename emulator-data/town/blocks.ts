import type { Random } from '../random.ts';
import type { StreetNames } from '../names/streets.ts';
import type { Quarter } from './network.ts';
import { alongBox, betweenStreets, boxAround, cellArea, cellMiddle, cut, turned } from './cell.ts';
import type { Cell, Point, Street, StreetKind } from './cell.ts';

export type LandUse =
  'core' | 'terrace' | 'suburb' | 'estate' | 'industrial' | 'park' | 'field' | 'wood';

/** Land with streets around it, ready to be divided into parcels. */
export interface Block {
  cell: Cell;
  use: LandUse;
  quarter: Quarter;
}

export interface Laid {
  blocks: Block[];
  streets: Street[];
  /** Neighbourhoods of 8 to 45 ha inside streets: candidates for conservation areas. */
  neighbourhoods: Cell[];
}

/** Lays out the streets of one quarter and gives the blocks between them. */
export function layBlocks(
  quarter: Quarter,
  names: StreetNames,
  random: Random,
  urban: boolean,
): Laid {
  const laid: Laid = { blocks: [], streets: [], neighbourhoods: [] };
  const rural = quarter.band === 4 && !urban;
  const works = !rural && quarter.band >= 2 && random.chance(0.16);
  part(quarter.cell, 0);
  return laid;

  function part(cell: Cell, depth: number): void {
    const area = cellArea(cell);
    if (!rural && area > 80_000 && area < 450_000 && quarter.band <= 3) {
      laid.neighbourhoods.push(cell);
    }
    if (area < blockSize() || cell.length < 3) {
      const use = useOf(area);
      const block = betweenStreets(cell);
      if (block.length >= 3 && cellArea(block) > 600)
        laid.blocks.push({ cell: block, use, quarter });
      return;
    }
    const box = boxAround(cell);
    const middle = alongBox(box, random.between(0.4, 0.6));
    const across = turned(box.along, Math.PI / 2 + random.between(-0.12, 0.12));
    const street = streetAcross(cell, area, depth);
    for (const half of cut(cell, middle, across, street)) part(half, depth + 1);
    if (street) laid.streets.push({ ...street, line: chord(onDryLand(cell), middle, across) });
  }

  function blockSize(): number {
    if (rural)
      return (
        10_000 *
        random.weighted([
          [3, 2],
          [7, 4],
          [14, 4],
          [26, 2],
          [44, 1],
        ])
      );
    if (works) return random.between(40_000, 110_000);
    const [low, high] = [
      [6, 15],
      [9, 24],
      [16, 42],
      [30, 80],
      [40, 110],
    ][quarter.band] as [number, number];
    return random.between(low, high) * 1000;
  }

  function useOf(area: number): LandUse {
    if (rural)
      return random.weighted([
        ['field', 12],
        ['wood', 1],
      ]);
    if (works) return random.chance(0.06) ? 'park' : 'industrial';
    if (quarter.band === 0) return random.chance(0.05) ? 'park' : 'core';
    if (random.chance(quarter.band >= 3 ? 0.07 : 0.045)) return 'park';
    if (quarter.band === 1)
      return random.weighted([
        ['terrace', 8],
        ['core', 2],
        ['industrial', 1],
      ]);
    if (quarter.band === 2)
      return random.weighted([
        ['terrace', 6],
        ['suburb', 3],
        ['industrial', 1],
      ]);
    return area > 22_000
      ? random.weighted([
          ['estate', 6],
          ['suburb', 2],
          ['industrial', 0.5],
        ])
      : 'suburb';
  }

  /** Farms have only country lanes between them: a hedge is not a street. */
  function streetAcross(cell: Cell, area: number, depth: number): Street | null {
    if (rural && area < 1_100_000) return null;
    const kind: StreetKind = rural ? 'lane' : 'street';
    const [x, y] = cellMiddle(cell);
    const old = quarter.band === 0 && Math.hypot(x, y) < 900;
    const halfWidth = depth < 2 ? 8 : depth < 4 ? 6.5 : 5.5;
    return { name: names.name(kind, old), kind, halfWidth: rural ? 6 : halfWidth, line: [] };
  }
}

/** A cell without the water's edge: streets end at the quay, and only bridges cross. */
function onDryLand(cell: Cell): Cell {
  return betweenStreets(
    cell.map(({ at, street }) => {
      if (street?.kind !== 'riverside') return { at, street: null };
      return { at, street: { ...street, halfWidth: street.halfWidth - quaySide } };
    }),
  );
}

/** Metres from the middle of the quay to the nearest parcel. */
const quaySide = 9;

/** The stretch of a line that lies inside a cell. */
export function chord(cell: Cell, origin: Point, along: Point): Point[] {
  const hits: { at: Point; where: number }[] = [];
  const side = (p: Point) => along[0] * (p[1] - origin[1]) - along[1] * (p[0] - origin[0]);
  cell.forEach(({ at: a }, i) => {
    const b = (cell[(i + 1) % cell.length] as { at: Point }).at;
    const [sa, sb] = [side(a), side(b)];
    if (sa >= 0 === sb >= 0) return;
    const share = sa / (sa - sb);
    const at: Point = [a[0] + (b[0] - a[0]) * share, a[1] + (b[1] - a[1]) * share];
    hits.push({ at, where: at[0] * along[0] + at[1] * along[1] });
  });
  return hits.sort((p, q) => p.where - q.where).map((hit) => hit.at);
}
