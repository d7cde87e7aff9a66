import { useMemo, useRef } from 'react';
import { stickyOffsets } from './column-order.ts';
import type { Column } from './column.ts';
import type { CellPlace } from './move-focus.ts';
import { SELECT_WIDTH } from './select-cells.tsx';
import type { RowId } from './selection.ts';
import type { Shared } from './table-row.tsx';

interface Given<Row> {
  columns: readonly Column<Row>[];
  widths: readonly number[];
  pinned: readonly string[];
  rowName: (row: Row) => string;
  open: ((id: RowId, row: Row) => void) | undefined;
  select: ((id: RowId, on: boolean, range: boolean) => void) | undefined;
  edit: (at: CellPlace) => boolean;
  close: Shared<Row>['close'];
}

/**
 * What rows are given, the same object as long as columns and their places are: what it calls is always
 * the newest, so that a row draws anew for its own changes only.
 */
export function useShared<Row>(given: Given<Row>): Shared<Row> & { kept: number } {
  const { columns, widths, pinned } = given;
  const latest = useRef(given);
  latest.current = given;
  const [opens, selects] = [given.open !== undefined, given.select !== undefined];
  const start = selects ? SELECT_WIDTH : 0;
  const kept = columns.filter(({ id }, at) => at === 0 || pinned.includes(id)).length;
  const keptWidth = widths.slice(0, kept).reduce((sum, width) => sum + width, start);
  const places = stickyOffsets(widths, kept, start).join();
  return useMemo(
    () => ({
      columns,
      offsets: places.split(',').map((left) => (left === '' ? undefined : Number(left))),
      kept: keptWidth,
      rowName: (row) => latest.current.rowName(row),
      open: opens ? (id, row) => latest.current.open?.(id, row) : undefined,
      select: selects ? (id, on, range) => latest.current.select?.(id, on, range) : undefined,
      edit: (line, column) => void latest.current.edit({ line, column }),
      close: (cell, then) => latest.current.close(cell, then),
    }),
    [columns, places, keptWidth, opens, selects],
  );
}
