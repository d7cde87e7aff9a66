import { emptyCell } from '@contract/consultation/ground/documents/blocks/table/schema.ts';
import { cellsIn, type CellGrid, type GridArea, wholeArea } from './grid.ts';

/** Cells that can become one: at least two (specification 002, section 5). */
export const canMerge = (grid: CellGrid, area: GridArea): boolean =>
  cellsIn(grid, area).length >= 2;

/** One cell in the place of all of an area, with their texts below one another. */
export function mergedCells(grid: CellGrid, given: GridArea): CellGrid {
  const area = wholeArea(grid, given);
  const { top, left, bottom, right } = area;
  const cells = cellsIn(grid, area);
  const text = cells
    .map(({ cell }) => cell.text)
    .filter((each) => each.trim() !== '')
    .join('\n');
  const one = {
    ...(cells[0]?.cell ?? emptyCell()),
    text,
    across: right - left + 1,
    down: bottom - top + 1,
  };
  return grid.map((line, row) =>
    line.map((cell, column) => {
      if (row < top || row > bottom || column < left || column > right) return cell;
      return row === top && column === left ? one : null;
    }),
  );
}

/** Whether something in an area takes several places. */
export const canSplit = (grid: CellGrid, area: GridArea): boolean =>
  cellsIn(grid, area).some(({ cell }) => cell.across > 1 || cell.down > 1);

/** Cells that take several places become one for each; the text stays in the first. */
export function splitCells(grid: CellGrid, area: GridArea): CellGrid {
  const next = grid.map((cells) => [...cells]);
  for (const { row, column, cell } of cellsIn(grid, area)) {
    const { across, down, ...kept } = cell;
    for (let y = row; y < row + down; y += 1)
      for (let x = column; x < column + across; x += 1)
        next[y]![x] = { ...emptyCell(), ...kept, text: '', across: 1, down: 1 };
    next[row]![column] = { ...cell, across: 1, down: 1 };
  }
  return next;
}
