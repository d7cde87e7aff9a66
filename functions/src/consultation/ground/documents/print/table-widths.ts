import type { PrintCell, PrintTable } from './print-parts.ts';

/** In twentieths of a point, as Word has them (specification 001, section 9). */
const MIN_COLUMN = 1750;
const WHOLE = { portrait: 10_000, landscape: 16_000 };
/** Letters beyond which a column is not wider, nor below which it is narrower than others. */
const [MIN, MAX] = [8, 40];
/** Columns for which a page that stands has room at their least width. */
const MAX_UPRIGHT = Math.floor(WHOLE.portrait / MIN_COLUMN);
/** Letters that stand beside one another on such a page, each column's margins taking two. */
const UPRIGHT_LETTERS = 96;
const MARGIN_LETTERS = 2;
/** Lines of a cell that still read well in a narrow column. */
const LINES = 4;
const MIN_COLUMN_LETTERS = 4;

/**
 * Whether a table can be read on a page that stands: it has few columns, or their words are so short that more of them
 * have room in narrower ones, which spares a page on its side and what stays empty before and after that.
 */
export function fitsUpright(table: PrintTable): boolean {
  const needed = narrowLetters(table);
  const sum = needed.reduce((all, letters) => all + letters + MARGIN_LETTERS, 0);
  return needed.length <= MAX_UPRIGHT || sum <= UPRIGHT_LETTERS;
}

/** What each column needs where there is little room: its longest word, and no cell of more than a few lines. */
const narrowLetters = (table: PrintTable): number[] =>
  lettersByColumn([...table.heads, ...table.rows], MIN_COLUMN_LETTERS, (words) =>
    Math.max(Math.ceil(words.length / LINES), ...words.split(/\s/).map((word) => word.length)),
  );

/** How wide the columns of a table are: as officers set them, or else by what stands in them; none narrower than people can read. */
export function tableWidths(table: PrintTable, isLandscape: boolean): number[] {
  const whole = WHOLE[isLandscape ? 'landscape' : 'portrait'];
  if (!isLandscape && columnsOf(table) > MAX_UPRIGHT) {
    const needed = narrowLetters(table).map((letters) => letters + MARGIN_LETTERS);
    const all = needed.reduce((sum, letters) => sum + letters, 0);
    return needed.map((letters) => Math.floor((whole * letters) / all));
  }
  const set = table.sizes?.widths ?? [];
  // In a new table all are the same: nobody chose that.
  if (new Set(set).size > 1) return shared(set, whole);
  const most = lettersByColumn([...table.heads, ...table.rows], MIN, (words) =>
    Math.min(words.length, MAX),
  );
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

const columnsOf = ({ heads, rows }: PrintTable): number =>
  (heads[0] ?? rows[0] ?? []).reduce((all, { across = 1 }) => all + across, 0);

/** The most letters that a cell of each column needs, and no fewer than these; cells that take several columns have no say. */
function lettersByColumn(
  rows: readonly PrintCell[][],
  fewest: number,
  neededFor: (words: string) => number,
): number[] {
  const most: number[] = [];
  /** Rows for which a column is taken by a cell above. */
  const taken: number[] = [];
  for (const row of rows) {
    let column = 0;
    for (const { runs, across = 1, down = 1 } of row) {
      while ((taken[column] ?? 0) > 0) column += 1;
      const words = runs.map(({ text }) => text).join('');
      for (let at = column; at < column + across; at += 1) {
        taken[at] = down;
        most[at] = Math.max(most[at] ?? fewest, across > 1 ? 0 : neededFor(words));
      }
      column += across;
    }
    for (let at = 0; at < taken.length; at += 1) taken[at] = Math.max(0, (taken[at] ?? 0) - 1);
  }
  return most;
}
