import {
  emptyCell,
  MAX_TABLE_COLUMNS,
  MAX_TABLE_ROWS,
  type TableCellContent,
  type TableContent,
} from '@contract/consultation/ground/documents/blocks/table/schema.ts';
import { cellsIn, type CellGrid, type GridArea } from './grid.ts';
import { splitCells } from './merge-cells.ts';
import { canAddLine, gridOf, withGrid, withLine } from './table-lines.ts';

/** Cells of a table that was copied elsewhere: of its HTML where there is a table in it, else of its text. */
export function readClipboard(html: string, text: string): CellGrid | undefined {
  const table = html
    ? new DOMParser().parseFromString(html, 'text/html').querySelector('table')
    : null;
  if (table) return gridOfHtml(table);
  return /[\t\n]/.test(text.trimEnd()) ? gridOfText(text) : undefined;
}

function gridOfHtml(table: HTMLTableElement): CellGrid {
  const grid: CellGrid = [];
  // One more than fits, so that it is told.
  const rows = [...table.rows].slice(0, MAX_TABLE_ROWS + 1);
  for (const [row, { cells }] of rows.entries()) {
    const line = (grid[row] ??= []);
    let column = 0;
    for (const each of cells) {
      while (line[column] !== undefined) column += 1;
      if (column > MAX_TABLE_COLUMNS) break;
      const across = Math.min(each.colSpan, MAX_TABLE_COLUMNS + 1 - column);
      const down = Math.min(Math.max(each.rowSpan, 1), rows.length - row);
      for (let y = row; y < row + down; y += 1)
        for (let x = column; x < column + across; x += 1) (grid[y] ??= [])[x] = null;
      line[column] = { ...cellOf(each), across, down };
    }
  }
  return evened(grid);
}

/** Texts between tabs and ends of lines; one in quotation marks may have either within, as Excel writes it. */
function gridOfText(text: string): CellGrid {
  const rows: string[][] = [[]];
  const PART = /(?:"((?:[^"]|"")*)"|([^\t\r\n]*))(\t|\r\n|\n|\r|$)/y;
  const given = text.replace(/(?:\r\n|\n|\r)$/, '');
  for (let found = PART.exec(given); found; found = PART.exec(given)) {
    const [, quoted, plain = '', end] = found;
    rows.at(-1)!.push(quoted === undefined ? plain : quoted.replaceAll('""', '"'));
    if (end === '') break;
    if (end !== '\t') rows.push([]);
  }
  return evened(rows.map((cells) => cells.map((each) => ({ ...emptyCell(), text: each }))));
}

/** Every row as long as the longest. */
function evened(grid: (TableCellContent | null | undefined)[][]): CellGrid {
  const width = Math.max(...grid.map((cells) => cells.length));
  return grid.map((cells) =>
    Array.from({ length: width }, (_none, at) => {
      const cell = cells[at];
      return cell === undefined ? emptyCell() : cell;
    }),
  );
}

const ALIGNS: Record<string, TableCellContent['align']> = {
  center: 'centre',
  right: 'right',
  end: 'right',
};
const HEIGHTS: Record<string, TableCellContent['vertical']> = {
  middle: 'centre',
  bottom: 'bottom',
};

/** Paragraphs and lines stay lines; everything else is letters. */
function cellOf(cell: HTMLTableCellElement): TableCellContent {
  const copy = cell.cloneNode(true) as HTMLElement;
  for (const each of copy.querySelectorAll('br')) each.replaceWith('\u2028');
  for (const each of copy.querySelectorAll('p, div, li')) each.append('\u2028');
  const text = (copy.textContent ?? '')
    .replaceAll(/\s+/g, (gap) => (gap.includes('\u2028') ? '\n' : ' '))
    .trim();
  const first = cell.querySelector('p');
  const align = first?.style.textAlign || cell.style.textAlign || first?.align || cell.align;
  const vertical = cell.style.verticalAlign || cell.vAlign;
  return {
    ...emptyCell(),
    text,
    align: ALIGNS[align] ?? 'left',
    vertical: HEIGHTS[vertical] ?? 'top',
  };
}

/** A table with a copied grid from a place on; it grows as far as a table can. */
export function withPasted(
  given: TableContent,
  { row, column }: { row: number; column: number },
  copied: CellGrid,
): { table: TableContent; area: GridArea; isCut: boolean } {
  const [height, width] = [copied.length, copied[0]?.length ?? 0];
  let table = given;
  while (table.rows.length < row + height && canAddLine(table, 'row'))
    table = withLine(table, 'row', table.rows.length);
  while (table.columns.length < column + width && canAddLine(table, 'column'))
    table = withLine(table, 'column', table.columns.length);
  const area = {
    top: row,
    left: column,
    bottom: Math.min(row + height, table.rows.length) - 1,
    right: Math.min(column + width, table.columns.length) - 1,
  };
  const isCut = area.bottom - row + 1 < height || area.right - column + 1 < width;
  // What reaches into the area from outside it would lie over what is pasted.
  const all = { top: 0, left: 0, bottom: area.bottom, right: area.right };
  const reaching = cellsIn(gridOf(table), all).filter(
    (each) =>
      each.row + each.cell.down > area.top &&
      each.column + each.cell.across > area.left &&
      (each.cell.down > 1 || each.cell.across > 1),
  );
  let grid = gridOf(table);
  for (const each of reaching)
    grid = splitCells(grid, {
      top: each.row,
      bottom: each.row,
      left: each.column,
      right: each.column,
    });
  // A cell that would reach out of the table is cut into single ones.
  const fitting = isCut
    ? splitCells(copied, { top: 0, left: 0, bottom: height - 1, right: width - 1 })
    : copied;
  const next = grid.map((cells, y) =>
    cells.map((cell, x) =>
      y < area.top || y > area.bottom || x < area.left || x > area.right
        ? cell
        : (fitting[y - row]?.[x - column] ?? null),
    ),
  );
  return { table: withGrid(table, next), area, isCut };
}

/** An area as text that spreadsheets read: tabs between cells, a line for each row. */
export function copiedText(table: TableContent, { top, left, bottom, right }: GridArea): string {
  return gridOf(table)
    .slice(top, bottom + 1)
    .map((cells) =>
      cells
        .slice(left, right + 1)
        .map((cell) => quotedWhereNeeded(cell?.text ?? ''))
        .join('\t'),
    )
    .join('\n');
}

const quotedWhereNeeded = (text: string) =>
  /[\t\n"]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
