import type { TableContent } from '@contract/consultation/ground/documents/blocks/table/schema.ts';
import { originOf } from './grid.ts';
import type { WholeLines } from './selection.ts';
import { gridOf } from './table-lines.ts';

export interface GridPlace {
  row: number;
  column: number;
}
/** The cell that has the focus, and the one from which the selection reaches to it. */
export interface GridPlaces {
  active: GridPlace;
  anchor: GridPlace;
  /** What is selected from end to end: their rows, their columns, or the table. */
  whole?: WholeLines | undefined;
}

const WAYS: Record<string, [down: number, right: number]> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
};

/** The cell beside another, over the edge of what it reaches over; itself at the end of the table. */
export function gridPlaceBeside(
  table: TableContent,
  from: GridPlace,
  key: string,
  toEnd: boolean,
): GridPlace | undefined {
  const [lastRow, lastColumn] = [table.rows.length - 1, table.columns.length - 1];
  if (key === 'Home') return { row: toEnd ? 0 : from.row, column: 0 };
  if (key === 'End') return { row: toEnd ? lastRow : from.row, column: lastColumn };
  const way = WAYS[key];
  if (!way) return undefined;
  const [down, right] = way;
  const grid = gridOf(table);
  const origin = originOf(grid, from);
  const cell = grid[origin.row]?.[origin.column];
  const row = down > 0 ? origin.row + (cell?.down ?? 1) : origin.row + down;
  const column = right > 0 ? origin.column + (cell?.across ?? 1) : origin.column + right;
  if (toEnd)
    return {
      row: down === 0 ? origin.row : down > 0 ? lastRow : 0,
      column: right === 0 ? origin.column : right > 0 ? lastColumn : 0,
    };
  if (row < 0 || row > lastRow || column < 0 || column > lastColumn) return origin;
  return originOf(grid, {
    row: right === 0 ? row : from.row,
    column: down === 0 ? column : from.column,
  });
}
