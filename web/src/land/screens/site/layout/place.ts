import type { PanelId } from '../panels.ts';
import { type Breakpoint, gridByBreakpoint, MIN_ROWS, maxRows } from './breakpoints.ts';

/** A panel's place, in columns and rows of its grid. */
export interface PanelPlace {
  i: PanelId;
  x: number;
  y: number;
  w: number;
  h: number;
}

const within = (value: number, least: number, most: number) =>
  Math.min(Math.max(Math.round(value), least), most);

/** The nearest place within the grid and the panel's limits of size. */
export function fitted({ i, x, y, w, h }: PanelPlace, at: Breakpoint): PanelPlace {
  const { columns, narrowest } = gridByBreakpoint[at];
  const width = within(w, narrowest, columns);
  return {
    i,
    x: within(x, 0, columns - width),
    y: within(y, 0, 1000),
    w: width,
    h: within(h, MIN_ROWS, maxRows(i, at)),
  };
}

const overlap = (a: PanelPlace, b: PanelPlace) =>
  a.x < b.x + b.w && b.x < a.x + a.w && a.y < b.y + b.h && b.y < a.y + a.h;

const readingOrder = (a: PanelPlace, b: PanelPlace) => a.y - b.y || a.x - b.x;

/** The panels' names in reading order, row by row. */
export function inReadingOrder(layout: readonly PanelPlace[]): PanelPlace[] {
  return [...layout].sort(readingOrder);
}

/** Moves every panel up as far as it goes without overlapping another; those above keep their place. */
export function compacted(layout: readonly PanelPlace[]): PanelPlace[] {
  const placed: PanelPlace[] = [];
  for (const place of inReadingOrder(layout)) {
    const free = (y: number) => !placed.some((other) => overlap({ ...place, y }, other));
    let y = place.y;
    while (!free(y)) y += 1;
    while (y > 0 && free(y - 1)) y -= 1;
    placed.push({ ...place, y });
  }
  return placed;
}

/** Adds panels one by one, each in the first free place: highest, then leftmost. */
export function appended(
  layout: readonly PanelPlace[],
  sizes: readonly Pick<PanelPlace, 'i' | 'w' | 'h'>[],
  columns: number,
): PanelPlace[] {
  const all = [...layout];
  for (const size of sizes) {
    const floor = (x: number) =>
      Math.max(0, ...all.filter((p) => p.x < x + size.w && x < p.x + p.w).map((p) => p.y + p.h));
    let best = { x: 0, y: floor(0) };
    for (let x = 1; x + size.w <= columns; x += 1) {
      if (floor(x) < best.y) best = { x, y: floor(x) };
    }
    all.push({ ...size, ...best });
  }
  return all;
}
