import type { TableCellContent } from '@contract/consultation/ground/documents/blocks/table/schema.ts';

/** Cells in rows; null where another cell reaches over the place. */
export type CellGrid = (TableCellContent | null)[][];

/** Places from one corner to the other, both within. */
export interface GridArea {
  top: number;
  left: number;
  bottom: number;
  right: number;
}

export const selectedArea = (
  one: { row: number; column: number },
  other: { row: number; column: number },
): GridArea => ({
  top: Math.min(one.row, other.row),
  left: Math.min(one.column, other.column),
  bottom: Math.max(one.row, other.row),
  right: Math.max(one.column, other.column),
});

/** Where the cell stands that reaches over a place. */
export function originOf(
  grid: CellGrid,
  { row, column }: { row: number; column: number },
): { row: number; column: number } {
  for (let top = row; top >= 0; top -= 1)
    for (let left = column; left >= 0; left -= 1) {
      const cell = grid[top]?.[left];
      if (cell && top + cell.down > row && left + cell.across > column)
        return { row: top, column: left };
    }
  return { row, column };
}

/** The cells of an area with their places. */
export function cellsIn(
  grid: CellGrid,
  { top, left, bottom, right }: GridArea,
): { row: number; column: number; cell: TableCellContent }[] {
  const found = [];
  for (let row = top; row <= bottom; row += 1)
    for (let column = left; column <= right; column += 1) {
      const cell = grid[row]?.[column];
      if (cell) found.push({ row, column, cell });
    }
  return found;
}

/** The area with every cell that reaches into it whole. */
export function wholeArea(grid: CellGrid, area: GridArea): GridArea {
  const { top, left, bottom, right } = area;
  const whole = { ...area };
  for (let row = top; row <= bottom; row += 1)
    for (let column = left; column <= right; column += 1) {
      const origin = originOf(grid, { row, column });
      const cell = grid[origin.row]?.[origin.column];
      if (!cell) continue;
      whole.top = Math.min(whole.top, origin.row);
      whole.left = Math.min(whole.left, origin.column);
      whole.bottom = Math.max(whole.bottom, origin.row + cell.down - 1);
      whole.right = Math.max(whole.right, origin.column + cell.across - 1);
    }
  const isGrown =
    whole.top < top || whole.left < left || whole.bottom > bottom || whole.right > right;
  return isGrown ? wholeArea(grid, whole) : whole;
}

/** A grid whose cells in an area are others; those that it gives back as they were stay. */
export const withCells = (
  grid: CellGrid,
  { top, left, bottom, right }: GridArea,
  change: (cell: TableCellContent) => TableCellContent,
): CellGrid =>
  grid.map((cells, row) =>
    row < top || row > bottom
      ? cells
      : cells.map((cell, column) =>
          cell && column >= left && column <= right ? change(cell) : cell,
        ),
  );

/** Rows as columns and columns as rows: what is done with rows is done with columns. */
export const turned = (grid: CellGrid): CellGrid =>
  (grid[0] ?? []).map((_first, column) =>
    grid.map((cells) => {
      const cell = cells[column] ?? null;
      return cell && { ...cell, across: cell.down, down: cell.across };
    }),
  );
