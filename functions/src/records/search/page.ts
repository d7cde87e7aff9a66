import { sql, type Sql } from '../../platform/db.ts';
import { createHash } from 'node:crypto';
import { isCalendarDate } from '../../platform/dates/day.ts';
import { invalidField } from '../../platform/errors.ts';
import { canonicalFilters } from '../../council/ground/filters/canonical-filters.ts';
import type { Filter } from '../../council/ground/filters/filter.ts';
import { type ColumnKind, orderingOf, type SearchColumn, type SearchColumns } from './columns.ts';
import type { RecordType } from './record-type.ts';

export interface SortOrder {
  column: SearchColumn;
  descending: boolean;
}

/** Where a page ended: the sort value as the database writes it, and the site's id. */
export interface Cursor {
  search: string;
  value: string | null;
  id: number;
  total: number;
}

const unreadable = () => invalidField('cursor', 'Does not belong to this search');

/** `size_ha` or `-size_ha`; without a sort, by id. A property outside the dictionary throws payload-invalid. */
export function sortOrder(
  sort: string | undefined,
  columns: SearchColumns,
  { plural }: Pick<RecordType, 'plural'>,
): SortOrder {
  const name = (sort ?? 'id').replace(/^-/, '');
  const named = columns.get(name);
  const column = named?.sortedBy === undefined ? named : columns.get(named.sortedBy);
  if (!column) {
    throw invalidField('sort', `Unknown property: ${name}`);
  }
  if (!(column.kind in TYPES)) {
    throw invalidField(
      'sort',
      `${plural} have no order by ${name}, which holds more than one value`,
    );
  }
  return { column, descending: sort?.startsWith('-') ?? false };
}

/** Stable short name of a search: equal for filters that say the same. Safe in addresses. */
export function filterHash(filters: readonly Filter[], sort = ''): string {
  return createHash('sha256')
    .update(canonicalFilters(filters))
    .update(sort)
    .digest('base64url')
    .slice(0, 22);
}

/** The text of `next`. */
export function writeCursor({ search, value, id, total }: Cursor): string {
  return Buffer.from(JSON.stringify([search, value, id, total])).toString('base64url');
}

/** Reads `next` back; one of another search or order, or none of ours, throws payload-invalid. */
export function readCursor(text: string, search: string, { column }: SortOrder): Cursor {
  let parts: unknown;
  try {
    parts = JSON.parse(Buffer.from(text, 'base64url').toString());
  } catch {
    throw unreadable();
  }
  if (!Array.isArray(parts)) throw unreadable();
  const [of, value, id, total] = parts as unknown[];
  const known =
    of === search && (value === null || isWritten(value, column)) && isCount(id) && isCount(total);
  if (!known) throw unreadable();
  return { search, value: value as string | null, id: id as number, total: total as number };
}

const NUMBER = /^-?\d+(\.\d+)?(e[+-]?\d{1,3})?$/;
const MOMENT =
  /^\d{4}-\d\d-\d\d ([01]\d|2[0-3]):[0-5]\d:[0-5]\d(\.\d{1,6})?[+-](0\d|1[0-4])(:[0-5]\d)?$/;

/** Whether this is how the database writes a value of the column: what travels comes back as anybody likes it. */
function isWritten(value: unknown, { kind }: Pick<SearchColumn, 'kind'>): value is string {
  if (typeof value !== 'string') return false;
  switch (kind) {
    case 'number':
      return NUMBER.test(value);
    case 'boolean':
      return value === 'true' || value === 'false';
    case 'date':
      return isCalendarDate(value);
    case 'moment':
      return MOMENT.test(value) && isWritten(value.slice(0, 10), { kind: 'date' });
    default:
      return !value.includes('\0');
  }
}

const isCount = (value: unknown) => Number.isSafeInteger(value) && (value as number) >= 0;

/** What can be put in order. */
const TYPES: Partial<Record<ColumnKind, Sql>> = {
  text: sql`text`,
  number: sql`numeric`,
  boolean: sql`boolean`,
  date: sql`date`,
  moment: sql`timestamptz`,
};

/** Part of an order that one index can walk: the filled-in values, then the empty ones. */
export interface Stretch {
  where: Sql<boolean>;
  orderBy: Sql;
}

