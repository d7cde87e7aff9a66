import type { ClipboardEvent } from 'react';
import { gridText, parseGrid, placePasted } from './clipboard-grid.ts';
import type { Column } from './column.ts';
import type { Line } from './line.ts';
import type { CellPlace } from './move-focus.ts';
import type { RowId, Selected } from './selection.ts';

/** A cell that a paste would change, and to what. */
export interface CellChange<Row> {
  id: RowId;
  row: Row;
  column: Column<Row>;
  text: string;
}

interface Pasting<Row> {
  lines: readonly Line<Row>[];
  columns: readonly Column<Row>[];
  /** Columns before the table's own: the boxes. */
  shift: number;
  at: CellPlace;
  selected: Selected;
  paste: ((changes: CellChange<Row>[]) => void) | undefined;
}

/** Copying the selected rows, or the cell with the focus, and pasting cells from a spreadsheet. */
export function useClipboard<Row>({ lines, columns, shift, at, selected, paste }: Pasting<Row>) {
  const isCell = (event: ClipboardEvent) =>
    (event.target as HTMLElement).closest('input:not([type=checkbox]), select, textarea') ===
      null && (event.target as HTMLElement).closest('td, th') !== null;

  const onCopy = (event: ClipboardEvent) => {
    if (!isCell(event) || String(getSelection()) !== '') return;
    const rows = lines.flatMap((line) =>
      line.kind === 'row' && selected.has(line.id) ? [line.row] : [],
    );
    const line = lines[at.line];
    const column = columns[at.column - shift];
    const one = line?.kind === 'row' && column ? [[column.text(line.row)]] : [];
    const cells = rows.length > 0 ? rows.map((row) => columns.map(({ text }) => text(row))) : one;
    if (cells.length === 0) return;
    event.preventDefault();
    event.clipboardData.setData('text/plain', gridText(cells));
  };

  const onPaste = (event: ClipboardEvent) => {
    if (!paste || !isCell(event)) return;
    const chosen = lines.flatMap((line, index) =>
      line.kind === 'row' && selected.has(line.id) ? [index] : [],
    );
    const from = { line: at.line, column: at.column - shift };
    const extent = { lines: lines.length, columns: columns.length };
    const grid = parseGrid(event.clipboardData.getData('text/plain'));
    const changes = placePasted(grid, from, extent, chosen).flatMap(({ text, ...to }) => {
      const [line, column] = [lines[to.line], columns[to.column]];
      if (line?.kind !== 'row' || !column?.editable?.(line.row)) return [];
      return [{ id: line.id, row: line.row, column, text }];
    });
    event.preventDefault();
    if (changes.length > 0) paste(changes);
  };
  return { onCopy, onPaste };
}
