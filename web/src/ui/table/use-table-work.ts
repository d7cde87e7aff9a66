import type { RefObject } from 'react';
import type { Column } from './column.ts';
import type { Line } from './line.ts';
import { type RowId, type Selected, withAll } from './selection.ts';
import { type CellChange, useClipboard } from './use-clipboard.ts';
import { useEditing } from './use-editing.ts';
import { useGridKeys } from './use-grid-keys.ts';
import { type RowSelection, useSelecting } from './use-selecting.ts';
import { useShared } from './use-shared.ts';

interface TableWork<Row> {
  grid: RefObject<HTMLTableElement | null>;
  lines: readonly Line<Row>[];
  columns: readonly Column<Row>[];
  widths: readonly number[];
  pinned: readonly string[];
  rowName: (row: Row) => string;
  /** Columns before the table's own: the boxes. */
  shift: number;
  selection: RowSelection | undefined;
  selected: Selected;
  /** Lines that are in sight at once. */
  page: () => number;
  /** Something stands over the head, which the keys then pass by. */
  headCovered: boolean;
  open: ((id: RowId, row: Row) => void) | undefined;
  paste: ((changes: CellChange<Row>[]) => void) | undefined;
}

/** Selecting rows, editing and copying cells and opening rows, by pointer and by keys. */
export function useTableWork<Row>(of: TableWork<Row>) {
  const { lines, columns, shift, selection, open } = of;
  const { rowIds, select, selectLine } = useSelecting(lines, selection);
  const selectAll = selection && ((on: boolean) => selection.set(withAll(of.selected, rowIds, on)));
  const editing = useEditing({ lines, columns, shift, move: (to) => keys.focus(to) });
  const keys = useGridKeys({
    grid: of.grid,
    lines: lines.length,
    columns: columns.length + shift,
    page: of.page,
    headCovered: of.headCovered,
    edit: editing.start,
    openRow: ({ line }) => {
      const there = lines[line];
      if (there?.kind === 'row') open?.(there.id, there.row);
    },
    toggle: selectLine,
    selectAll: selectAll && (() => selectAll(true)),
  });
  const at = { at: keys.at, shift, selected: of.selected };
  const clipboard = useClipboard({ lines, columns, ...at, paste: of.paste });
  const shared = useShared({
    columns,
    widths: of.widths,
    pinned: of.pinned,
    rowName: of.rowName,
    open,
    select: selection && select,
    edit: editing.start,
    close: editing.close,
  });
  return { rowIds, selectAll, edited: editing.edited, keys, clipboard, shared };
}
