import type { ReactNode } from 'react';
import type { Column } from './column.ts';
import type { RowId } from './selection.ts';

/** One line of a table's body: a row, the head of a group, a group's totals, or something across it all. */
export type Line<Row> =
  | { kind: 'row'; id: RowId; row: Row; child?: boolean }
  | { kind: 'group'; id: RowId; text: string; count: string; open: boolean; label: string }
  | { kind: 'total'; id: RowId; texts: ReadonlyMap<string, string> }
  | { kind: 'note'; id: RowId; content: ReactNode };

export const rowLines = <Row>(rows: readonly Row[], id: (row: Row) => RowId): Line<Row>[] =>
  rows.map((row) => ({ kind: 'row', id: id(row), row }));

/** What each column comes to over these rows, by column; columns without a total are not in it. */
export function totalsOf<Row>(
  columns: readonly Column<Row>[],
  rows: readonly Row[],
): ReadonlyMap<string, string> {
  return new Map(columns.flatMap(({ id, total }) => (total ? [[id, total(rows)]] : [])));
}

interface Grouping<Row> {
  by: Column<Row>;
  columns: readonly Column<Row>[];
  id: (row: Row) => RowId;
  isOpen: (key: string) => boolean;
  /** What stands for no value. */
  empty: string;
  label: (text: string) => string;
}

/** Rows under the values of one column, the largest group first; an open one ends with its totals. */
export function groupLines<Row>(rows: readonly Row[], grouping: Grouping<Row>): Line<Row>[] {
  const { by, columns, id, isOpen, empty, label } = grouping;
  const groups = new Map<string, Row[]>();
  for (const row of rows) {
    const value = by.value(row);
    const key = value === null || value === undefined || value === '' ? '' : by.text(row);
    const group = groups.get(key);
    if (group) group.push(row);
    else groups.set(key, [row]);
  }
  const ordered = [...groups].sort(([, a], [, b]) => b.length - a.length);
  return ordered.flatMap(([key, members]): Line<Row>[] => {
    const text = key === '' ? empty : key;
    const open = isOpen(key);
    const count = members.length.toLocaleString('en-GB');
    const head: Line<Row> = {
      kind: 'group',
      id: groupId(key),
      text,
      count,
      open,
      label: label(text),
    };
    if (!open) return [head];
    const totals = totalsOf(columns, members);
    const children = rowLines(members, id).map((line) => ({ ...line, child: true }));
    return [
      head,
      ...children,
      ...(totals.size > 0
        ? [{ kind: 'total' as const, id: `${groupId(key)} total`, texts: totals }]
        : []),
    ];
  });
}

/** The id of a group's head, which no row has. */
export const groupId = (key: string) => `group ${key}`;
