export type RowId = string | number;
export type Selected = ReadonlySet<RowId>;

/** The selection with one row put in or taken out. */
export function withRow(selected: Selected, id: RowId, on: boolean): Selected {
  const next = new Set(selected);
  if (on) next.add(id);
  else next.delete(id);
  return next;
}

/** The selection with every row from `anchor` to `id` in this order put in or taken out. */
export function withRange(
  selected: Selected,
  ids: readonly RowId[],
  anchor: RowId | undefined,
  id: RowId,
  on: boolean,
): Selected {
  const to = ids.indexOf(id);
  const from = anchor === undefined ? -1 : ids.indexOf(anchor);
  if (to < 0) return selected;
  // The row pressed before is gone: select this row alone.
  if (from < 0) return withRow(selected, id, on);
  const next = new Set(selected);
  for (const each of ids.slice(Math.min(from, to), Math.max(from, to) + 1)) {
    if (on) next.add(each);
    else next.delete(each);
  }
  return next;
}

/** Whether none, some or all of these rows are selected; of no rows, none. */
export function selectedExtent(selected: Selected, ids: readonly RowId[]): 'none' | 'some' | 'all' {
  const count = ids.reduce<number>((sum, id) => sum + Number(selected.has(id)), 0);
  if (count === 0) return 'none';
  return count === ids.length ? 'all' : 'some';
}

/** The selection with all of these rows, or without any of them. */
export function withAll(selected: Selected, ids: readonly RowId[], on: boolean): Selected {
  const next = new Set(selected);
  for (const id of ids) {
    if (on) next.add(id);
    else next.delete(id);
  }
  return next;
}
