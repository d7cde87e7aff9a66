import { sql, type Sql } from '../../../../platform/db.ts';
import { unfit } from '../../../../platform/errors.ts';
import type { ColumnKind, SearchColumn } from '../columns.ts';
import type {
  Equality,
  FieldFilter,
  Scalar,
  TextFilter,
} from '../../../../council/ground/filters/filter.ts';
import { asksPresence } from '../../../../council/ground/filters/canonical-filters.ts';
import { literally } from '../literally.ts';
import { asMeant } from './as-meant.ts';
import { listable, valuesFor } from './fitting-values.ts';
import { hasTag, holdsAny, presence } from './held-values.ts';

type Condition = Sql<boolean>;
type Filled<F extends FieldFilter> = F & { value: NonNullable<F['value']> };

/** One filled-in filter on one column. A filter that cannot apply to the column's kind is refused. */
export function fieldCondition(filter: FieldFilter, column: SearchColumn, at: string): Condition {
  const name = sql.ref(column.name);
  if (asksPresence(filter)) return presence(column, filter.condition === 'not empty', at);
  const asked = filter as Filled<FieldFilter>;
  switch (asked.type) {
    case 'text':
      mustBe(column, ['text', 'texts', 'tags'], asked.type, at);
      return textCondition(column, asked);
    case 'number':
      mustBe(column, ['number'], asked.type, at);
      return compared(name, asked.equality ?? '=', sql`${asked.value}::numeric`);
    case 'range':
      mustBe(column, ['number'], asked.type, at);
      return betweenNumbers(name, asked.value);
    case 'date range':
      mustBe(column, ['date', 'moment'], asked.type, at);
      return betweenDays(name, column.kind, asked.value);
    case 'select':
    case 'checkbox':
      return oneOf(column, asked, [asked.value], at);
    case 'checkbox list':
    case 'in array':
      return oneOf(column, asked, asked.value, at);
  }
}

function mustBe(
  column: SearchColumn,
  kinds: readonly ColumnKind[],
  type: string,
  at: string,
): void {
  if (kinds.includes(column.kind)) return;
  throw unfit(`${at}.type`, `A ${type} filter does not apply to ${column.name}`);
}

/** Case is ignored. A field without a value neither is nor holds the text. */
function textCondition(column: SearchColumn, asked: Filled<TextFilter>): Condition {
  const text = literally(asked.value.trim());
  const pattern = asked.equality ? text : `%${text}%`;
  const name = sql.ref(column.name);
  const words = column.kind === 'texts' ? sql`array_to_string(${name}, ' ')` : name;
  const like =
    column.kind === 'tags'
      ? hasTag(sql`name ilike ${pattern}`)
      : sql<boolean>`${words} ilike ${pattern}`;
  return asMeant(asked, like);
}

const OPERATORS: Record<Equality, Sql> = {
  '=': sql`=`,
  '!=': sql`is distinct from`,
  '>': sql`>`,
  '>=': sql`>=`,
  '<': sql`<`,
  '<=': sql`<=`,
};

function compared(name: Sql, equality: Equality, value: Sql): Condition {
  return sql<boolean>`${name} ${OPERATORS[equality]} ${value}`;
}

function betweenNumbers(name: Sql, [min, max]: [number | null, number | null]): Condition {
  return both([
    min === null ? undefined : sql<boolean>`${name} >= ${min}::numeric`,
    max === null ? undefined : sql<boolean>`${name} <= ${max}::numeric`,
  ]);
}

/** Whole days, both included; a moment belongs to its day in London. */
function betweenDays(
  name: Sql,
  kind: ColumnKind,
  [from, to]: [string | null, string | null],
): Condition {
  const start = (day: string, later: number) =>
    kind === 'date'
      ? sql`(${day}::date + ${later}::int)`
      : sql`((${day}::date + ${later}::int)::timestamp at time zone 'Europe/London')`;
  return both([
    from === null ? undefined : sql<boolean>`${name} >= ${start(from, 0)}`,
    to === null ? undefined : sql<boolean>`${name} < ${start(to, 1)}`,
  ]);
}

function both(conditions: (Condition | undefined)[]): Condition {
  return sql<boolean>`(${sql.join(conditions.filter(Boolean), sql` and `)})`;
}

function oneOf(
  column: SearchColumn,
  asked: Filled<FieldFilter>,
  values: Scalar[],
  at: string,
): Condition {
  mustBe(column, listable, asked.type, at);
  return asMeant(asked, holdsAny(column, valuesFor(column.kind, values, at)));
}
