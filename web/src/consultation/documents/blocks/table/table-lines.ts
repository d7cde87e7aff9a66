import {
  MAX_TABLE_COLUMNS,
  MAX_TABLE_ROWS,
  MIN_COLUMN_WIDTH,
  MIN_ROW_HEIGHT,
  type TableContent,
} from '@contract/consultation/ground/documents/blocks/table/schema.ts';
import { type CellGrid, turned } from './grid.ts';
import { movedOrder, withoutRows, withGridRow } from './grid-rows.ts';

/** Rows, or columns. */
export type LineKind = 'row' | 'column';

export const gridOf = ({ rows }: Pick<TableContent, 'rows'>): CellGrid =>
  rows.map(({ cells }) => cells);

/** A table with these cells, its rows and columns as they were. */
export const withGrid = (table: TableContent, grid: CellGrid): TableContent => ({
  ...table,
  rows: table.rows.map((row, at) => ({ ...row, cells: grid[at] ?? row.cells })),
});

/** How many rows or columns a table has. */
export const countLines = ({ rows, columns }: TableContent, kind: LineKind): number =>
  kind === 'row' ? rows.length : columns.length;

export const canAddLine = (table: TableContent, kind: LineKind): boolean =>
  countLines(table, kind) < (kind === 'row' ? MAX_TABLE_ROWS : MAX_TABLE_COLUMNS);

/** The same with rows and with columns, which are rows of the turned grid. */
function changed(
  table: TableContent,
  kind: LineKind,
  change: (grid: CellGrid) => CellGrid,
  sizes: <Size>(list: readonly Size[], make: () => Size) => Size[],
): TableContent {
  const grid = gridOf(table);
  if (kind === 'row') {
    const next = change(grid);
    const heights = sizes(
      table.rows.map(({ height }) => height),
      () => MIN_ROW_HEIGHT,
    );
    return { ...table, rows: next.map((cells, at) => ({ cells, height: heights[at]! })) };
  }
  const next = turned(change(turned(grid)));
  return {
    ...table,
    columns: sizes(table.columns, () => ({ width: MIN_COLUMN_WIDTH })),
    rows: table.rows.map((row, at) => ({ ...row, cells: next[at]! })),
  };
}

/** A table with an empty row or column at a place. */
export const withLine = (table: TableContent, kind: LineKind, at: number): TableContent =>
  changed(
    table,
    kind,
    (grid) => withGridRow(grid, at),
    (list, make) => list.toSpliced(at, 0, make()),
  );

/** A table without these rows or columns; one is left at least. */
export function withoutLines(
  table: TableContent,
  kind: LineKind,
  { from, to }: { from: number; to: number },
): TableContent {
  if (to - from + 1 >= countLines(table, kind)) return table;
  return changed(
    table,
    kind,
    (grid) => withoutRows(grid, from, to),
    (list) => list.toSpliced(from, to - from + 1),
  );
}

/** A table in which rows or columns have gone past those beside them, and where they are now; undefined at the end. */
export function movedLines(
  table: TableContent,
  kind: LineKind,
  lines: { from: number; to: number },
  by: -1 | 1,
): { table: TableContent; from: number; to: number } | undefined {
  const grid = gridOf(table);
  const moved = movedOrder(kind === 'row' ? grid : turned(grid), lines, by);
  if (!moved) return undefined;
  const { order, from, to } = moved;
  const next = changed(
    table,
    kind,
    (each) => order.map((at) => each[at]!),
    (list) => order.map((at) => list[at]!),
  );
  return { table: next, from, to };
}

/** A table whose rows are as high, or whose columns are as wide; none is smaller than it may be. */
export function sizedLines(
  table: TableContent,
  kind: LineKind,
  { from, to }: { from: number; to: number },
  size: number,
): TableContent {
  const isIn = (at: number) => at >= from && at <= to;
  return kind === 'row'
    ? {
        ...table,
        rows: table.rows.map((row, at) => (isIn(at) ? { ...row, height: size } : row)),
      }
    : { ...table, columns: table.columns.map((each, at) => (isIn(at) ? { width: size } : each)) };
}
