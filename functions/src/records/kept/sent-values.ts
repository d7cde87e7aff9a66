import type { RecordDefinition } from './record-definition.ts';
import { writtenColumn } from './record-definition.ts';
import type { ColumnValues } from './queries.ts';

/** The columns that a call writes, of the fields that it sent; what was left empty is null. */
export function sentValues(
  { fields }: RecordDefinition,
  sent: Readonly<Record<string, unknown>>,
): ColumnValues {
  return Object.fromEntries(
    fields.flatMap((field) => {
      const value = field.sentAs === undefined ? undefined : sent[field.sentAs];
      return value === undefined ? [] : [[writtenColumn(field), value === '' ? null : value]];
    }),
  );
}
