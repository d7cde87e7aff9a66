import { emptyCell } from '@contract/consultation/ground/documents/blocks/table/schema.ts';
import { type CellGrid, originOf, wholeArea } from './grid.ts';

/** A grid with an empty row at a place; cells that reach over the place reach over the new row, too. */
export function withGridRow(grid: CellGrid, at: number): CellGrid {
  const width = grid[0]?.length ?? 0;
  const next = grid.map((cells) => [...cells]);
  const row: CellGrid[number] = [];
  for (let column = 0; column < width; column += 1) {
    const origin = at < grid.length ? originOf(grid, { row: at, column }) : { row: at, column };
    const isCut = origin.row < at;
    row.push(isCut ? null : emptyCell());
    const cell = next[origin.row]?.[origin.column];
    // Once for each cell, at its first column.
    if (isCut && cell && origin.column === column)
      next[origin.row]![origin.column] = { ...cell, down: cell.down + 1 };
  }
  return next.toSpliced(at, 0, row);
}

/** A grid without these rows; of cells that reach out of them the rest is left, with the text. */
export function withoutRows(grid: CellGrid, from: number, to: number): CellGrid {
  const next = grid.map((cells) => [...cells]);
  for (const [row, cells] of grid.entries())
    for (const [column, cell] of cells.entries()) {
      if (!cell) continue;
      const end = row + cell.down - 1;
      const lost = Math.max(0, Math.min(end, to) - Math.max(row, from) + 1);
      if (lost === 0 || lost === cell.down) continue;
      next[row]![column] = null;
      next[row < from ? row : to + 1]![column] = { ...cell, down: cell.down - lost };
    }
  return next.toSpliced(from, to - from + 1);
}

/** Rows as they can be moved: with all that cells reach over them bind to them. */
export function boundRows(grid: CellGrid, from: number, to: number): [from: number, to: number] {
  const right = (grid[0]?.length ?? 1) - 1;
  const { top, bottom } = wholeArea(grid, { top: from, bottom: to, left: 0, right });
  return [top, bottom];
}

/**
 * In which order rows stand once some of them have gone past those above (-1) or below (1): the old places, and where the
 * moved ones are now. undefined where there is nothing to go past.
 */
export function movedOrder(
  grid: CellGrid,
  rows: { from: number; to: number },
  by: -1 | 1,
): { order: number[]; from: number; to: number } | undefined {
  const [from, to] = boundRows(grid, rows.from, rows.to);
  const beside = by < 0 ? from - 1 : to + 1;
  if (beside < 0 || beside >= grid.length) return undefined;
  const [start, end] = boundRows(grid, beside, beside);
  const all = grid.map((_row, at) => at);
  const moved = all.slice(from, to + 1);
  const passed = all.slice(start, end + 1);
  const order =
    by < 0
      ? [...all.slice(0, start), ...moved, ...passed, ...all.slice(to + 1)]
      : [...all.slice(0, from), ...passed, ...moved, ...all.slice(end + 1)];
  const at = order.indexOf(from);
  return { order, from: at, to: at + to - from };
}
