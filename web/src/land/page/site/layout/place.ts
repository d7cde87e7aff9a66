import type { PanelId } from '../panels.ts';
import { type Breakpoint, gridByBreakpoint, LEAST_ROWS, mostRows } from './breakpoints.ts';

/** Where a panel lies, in columns and rows of its grid. */
export interface Place {
  i: PanelId;
  x: number;
  y: number;
  w: number;
  h: number;
}

const within = (value: number, least: number, most: number) =>
  Math.min(Math.max(Math.round(value), least), most);

/** A place within the grid, as wide and high as its panel may be. */
export function fitted({ i, x, y, w, h }: Place, at: Breakpoint): Place {
  const { columns, narrowest } = gridByBreakpoint[at];
  const width = within(w, narrowest, columns);
  return {
    i,
    x: within(x, 0, columns - width),
    y: within(y, 0, 1000),
    w: width,
    h: within(h, LEAST_ROWS, mostRows(i, at)),
  };
}

const overlap = (a: Place, b: Place) =>
  a.x < b.x + b.w && b.x < a.x + a.w && a.y < b.y + b.h && b.y < a.y + a.h;

const readingOrder = (a: Place, b: Place) => a.y - b.y || a.x - b.x;

/** The panels' names as one reads: row by row. */
export function inReadingOrder(layout: readonly Place[]): Place[] {
  return [...layout].sort(readingOrder);
}

/** Every panel as high up as it can be without lying on another; those above keep their place. */
export function compacted(layout: readonly Place[]): Place[] {
  const placed: Place[] = [];
  for (const place of inReadingOrder(layout)) {
    const free = (y: number) => !placed.some((other) => overlap({ ...place, y }, other));
    let y = place.y;
    while (!free(y)) y += 1;
    while (y > 0 && free(y - 1)) y -= 1;
    placed.push({ ...place, y });
  }
  return placed;
}

/** Adds panels one by one, each where there is room first: highest, then left. */
export function appended(
  layout: readonly Place[],
  sizes: readonly Pick<Place, 'i' | 'w' | 'h'>[],
  columns: number,
): Place[] {
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
