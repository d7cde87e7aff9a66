import { sql, type Sql } from '../../../platform/db.ts';
import { invalidField } from '../../../platform/errors.ts';
import type { Scalar } from '../../../council/ground/filters/filter.ts';
import { type ColumnRange, orderingOf, type SearchColumn } from '../columns.ts';
import type { Condition } from './kind-condition.ts';
import { listType } from './fitting-values.ts';

/** Whether the field holds one of the values, which fit its kind. */
export function holdsAny({ name, kind, range }: SearchColumn, values: Scalar[]): Condition {
  const column = sql.ref(name);
  const array = sql`${values}::${listType(kind)}[]`;
  if (range)
    return sql<boolean>`exists (select from unnest(${array}) as asked (value) where ${holdsNumber(range, sql`asked.value`)})`;
  switch (kind) {
    case 'texts':
    case 'numbers':
      return sql<boolean>`${column} && ${array}`;
    case 'tags':
      return hasTag(sql`name = any(${array})`);
    case 'list':
      return sql<boolean>`id in (select site_id from site_list_members where list_id = any(${array}))`;
    case 'selection':
      return sql<boolean>`id in (select unnest(record_ids) from record_selections
        where entity = 'site' and id = any(${array}))`;
    case 'text':
    case 'number':
    case 'boolean':
    case 'date':
    case 'moment':
    case 'json':
      return sql<boolean>`${column} = any(${array})`;
  }
}

/** Whether a range, or a plain number as both of its ends, holds this one. */
export const holdsNumber = ({ low, high }: ColumnRange, value: Sql): Condition =>
  sql<boolean>`${low} <= ${value} and ${high} >= ${value}`;

/** Tags are looked up once for the whole search, then found by the index on what sites repeat of them. */
export function hasTag(which: Sql): Condition {
  return sql<boolean>`site_tags && array(select id || '|' || name from tags where ${which})`;
}

/** Whether the field has a value; an empty text or list counts as none. */
export function filledInCondition(held: SearchColumn, filled: boolean, at: string): Condition {
  const { name, kind } = held;
  const column = orderingOf(held);
  const not = filled ? sql`not ` : sql``;
  switch (kind) {
    case 'text':
      return sql<boolean>`${not}(${column} is null or ${column} = '')`;
    case 'texts':
    case 'numbers':
    case 'tags':
      return sql<boolean>`${not}(coalesce(cardinality(${column}), 0) = 0)`;
    case 'json':
      return sql<boolean>`${not}(${column} is null or ${column} in ('null', '[]', '{}', '""'))`;
    case 'list':
      return sql<boolean>`${not}(id not in (select site_id from site_list_members))`;
    case 'selection':
      throw invalidField(`${at}.condition`, `Does not apply to ${name}`);
    case 'number':
    case 'boolean':
    case 'date':
    case 'moment':
      return sql<boolean>`${not}(${column} is null)`;
  }
}
