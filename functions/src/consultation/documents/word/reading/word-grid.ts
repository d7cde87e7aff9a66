import {
  MAX_CELL_TEXT,
  MAX_TABLE_COLUMNS,
  MAX_TABLE_ROWS,
  MIN_COLUMN_WIDTH,
  MIN_ROW_HEIGHT,
  type TableCellContent,
  type TableContent,
} from '../../../ground/documents/blocks/table/schema.ts';

/** What a cell of a Word file says. */
export interface WordCell {
  text: string;
  align: TableCellContent['align'];
  across: number;
  down: number;
}

type Owned = Pick<WordCell, 'text' | 'align'>;
/** What the file claims may be any number. */
const MAX_ACROSS = 2 * MAX_TABLE_COLUMNS;

/** Which cell has each place of a grid; places that no cell has get an empty one. */
export function gridOfCells(rows: readonly (readonly WordCell[])[]): Owned[][] {
  const grid: Owned[][] = rows.map(() => []);
  for (const [top, cells] of rows.entries()) {
    let left = 0;
    for (const cell of cells) {
      while (grid[top]![left]) left += 1;
      const across = Math.min(Math.max(cell.across || 1, 1), MAX_ACROSS);
      const bottom = Math.min(top + Math.max(cell.down || 1, 1), rows.length);
      for (let row = top; row < bottom; row += 1)
        for (let column = left; column < left + across; column += 1) grid[row]![column] ??= cell;
      left += across;
    }
  }
  const width = Math.max(0, ...grid.map((row) => row.length));
  return grid.map((row) =>
    Array.from({ length: width }, (_each, at) => row[at] ?? { text: '', align: 'left' }),
  );
}

/** Tables of a grid, each with as many rows as a table may have; a cell that would reach over their border is divided. */
export function tablesOfGrid(
  grid: readonly (readonly Owned[])[],
  { caption, hasHeadRow }: Pick<TableContent, 'caption' | 'hasHeadRow'>,
): TableContent[] {
  const tables: TableContent[] = [];
  for (let from = 0; from < grid.length; from += MAX_TABLE_ROWS) {
    const part = grid.slice(from, from + MAX_TABLE_ROWS);
    tables.push({
      caption,
      hasHeadRow: hasHeadRow && from === 0,
      hasHeadColumn: false,
      columns: (grid[0] ?? []).map(() => ({ width: MIN_COLUMN_WIDTH })),
      rows: part.map((_row, at) => ({ height: MIN_ROW_HEIGHT, cells: cellsOf(part, at) })),
    });
  }
  return tables;
}

const cellsOf = (grid: readonly (readonly Owned[])[], top: number): (TableCellContent | null)[] =>
  grid[top]!.map((owner, left) => {
    if (grid[top - 1]?.[left] === owner || grid[top]![left - 1] === owner) return null;
    let across = 1;
    while (grid[top]![left + across] === owner) across += 1;
    let down = 1;
    while (grid[top + down]?.[left] === owner) down += 1;
    const text = owner.text.slice(0, MAX_CELL_TEXT);
    return { text, across, down, align: owner.align, vertical: 'top' };
  });
