import type { ReactNode } from 'react';

/** Narrowest and widest a column may be made, in px (specification 002 section 5). */
export const NARROWEST = 125;
export const WIDEST = 400;
const STANDARD_WIDTH = 160;
/** px of a head beside its words: room at its edges, its menu, the arrow of its order. */
const AROUND_HEAD = 80;
/** px of the widest usual letter in a head's type. */
const LETTER = 8.6;

/** What a head needs to know of a column, whatever its rows are. */
export interface ColumnHead {
  id: string;
  label: string;
  /** Stands in the head, so that figures stand alone under one another. */
  unit?: string | undefined;
  numeric?: boolean;
  /** px that it takes until somebody moves its edge. */
  width: number;
  sortable?: boolean;
  groupable?: boolean;
}

/** A column of a table: the value that it sorts and sums by, and the words that are read and exported. */
export interface Column<Row> extends ColumnHead {
  value: (row: Row) => unknown;
  text: (row: Row) => string;
  /** What the cell shows instead of its words. What takes a press in it needs `tabIndex={-1}`. */
  cell?: (row: Row) => ReactNode;
  /** Its total under the rows given. */
  total?: (rows: readonly Row[]) => string;
  /** Whether this row's cell may be changed; without it, none may. */
  editable?: (row: Row) => boolean;
  /** The control that stands in the cell's place while it is edited. */
  editor?: (row: Row, close: CloseEditor) => ReactNode;
}

/** Ends editing: `down` and `right` go on to the next cell, `stay` to the cell itself. */
export type CloseEditor = (then?: 'down' | 'right' | 'stay') => void;

/** As wide as the longest word of its head needs: words wrap, but none is broken. */
export function headWidth(label: string, unit: string | undefined): number {
  const words = `${label} ${unit ?? ''}`.split(/[\s-]+/);
  const longest = Math.max(...words.map((word) => word.length));
  return Math.min(WIDEST, Math.max(STANDARD_WIDTH, Math.ceil(AROUND_HEAD + LETTER * longest)));
}
