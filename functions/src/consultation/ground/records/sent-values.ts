import type { KeptRecords } from './kept-records.ts';
import { columnOf } from './kept-records.ts';
import type { Values } from './queries.ts';

/** The columns that a call writes, of the fields that it sent; what was left empty is null. */
export function sentValues(
  { fields }: KeptRecords,
  sent: Readonly<Record<string, unknown>>,
): Values {
  return Object.fromEntries(
    fields.flatMap((field) => {
      const value = field.sentAs === undefined ? undefined : sent[field.sentAs];
      return value === undefined ? [] : [[columnOf(field), value === '' ? null : value]];
    }),
  );
}
