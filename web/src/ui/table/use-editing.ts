import { useRef, useState } from 'react';
import type { CloseEditor, Column } from './column.ts';
import type { Line } from './line.ts';
import type { CellPlace } from './move-focus.ts';
import type { RowId } from './selection.ts';

/** A row, and a place in it. */
export interface EditedCell {
  id: RowId;
  column: number;
}

interface Editing<Row> {
  lines: readonly Line<Row>[];
  columns: readonly Column<Row>[];
  /** Columns before the table's own: the boxes. */
  shift: number;
  /** Puts the focus on a cell. */
  move: (to: CellPlace) => void;
}

/** Which cell is being edited; the row is known by its id, so that it may move meanwhile. */
export function useEditing<Row>({ lines, columns, shift, move }: Editing<Row>) {
  const [edited, setEdited] = useState<EditedCell>();
  const now = useRef<CellPlace>({ line: 0, column: 0 });

  const start = ({ line, column }: CellPlace): boolean => {
    const [there, head] = [lines[line], columns[column - shift]];
    if (there?.kind !== 'row' || !head?.editor || !head.editable?.(there.row)) return false;
    now.current = { line, column };
    setEdited({ id: there.id, column });
    return true;
  };
  /** Ends the editing of that cell alone: another one may have been opened meanwhile. */
  const close = (cell: EditedCell, then?: Parameters<CloseEditor>[0]) => {
    if (edited?.id !== cell.id || edited.column !== cell.column) return;
    setEdited(undefined);
    const found = lines.findIndex(({ id }) => id === edited.id);
    const line = found < 0 ? now.current.line : found;
    const { column } = edited;
    if (then === 'stay') move({ line, column });
    if (then === 'down') move({ line: line + 1, column });
    if (then === 'right') move({ line, column: column + 1 });
  };
  return { edited, start, close };
}
