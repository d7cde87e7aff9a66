import { useMemo, useRef } from 'react';
import type { Line } from './line.ts';
import { type RowId, type Selected, withRange, withRow } from './selection.ts';

export interface RowSelection {
  selected: Selected;
  set: (next: Selected) => void;
}

/** Selecting rows one by one or, from the row before, a range. */
export function useSelecting<Row>(
  lines: readonly Line<Row>[],
  selection: RowSelection | undefined,
) {
  const anchor = useRef<RowId>(undefined);
  const rowIds = useMemo(
    () => lines.flatMap((line) => (line.kind === 'row' ? [line.id] : [])),
    [lines],
  );
  const select = (id: RowId, on: boolean, range: boolean) => {
    if (!selection) return;
    const { selected, set } = selection;
    set(range ? withRange(selected, rowIds, anchor.current, id, on) : withRow(selected, id, on));
    anchor.current = id;
  };
  /** By keyboard; a range is always put in. */
  const selectLine = (at: number, range: boolean, from?: number) => {
    const line = lines[at];
    if (!selection || line?.kind !== 'row') return;
    const before = from === undefined ? undefined : lines[from];
    if (range && anchor.current === undefined && before) anchor.current = before.id;
    select(line.id, range || !selection.selected.has(line.id), range);
  };
  return { rowIds, select, selectLine };
}