/**
 * What is left of this order after the cursor: sites with a value first, whichever way it runs, those
 * without one last; ids settle what is equal. One condition over both would make PostgreSQL walk the
 * index from its beginning for every page.
 */
export function stretchesAfter(
  { column, descending }: SortOrder,
  cursor: Cursor | undefined,
): Stretch[] {
  const way = descending ? sql`desc` : sql`asc`;
  if (column.name === 'id') {
    const beyond = descending ? sql`<` : sql`>`;
    const where = cursor ? sql<boolean>`id ${beyond} ${cursor.id}::bigint` : sql<boolean>`true`;
    return [{ where, orderBy: sql`id ${way}` }];
  }
  const name = orderingOf(column);
  const later = cursor ? sql<boolean>`id > ${cursor.id}::bigint` : sql<boolean>`true`;
  const withValue = { where: sql<boolean>`${name} is not null`, orderBy: sql`${name} ${way}, id` };
  const without = { where: sql<boolean>`${name} is null`, orderBy: sql`id` };
  if (!cursor) return [withValue, without];
  if (cursor.value === null)
    return [{ ...without, where: sql<boolean>`${name} is null and ${later}` }];
  const value = sql`${cursor.value}::${TYPES[column.kind]}`;
  const [atLeast, beyond] = descending ? [sql`<=`, sql`<`] : [sql`>=`, sql`>`];
  const where = sql<boolean>`${name} ${atLeast} ${value} and (${name} ${beyond} ${value} or ${later})`;
  return [{ ...withValue, where }, without];
}

/** What a record is sorted by, in a query that has taken it together with the id: see `sortKey`. */
const SORTED = sql.ref('sort_value');

/** The id of a record `r` and what it is sorted by, for `restAfter` and `allBefore`. */
export const sortKey = ({ column }: SortOrder): Sql =>
  sql`r.id, ${orderingOf(column)} as ${SORTED}`;

/**
 * The same in one condition and one order, for a set of records small enough to be sorted whole: no index
 * needs to be walked. Said of what has a `sortKey`.
 */
export function restAfter({ column, descending }: SortOrder, cursor: Cursor | undefined): Stretch {
  const way = descending ? sql`desc` : sql`asc`;
  if (column.name === 'id') return stretchesAfter({ column, descending }, cursor)[0] as Stretch;
  const name = SORTED;
  const orderBy = sql`${name} ${way} nulls last, id`;
  if (!cursor) return { where: sql<boolean>`true`, orderBy };
  const later = sql`id > ${cursor.id}::bigint`;
  if (cursor.value === null) return { where: sql<boolean>`${name} is null and ${later}`, orderBy };
  const value = sql`${cursor.value}::${TYPES[column.kind]}`;
  const beyond = descending ? sql`<` : sql`>`;
  const where = sql<boolean>`(${name} ${beyond} ${value} or (${name} = ${value} and ${later}) or ${name} is null)`;
  return { where, orderBy };
}

/** Everything before a record in this order, from the nearest backwards, of what has a `sortKey`. `at`: its sort value, and its id. */
export function allBefore(
  { column, descending }: SortOrder,
  at: Pick<Cursor, 'value' | 'id'>,
): Stretch {
  if (column.name === 'id') {
    const [before, way] = descending ? [sql`>`, sql`asc`] : [sql`<`, sql`desc`];
    return { where: sql<boolean>`id ${before} ${at.id}::bigint`, orderBy: sql`id ${way}` };
  }
  const name = SORTED;
  const way = descending ? sql`asc` : sql`desc`;
  const orderBy = sql`${name} ${way} nulls first, id desc`;
  const earlier = sql`id < ${at.id}::bigint`;
  if (at.value === null) {
    const where = sql<boolean>`(${name} is not null or ${earlier})`;
    return { where, orderBy };
  }
  const value = sql`${at.value}::${TYPES[column.kind]}`;
  const beyond = descending ? sql`>` : sql`<`;
  const where = sql<boolean>`(${name} ${beyond} ${value} or (${name} = ${value} and ${earlier}))`;
  return { where, orderBy };
}
