import type { PrintCell, PrintTable } from './print-parts.ts';

/** In twentieths of a point, as Word has them (specification 001, section 9). */
const MIN_COLUMN = 1750;
const WHOLE = { portrait: 10_000, landscape: 16_000 };
/** Letters beyond which a column is not wider, nor below which it is narrower than others. */
const [FEWEST, MOST] = [8, 40];

/** How wide the columns of a table are: as officers set them, or else by what stands in them; none narrower than people can read. */
export function tableWidths(table: PrintTable, isLandscape: boolean): number[] {
  const whole = WHOLE[isLandscape ? 'landscape' : 'portrait'];
  const set = table.sizes?.widths ?? [];
  // In a new table all are the same: nobody chose that.
  if (new Set(set).size > 1) return shared(set, whole);
  const most = lettersByColumn([...table.heads, ...table.rows]);
  const least = Math.min(MIN_COLUMN, whole / most.length);
  const spare = whole - least * most.length;
  const sum = most.reduce((all, each) => all + each, 0);
  return most.map((letters) => Math.floor(least + (spare * letters) / sum));
}

/** The whole, shared as these widths relate; a column that would be too narrow has the least, and the others share what is left. */
function shared(widths: readonly number[], whole: number): number[] {
  const least = Math.min(MIN_COLUMN, Math.floor(whole / widths.length));
  const narrow = new Set<number>();
  for (;;) {
    const sum = widths.reduce((all, width, at) => (narrow.has(at) ? all : all + width), 0);
    const left = whole - least * narrow.size;
    const shares = widths.map((width, at) =>
      narrow.has(at) ? least : Math.floor((left * width) / sum),
    );
    const found = shares.findIndex((share, at) => share < least && !narrow.has(at));
    if (found === -1) return shares;
    narrow.add(found);
  }
}

/** The most letters in a cell of each column; cells that take several columns have no say. */
function lettersByColumn(rows: readonly PrintCell[][]): number[] {
  const most: number[] = [];
  /** Rows for which a column is taken by a cell above. */
  const taken: number[] = [];
  for (const row of rows) {
    let column = 0;
    for (const { runs, across = 1, down = 1 } of row) {
      while ((taken[column] ?? 0) > 0) column += 1;
      for (let at = column; at < column + across; at += 1) {
        taken[at] = down;
        const letters = runs.reduce((all, { text }) => all + text.length, 0);
        most[at] = Math.max(most[at] ?? FEWEST, across > 1 ? 0 : Math.min(letters, MOST));
      }
      column += across;
    }
    for (let at = 0; at < taken.length; at += 1) taken[at] = Math.max(0, (taken[at] ?? 0) - 1);
  }
  return most;
}
