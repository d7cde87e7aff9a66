import type {
  TableCellContent,
  TableContent,
} from '@contract/consultation/ground/documents/blocks/table/schema.ts';
import { chakra } from '@chakra-ui/react';
import { type ClipboardEvent, type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { cellLook } from './cell-look.ts';
import { copiedText, readClipboard, withPasted } from './clipboard.ts';
import { type GridArea, originOf, withCells } from './grid.ts';
import { losesStyle } from './lost-style.ts';
import { ColumnHeads, HEAD_SIZE, RowHead } from './grid-heads.tsx';
import { CellField, CellWords } from './cell-field.tsx';
import { GridLines } from './grid-look.ts';
import { placeName, tableEditorMessages as messages } from './messages.ts';
import { extendedTo, selectionWords, wholeByKey, type WholeLines } from './selection.ts';
import { gridOf, withGrid } from './table-lines.ts';
import { tooLongIn } from './too-long.ts';
import { type GridPlace, type GridPlaces, gridPlaceBeside } from './use-grid-keys.ts';

interface TableGridProps {
  table: TableContent;
  /** What is selected. */
  area: GridArea;
  places: GridPlaces;
  change: (table: TableContent) => void;
  move: (places: GridPlaces) => void;
  /** `isSeen`: on the screen as well. */
  say: (words: string, isSeen?: boolean) => void;
}

/** The cells as a spreadsheet has them: one takes the keyboard, several are selected, one is written in. */
export function TableGrid({ table, area, places, change, move, say }: TableGridProps) {
  const box = useRef<HTMLTableElement>(null);
  /** What the cell said before it was written in; undefined while none is. */
  const [before, setBefore] = useState<string>();
  /** What the pressed pointer selects. */
  const [pulled, setPulled] = useState<WholeLines | 'cells'>();
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
  const select = (next: GridPlaces) => {
    setBefore(undefined);
    move(next);
    say(selectionWords(table, next));
  };
  const go = (to: GridPlace, isSelecting = false) => {
    if (isSelecting) return select(extendedTo(places, to));
    setBefore(undefined);
    move({ active: to, anchor: to });
  };
  const headPlace = (kind: WholeLines, at: number): GridPlace => ({
    row: kind === 'row' ? at : 0,
    column: kind === 'column' ? at : 0,
  });
  const heads = {
    table,
    area,
    press: (kind: WholeLines, at: number, isExtending: boolean) => {
      box.current?.querySelector<HTMLElement>('[tabindex="0"]')?.focus();
      setPulled(kind);
      const place = headPlace(kind, at);
      if (isExtending && kind !== 'all') select(extendedTo({ ...places, whole: kind }, place));
      else select({ active: place, anchor: place, whole: kind });
    },
    over: (kind: WholeLines, at: number) => {
      if (pulled === kind) select(extendedTo({ ...places, whole: kind }, headPlace(kind, at)));
    },
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
    const whole = altKey ? undefined : wholeByKey(event, places.whole);
    if (to) go(to, shiftKey);
    else if (whole) select({ ...places, whole });
    else if (key === 'Enter' || key === 'F2') begin();
    else if (key === 'Escape' && isSeveral && (places.whole || isApart(places))) go(places.active);
    else if (key === 'Delete' || key === 'Backspace') {
      change(
        withGrid(
          table,
          withCells(grid, area, (cell) => ({ ...cell, text: '' })),
        ),
      );
      say(messages.cleared);
    } else if (key.length === 1 && !held && !altKey) begin(key);
    else return;
    event.preventDefault();
  };
  const onPaste = (event: ClipboardEvent) => {
    const { clipboardData } = event;
    const html = clipboardData.getData('text/html');
    const copied = readClipboard(html, clipboardData.getData('text/plain'));
    const lost: string[] = losesStyle(html) ? [messages.plainCells] : [];
    // Words go into the cell that is written in, lines and a single cell as well; a table goes into the grid.
    const isTable = copied !== undefined && (copied[0]?.length ?? 0) > 1;
    if (isEditing && !isTable) return lost.length > 0 ? say(lost.join(), true) : undefined;
    event.preventDefault();
    if (!copied) {
      const text = clipboardData.getData('text/plain').trim();
      // A picture has no words: the cell keeps its own.
      if (text === '') return;
      write(text);
      if (lost.length > 0) say(lost.join(), true);
      return;
    }
    setBefore(undefined);
    const pasted = withPasted(table, { row: area.top, column: area.left }, copied);
    change(pasted.table);
    const { top, left, bottom, right } = pasted.area;
    move({ anchor: { row: top, column: left }, active: { row: bottom, column: right } });
    const tooLong = tooLongIn(pasted.table, pasted.area);
    const told = [
      ...(pasted.isCut ? [`${messages.cut}.`] : []),
      ...(tooLong === undefined ? [] : [tooLong]),
      ...lost,
    ];
    const words = messages.pasted(bottom - top + 1, right - left + 1);
    say([told.length > 0 ? `${words}.` : words, ...told].join(' '), told.length > 0);
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
        aria-colindex={column + 2}
        aria-label={`${messages.cell(placeName({ row, column }))}: ${cell.text}`}
        colSpan={cell.across}
        rowSpan={cell.down}
        data-head={isHead || undefined}
        style={cellLook(cell)}
        onPointerDown={(event) => {
          if (event.button !== 0 || (isActive && isEditing)) return;
          setPulled('cells');
          go({ row, column }, event.shiftKey);
        }}
        onPointerEnter={() => pulled === 'cells' && go({ row, column }, true)}
        onFocus={(event) => {
          if (!isActive && event.target === event.currentTarget) go({ row, column });
        }}
        onDoubleClick={() => begin()}
      >
        {isActive && isEditing ? (
          <CellField
            aria-label={messages.cell(placeName({ row, column }))}
            value={cell.text}
            style={{ textAlign: cellLook(cell).textAlign }}
            change={write}
            onBlur={() => setBefore(undefined)}
          />
        ) : (
          <CellWords text={cell.text} />
        )}
      </td>
    );
  };
  return (
    <chakra.div
      overflowX="auto"
      onPointerUp={() => setPulled(undefined)}
      onPointerLeave={() => setPulled(undefined)}
    >
      <GridLines
        ref={box}
        role="grid"
        aria-label={messages.cells}
        aria-multiselectable
        aria-rowcount={table.rows.length + 1}
        aria-colcount={table.columns.length + 1}
        onKeyDown={onKey}
        onPaste={onPaste}
        onCopy={onCopy}
      >
        <colgroup>
          <col style={{ width: HEAD_SIZE, minWidth: HEAD_SIZE }} />
          {table.columns.map(({ width }, column) => (
            <col key={column} style={{ width, minWidth: width }} />
          ))}
        </colgroup>
        <thead>
          <ColumnHeads {...heads} />
        </thead>
        <tbody>
          {table.rows.map(({ height, cells }, row) => (
            <tr key={row} aria-rowindex={row + 2} style={{ height }}>
              <RowHead row={row} {...heads} />
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
