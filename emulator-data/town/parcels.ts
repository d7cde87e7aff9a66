import type { Random } from '../random.ts';
import type { StreetNames } from '../names/streets.ts';
import {
  alongBox,
  betweenStreets,
  boxAround,
  cellArea,
  cellMiddle,
  cut,
  keepLeft,
  turned,
} from './cell.ts';
import type { Cell, Point, Street } from './cell.ts';
import { chord } from './blocks.ts';
import type { Block, LandUse } from './blocks.ts';

/** Land with one boundary, still on the drawing board. */
export interface Plot {
  outer: Point[];
  holes: Point[][];
  use: LandUse;
  /** The streets it fronts, and the middle of each frontage. */
  fronts: { street: Street; at: Point }[];
}

export interface Parted {
  plots: Plot[];
  closes: Street[];
}

const smallest = 520;

/** Divides a block into plots according to its use: rows of terraces, closes, yards, fields. */
export function partBlock(block: Block, names: StreetNames, random: Random, grain: number): Parted {
  const parted: Parted = { plots: [], closes: [] };
  const { use } = block;
  if (use === 'estate') estate(block.cell);
  else if (use === 'terrace' || use === 'core') rows(block.cell);
  else if (use === 'suburb') lots(block.cell, random.between(1100, 3600) * grain);
  else if (use === 'industrial') lots(block.cell, random.between(4000, 30_000) * grain);
  else parted.plots.push(field(block.cell, use, random));
  return parted;

  /** Two rows back to back, each sliced across. */
  function rows(cell: Cell): void {
    const box = boxAround(cell);
    const halves = box.width > 44 ? cut(cell, box.middle, box.along, null) : [cell];
    const frontage = random.between(24, 58) * grain;
    for (const half of halves) {
      let rest = half;
      const row = boxAround(half);
      const count = Math.max(1, Math.round(row.length / frontage));
      for (let i = 1; i < count; i++) {
        const across = turned(row.along, Math.PI / 2);
        const [taken, left] = cut(rest, alongBox(row, i / count), across, null);
        emit(taken);
        rest = left;
      }
      emit(rest);
    }
  }

  /** A close runs in from one side and stops short; plots lie along it. */
  function estate(cell: Cell): void {
    const box = boxAround(cell);
    const across = turned(box.along, Math.PI / 2);
    const [end, mouth] = cut(
      cell,
      alongBox(box, random.between(0.7, 0.8)),
      turned(across, Math.PI),
      null,
    );
    lots(end, 1500 * grain);
    const close: Street = { name: names.name('close'), kind: 'close', halfWidth: 5, line: [] };
    for (const side of cut(mouth, box.middle, box.along, close)) {
      const clear = betweenOnly(side, close);
      if (clear.length >= 3) rows(clear);
    }
    parted.closes.push({ ...close, line: chord(mouth, box.middle, box.along) });
  }

  function lots(cell: Cell, size: number): void {
    if (cell.length < 3) return;
    const area = cellArea(cell);
    if (area < size * random.between(1.1, 1.9)) return emit(cell);
    if (area < size * 5 && random.chance(0.16) && corner(cell)) return;
    const box = boxAround(cell);
    const across = turned(box.along, Math.PI / 2 + random.between(-0.08, 0.08));
    for (const half of cut(cell, alongBox(box, random.between(0.38, 0.62)), across, null))
      lots(half, size);
  }

  /** An L-shaped plot around one of its corners, which becomes a plot of its own. */
  function corner(cell: Cell): boolean {
    const box = boxAround(cell);
    const across = turned(box.along, Math.PI / 2);
    const origin = alongBox(box, random.between(0.35, 0.65));
    const foot = keepLeft(cell, origin, across, null);
    const head = keepLeft(cell, origin, turned(across, Math.PI), null);
    const [near, far] = cut(head, box.middle, turned(box.along, random.between(-0.05, 0.05)), null);
    const outer = joined(foot, near, origin, across);
    if (!outer || cellArea(far) < smallest) return false;
    parted.plots.push({ outer, holes: [], use, fronts: [...frontsOf(foot), ...frontsOf(near)] });
    emit(far);
    return true;
  }

  function emit(cell: Cell): void {
    if (cell.length < 3) return;
    const area = cellArea(cell);
    const box = boxAround(cell);
    if (area < smallest || box.width < 9) return;
    const outer = cell.map(({ at }) => at);
    const fronts = frontsOf(cell);
    if (area > 4000 && random.chance(0.14)) {
      const hole = shrunk(cell, random.between(0.3, 0.45));
      parted.plots.push({ outer, holes: [[...hole].reverse()], use, fronts });
      parted.plots.push({ outer: hole, holes: [], use, fronts });
    } else {
      parted.plots.push({ outer, holes: [], use, fronts });
    }
  }
}

/** A field; some contain a farmstead or a copse that is not part of it. */
function field(cell: Cell, use: LandUse, random: Random): Plot {
  const outer = cell.map(({ at }) => at);
  const hasHole = cellArea(cell) > 30_000 && random.chance(0.08);
  const holes = hasHole ? [shrunk(cell, random.between(0.18, 0.3)).reverse()] : [];
  return { outer, holes, use, fronts: frontsOf(cell) };
}

function betweenOnly(cell: Cell, street: Street): Cell {
  return betweenStreets(
    cell.map((corner) => (corner.street === street ? corner : { ...corner, street: null })),
  );
}

/** The streets along a cell's edges. */
export function frontsOf(cell: Cell): Plot['fronts'] {
  return cell.flatMap(({ at, street }, i) => {
    const next = (cell[(i + 1) % cell.length] as { at: Point }).at;
    return street ? [{ street, at: [(at[0] + next[0]) / 2, (at[1] + next[1]) / 2] as Point }] : [];
  });
}

function shrunk(cell: Cell, share: number): Point[] {
  const [mx, my] = cellMiddle(cell);
  return cell.map(({ at: [x, y] }) => [mx + (x - mx) * share, my + (y - my) * share]);
}

/**
 * The outline of two cells that share one end of a straight edge, which is the given line. Empty if they do not meet
 * in an L.
 */
function joined(foot: Cell, near: Cell, origin: Point, along: Point): Point[] | null {
  const onLine = ({ at }: { at: Point }) =>
    Math.abs(along[0] * (at[1] - origin[1]) - along[1] * (at[0] - origin[0])) < 0.01;
  const start = (cell: Cell) =>
    cell.findIndex((corner, i) => onLine(corner) && onLine(cell[(i + 1) % cell.length] as Corner));
  const [f, n] = [start(foot), start(near)];
  if (f < 0 || n < 0) return null;
  const turn = (cell: Cell, by: number) =>
    [...cell.slice(by), ...cell.slice(0, by)].map((c) => c.at);
  const footRing = turn(foot, (f + 1) % foot.length);
  const nearRing = turn(near, (n + 1) % near.length);
  const outline = [...footRing, ...nearRing];
  return outline.filter((p, i) => {
    const before = outline[(i + outline.length - 1) % outline.length] as Point;
    return Math.hypot(p[0] - before[0], p[1] - before[1]) > 0.05;
  });
}

type Corner = Cell[number];
