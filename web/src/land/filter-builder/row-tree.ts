import type { GroupRow, Row } from '../ground/filters/row.ts';
import { copied } from '../ground/filters/rows.ts';

type Change = (row: Row) => Row[];

/** The lines with one replaced by others or removed; a group left empty is removed too. */
export function withRowChanged(rows: readonly Row[], id: string, change: Change): Row[] {
  return rows.flatMap((row): Row[] => {
    if (row.id === id) return change(row);
    if (row.kind !== 'group') return [row];
    const inner = withRowChanged(row.rows, id, change);
    return inner.length > 0 ? [{ ...row, rows: inner }] : [];
  });
}

export const without = (rows: readonly Row[], id: string) => withRowChanged(rows, id, () => []);

export const duplicated = (rows: readonly Row[], id: string) =>
  withRowChanged(rows, id, (row) => [row, copied(row)]);

/** Moves a line up or down among its neighbours; at the end of a group it leaves the group. */
export function moveRow(rows: readonly Row[], id: string, by: 1 | -1): Row[] {
  const at = rows.findIndex((row) => row.id === id);
  if (at >= 0) {
    const next = [...rows];
    const [row] = next.splice(at, 1);
    if (row) next.splice(Math.max(0, at + by), 0, row);
    return next;
  }
  return rows.flatMap((row): Row[] => {
    if (row.kind !== 'group' || !holds(row, id)) return [row];
    const edge = by < 0 ? row.rows[0] : row.rows.at(-1);
    if (edge?.id !== id) return [{ ...row, rows: moveRow(row.rows, id, by) }];
    const left: Row[] = row.rows.length > 1 ? [{ ...row, rows: without(row.rows, id) }] : [];
    return by < 0 ? [edge, ...left] : [...left, edge];
  });
}

/** Moves a line in front of another; a group is not moved into itself. */
export function putBefore(rows: readonly Row[], id: string, target: string): Row[] {
  const row = findRow(rows, id);
  if (!row || id === target || (row.kind === 'group' && holds(row, target))) return [...rows];
  return withRowChanged(without(rows, id), target, (before) => [row, before]);
}

export function findRow(rows: readonly Row[], id: string): Row | undefined {
  for (const row of rows) {
    const inner = row.id === id ? row : row.kind === 'group' ? findRow(row.rows, id) : undefined;
    if (inner) return inner;
  }
  return undefined;
}

/** The lines of the group, or of the search, in which a line stands. */
export function beside(rows: readonly Row[], id: string): readonly Row[] {
  if (rows.some((row) => row.id === id)) return rows;
  const group = rows.find((row) => row.kind === 'group' && holds(row, id));
  return group?.kind === 'group' ? beside(group.rows, id) : [];
}

/** The line after it, or before it; where a group goes with its only line, the one beside the group. */
export function nextTo(rows: readonly Row[], id: string): Row | undefined {
  const at = rows.findIndex((row) => row.id === id);
  if (at >= 0) return rows[at + 1] ?? rows[at - 1];
  const group = rows.find((row) => row.kind === 'group' && holds(row, id));
  if (group?.kind !== 'group') return undefined;
  return nextTo(group.rows, id) ?? nextTo(rows, group.id);
}

/** Whether every line stands where it stood. */
export const areInSamePlaces = (before: readonly Row[], after: readonly Row[]): boolean =>
  before.length === after.length &&
  before.every((row, at) => {
    const other = after[at];
    const [inner, others] = [row, other].map((each) => (each?.kind === 'group' ? each.rows : []));
    return row.id === other?.id && areInSamePlaces(inner ?? [], others ?? []);
  });

/** Every line and group. */
export const rowIdsOf = (rows: readonly Row[]): string[] =>
  rows.flatMap((row) => [row.id, ...(row.kind === 'group' ? rowIdsOf(row.rows) : [])]);

const holds = (group: GroupRow, id: string) => findRow(group.rows, id) !== undefined;

/** The number of filters that the lines can become: each line and each group counts. */
export const countOf = (rows: readonly Row[]): number =>
  rows.reduce((count, row) => count + 1 + (row.kind === 'group' ? countOf(row.rows) : 0), 0);
