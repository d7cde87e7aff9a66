import type { Sql } from '../../../platform/db.ts';
import { invalidField } from '../../../platform/errors.ts';
import type { WithValue } from '../../../council/ground/filters/filter-kind.ts';
import type { FieldFilter, LeafFilter } from '../../../council/ground/filters/filter.ts';
import type { ColumnKind, SearchColumn, SearchColumns } from '../columns.ts';
import type { RecordType } from '../record-type.ts';

export type Condition = Sql<boolean>;

/** What is searched: a type of record, and its columns as they are now. */
export interface Searched {
  record: RecordType;
  columns: SearchColumns;
}

/** A filled-in filter on one column as SQL; `at` is its place in the tree. */
export type FieldCondition<F extends FieldFilter> = (
  filter: WithValue<F>,
  column: SearchColumn,
  at: string,
) => Condition;

/** A type of record with a place. */
export type PlacedRecord = RecordType & { place: NonNullable<RecordType['place']> };

/** A filled-in filter on where a record is as SQL. */
export type PlaceCondition<F extends LeafFilter> = (
  filter: WithValue<F>,
  record: PlacedRecord,
) => Condition;

/** A filter that cannot apply to the column's kind throws payload-invalid. */
export function requireKind(
  column: SearchColumn,
  kinds: readonly ColumnKind[],
  type: string,
  at: string,
): void {
  if (kinds.includes(column.kind)) return;
  throw invalidField(`${at}.type`, `A ${type} filter does not apply to ${column.name}`);
}
