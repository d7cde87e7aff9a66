/** A column's name; with a minus before it the greatest first. */
export type Sort = string | undefined;

export const sortedBy = (sort: Sort) => sort?.replace(/^-/, '');
export const isDescending = (sort: Sort) => sort?.startsWith('-') ?? false;

const words = new Intl.Collator('en-GB', { numeric: true, sensitivity: 'base' });

/** Rows in the order of a value, equal ones as they stood; empty values come last either way. */
export function sortRows<Row>(
  rows: readonly Row[],
  value: (row: Row) => unknown,
  descending: boolean,
): Row[] {
  const keyed = rows.map((row, at) => ({ row, at, key: value(row) }));
  const sign = descending ? -1 : 1;
  keyed.sort((a, b) => {
    const [noA, noB] = [isEmpty(a.key), isEmpty(b.key)];
    if (noA || noB) return Number(noA) - Number(noB) || a.at - b.at;
    return sign * compare(a.key, b.key) || a.at - b.at;
  });
  return keyed.map(({ row }) => row);
}

const isEmpty = (key: unknown) => key === null || key === undefined || key === '';

function compare(a: unknown, b: unknown): number {
  if (typeof a === 'number' && typeof b === 'number') return a - b;
  if (a instanceof Date && b instanceof Date) return a.getTime() - b.getTime();
  return words.compare(String(a), String(b));
}
