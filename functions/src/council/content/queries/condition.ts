import { sql, type Sql } from '../../../platform/db.ts';
import { ContentError } from '../content-error.ts';
import type { ContentFilter, ContentScalar } from '../filter.ts';

const COLUMNS: Record<string, Sql> = {
  id: sql`i.id`,
  tenant: sql`i.tenant`,
  tenant_id: sql`i.tenant`,
  date_created: sql`to_char(i.created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`,
  date_updated: sql`to_char(i.updated_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`,
};

/** A field of an item as text; timestamps are ISO in UTC, so that they compare as text. */
export function textAt(path: string[]): Sql {
  const column = path.length === 1 ? COLUMNS[path[0] as string] : undefined;
  return column ?? sql`(i.data #>> ${path}::text[])`;
}

/** A field of an item as a number, or null if it is not one. */
export function itemNumber(path: string[]): Sql {
  return sql`(case when jsonb_typeof(i.data #> ${path}::text[]) = 'number'
                   then (i.data #>> ${path}::text[])::numeric end)`;
}

/** The filter as a condition over the item `i`; an empty group of 'any' admits nothing. */
export function itemCondition(filter: ContentFilter): Sql<boolean> {
  if (filter.kind === 'field') return fieldCondition(filter);
  const parts = filter.filters.map((part) => sql`(${itemCondition(part)})`);
  if (!parts.length) return filter.kind === 'all' ? sql`true` : sql`false`;
  return sql`${sql.join(parts, filter.kind === 'all' ? sql` and ` : sql` or `)}`;
}

function fieldCondition({
  path,
  comparison,
  value,
}: ContentFilter & { kind: 'field' }): Sql<boolean> {
  const field = textAt(path);
  const texts = (Array.isArray(value) ? value : [value]).map(String);
  const text = texts[0] ?? '';
  switch (comparison) {
    case '_eq':
      return sql`${field} = ${text}`;
    case '_neq':
      return sql`${field} <> ${text}`;
    case '_in':
      return sql`${field} = any(${texts}::text[])`;
    case '_nin':
      return sql`${field} <> all(${texts}::text[])`;
    case '_null':
      return sql`${field} is null`;
    case '_nnull':
      return sql`${field} is not null`;
    case '_contains':
      return sql`strpos(${field}, ${text}) > 0`;
    case '_ncontains':
      return sql`strpos(${field}, ${text}) = 0`;
    case '_icontains':
      return sql`strpos(lower(${field}), lower(${text})) > 0`;
    case '_starts_with':
      return sql`starts_with(${field}, ${text})`;
    case '_ends_with':
      return sql`right(${field}, length(${text})) = ${text}`;
    case '_gt':
      return ordered(path, sql`>`, value);
    case '_gte':
      return ordered(path, sql`>=`, value);
    case '_lt':
      return ordered(path, sql`<`, value);
    case '_lte':
      return ordered(path, sql`<=`, value);
  }
}

/** Numbers are compared as numbers, all else as text: ISO dates and timestamps then sort correctly. */
function ordered(
  path: string[],
  operator: Sql,
  value: ContentScalar | ContentScalar[],
): Sql<boolean> {
  if (Array.isArray(value)) throw new ContentError('INVALID_QUERY', 'One value is compared.');
  const asText = sql`${textAt(path)} collate "C" ${operator} ${String(value)}`;
  const number = typeof value === 'boolean' || value === '' ? Number.NaN : Number(value);
  if (!Number.isFinite(number)) return asText as Sql<boolean>;
  return sql`coalesce(${itemNumber(path)} ${operator} ${number}::numeric, ${asText})`;
}
