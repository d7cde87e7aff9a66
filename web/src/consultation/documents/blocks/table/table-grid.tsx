import {
  MAX_CELL_TEXT,
  type TableCellContent,
  type TableContent,
} from '@contract/consultation/ground/documents/blocks/table/schema.ts';
import { chakra } from '@chakra-ui/react';
import { type ClipboardEvent, type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { cellLook } from './cell-look.ts';
import { copiedText, readClipboard, withPasted } from './clipboard.ts';
import { type GridArea, originOf, withCells } from './grid.ts';
import { CellText, GridLines } from './grid-look.ts';
import { placeName, tableEditorMessages as messages } from './messages.ts';
import { gridOf, withGrid } from './table-lines.ts';
import { type GridPlace, type GridPlaces, gridPlaceBeside } from './use-grid-keys.ts';

interface TableGridProps {
  table: TableContent;
  /** What is selected. */
  area: GridArea;
  places: GridPlaces;
  change: (table: TableContent) => void;
  move: (places: GridPlaces) => void;
  say: (words: string) => void;
}

/** The cells as a spreadsheet has them: one takes the keyboard, several are selected, one is written in. */
export function TableGrid({ table, area, places, change, move, say }: TableGridProps) {
  const box = useRef<HTMLTableElement>(null);
  /** What the cell said before it was written in; undefined while none is. */
  const [before, setBefore] = useState<string>();
  const [isPulled, setPulled] = useState(false);
  const grid = gridOf(table);
  const active = originOf(grid, places.active);
  const isEditing = before !== undefined;
  const hasFocus = () => box.current?.contains(document.activeElement) ?? false;
  const focused = `${active.row}:${active.column}:${isEditing}`;
  useEffect(() => {
    if (!hasFocus()) return;
    const cell = box.current?.querySelector<HTMLElement>('[tabindex="0"]');
    const text = cell?.querySelector('textarea');
    (text ?? cell)?.focus();
    // After what is there: the first letter may have begun it.
    text?.setSelectionRange(text.value.length, text.value.length);
  }, [focused]);
  const at = (row: number, column: number): GridArea => ({
    top: row,
    bottom: row,
    left: column,
    right: column,
  });
  const write = (text: string) =>
    change(
      withGrid(
        table,
        withCells(grid, at(active.row, active.column), (cell) => ({ ...cell, text })),
      ),
    );
  const begin = (first?: string) => {
    setBefore(grid[active.row]?.[active.column]?.text ?? '');
    if (first !== undefined) write(first);
  };
  const go = (to: GridPlace, isSelecting = false) => {
    setBefore(undefined);
    move({ active: to, anchor: isSelecting ? places.anchor : to });
    if (isSelecting) {
      const rows = Math.abs(to.row - places.anchor.row) + 1;
      say(messages.selected(rows, Math.abs(to.column - places.anchor.column) + 1));
    }
  };
  const beside = (key: string) => gridPlaceBeside(table, active, key, false) ?? active;

  const onEditKey = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    if (!['Escape', 'Enter', 'Tab'].includes(event.key)) return;
    if (event.key === 'Enter' && (event.shiftKey || event.altKey)) return;
    // The text goes; the focus would go with it.
    box.current?.querySelector<HTMLElement>('[tabindex="0"]')?.focus();
    if (event.key === 'Escape') {
      write(before ?? '');
      setBefore(undefined);
    } else if (event.key === 'Enter') go(beside('ArrowDown'));
    else go(beside(event.shiftKey ? 'ArrowLeft' : 'ArrowRight'));
    event.preventDefault();
  };
  const onKey = (event: KeyboardEvent) => {
    if (isEditing) return onEditKey(event);
    const { key, shiftKey, ctrlKey, metaKey, altKey } = event;
    const held = ctrlKey || metaKey;
    const to = altKey ? undefined : gridPlaceBeside(table, places.active, key, held);
    const isSeveral = area.top < area.bottom || area.left < area.right;
    if (to) go(to, shiftKey);
    else if (key === 'Enter' || key === 'F2') begin();
    else if (key === 'Escape' && isSeveral && isApart(places)) go(places.active);
    else if (key === 'Delete' || key === 'Backspace') {
      change(
        withGrid(
          table,
          withCells(grid, area, (cell) => ({ ...cell, text: '' })),
        ),
      );
      say(messages.cleared);
    } else if (held && key === 'a')
      move({
        anchor: { row: 0, column: 0 },
        active: { row: table.rows.length - 1, column: table.columns.length - 1 },
      });
    else if (key.length === 1 && !held && !altKey) begin(key);
    else return;
    event.preventDefault();
  };
  const onPaste = (event: ClipboardEvent) => {
    const { clipboardData } = event;
    const copied = readClipboard(
      clipboardData.getData('text/html'),
      clipboardData.getData('text/plain'),
    );
    // Words go into the cell that is written in, lines and a single cell as well; a table goes into the grid.
    const isTable = copied !== undefined && (copied[0]?.length ?? 0) > 1;
    if (isEditing && !isTable) return;
    event.preventDefault();
    const text = clipboardData.getData('text/plain').trim().slice(0, MAX_CELL_TEXT);
    if (!copied) {
      // A picture has no words: the cell keeps its own.
      if (text !== '') write(text);
      return;
    }
    setBefore(undefined);
    const pasted = withPasted(table, { row: area.top, column: area.left }, copied);
    change(pasted.table);
    const { top, left, bottom, right } = pasted.area;
    move({ anchor: { row: top, column: left }, active: { row: bottom, column: right } });
    const words = messages.pasted(bottom - top + 1, right - left + 1);
    say(pasted.isCut ? `${words}. ${messages.cut}` : words);
  };
  const onCopy = (event: ClipboardEvent) => {
    if (isEditing) return;
    event.preventDefault();
    event.clipboardData.setData('text/plain', copiedText(table, area));
  };

  const cellAt = (cell: TableCellContent, row: number, column: number) => {
    const isActive = row === active.row && column === active.column;
    const isSelected =
      row >= area.top && row <= area.bottom && column >= area.left && column <= area.right;
    const isHead = (table.hasHeadRow && row === 0) || (table.hasHeadColumn && column === 0);
    return (
      <td
        key={column}
        tabIndex={isActive ? 0 : -1}
        aria-selected={isSelected}
        aria-colindex={column + 1}
        aria-label={`${messages.cell(placeName({ row, column }))}: ${cell.text}`}
        colSpan={cell.across}
        rowSpan={cell.down}
        data-head={isHead || undefined}
        style={cellLook(cell)}
        onPointerDown={(event) => {
          if (event.button !== 0 || (isActive && isEditing)) return;
          setPulled(true);
          go({ row, column }, event.shiftKey);
        }}
        onPointerEnter={() => isPulled && go({ row, column }, true)}
        onFocus={(event) => {
          if (!isActive && event.target === event.currentTarget) go({ row, column });
        }}
        onDoubleClick={() => begin()}
      >
        {isActive && isEditing ? (
          <CellText
            aria-label={messages.cell(placeName({ row, column }))}
            value={cell.text}
            rows={Math.max(1, cell.text.split('\n').length)}
            maxLength={MAX_CELL_TEXT}
            style={{ textAlign: cellLook(cell).textAlign }}
            onChange={({ target }) => write(target.value)}
            onBlur={() => setBefore(undefined)}
          />
        ) : (
          cell.text
        )}
      </td>
    );
  };
  return (
    <chakra.div
      overflowX="auto"
      onPointerUp={() => setPulled(false)}
      onPointerLeave={() => setPulled(false)}
    >
      <GridLines
        ref={box}
        role="grid"
        aria-label={messages.cells}
        aria-multiselectable
        aria-rowcount={table.rows.length}
        aria-colcount={table.columns.length}
        onKeyDown={onKey}
        onPaste={onPaste}
        onCopy={onCopy}
      >
        <colgroup>
          {table.columns.map(({ width }, column) => (
            <col key={column} style={{ width, minWidth: width }} />
          ))}
        </colgroup>
        <tbody>
          {table.rows.map(({ height, cells }, row) => (
            <tr key={row} aria-rowindex={row + 1} style={{ height }}>
              {cells.map((cell, column) => cell && cellAt(cell, row, column))}
            </tr>
          ))}
        </tbody>
      </GridLines>
    </chakra.div>
  );
}

const isApart = ({ active, anchor }: GridPlaces) =>
  active.row !== anchor.row || active.column !== anchor.column;
