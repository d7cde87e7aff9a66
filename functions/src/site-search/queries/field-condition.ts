import { sql, type RawBuilder } from 'kysely';
import { isCalendarDate } from '../../platform/contract.ts';
import { AppError } from '../../platform/errors.ts';
import type { ColumnKind, SearchColumn } from './columns.ts';
import type { Equality, FieldFilter, Scalar } from '../filter.ts';

type Condition = RawBuilder<boolean>;
type Filled<F extends FieldFilter> = F & { value: NonNullable<F['value']> };

/** One filled-in filter on one column. A filter that cannot apply to the column's kind is refused. */
export function fieldCondition(filter: FieldFilter, column: SearchColumn, at: string): Condition {
  const name = sql.ref(column.name);
  const asked = filter as Filled<FieldFilter>;
  switch (asked.type) {
    case 'text':
      mustBe(column, ['text', 'texts'], asked.type, at);
      return textCondition(name, column.kind, asked.value.trim(), asked.equality);
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
      return oneOf(name, column.kind, [asked.value], asked.equality, at);
    case 'checkbox list':
    case 'in array':
      return oneOf(name, column.kind, asked.value, asked.equality, at);
  }
}

function mustBe(column: SearchColumn, kinds: ColumnKind[], type: string, at: string): void {
  if (kinds.includes(column.kind)) return;
  throw new AppError('payload-invalid', {
    fields: { [`${at}.type`]: `A ${type} filter does not apply to ${column.name}` },
  });
}

/** `%`, `_` and `\` in what people type stand for themselves. */
const literally = (text: string) => text.replace(/[\\%_]/g, (sign) => `\\${sign}`);

function textCondition(
  name: RawBuilder<unknown>,
  kind: ColumnKind,
  value: string,
  equality: Equality | null | undefined,
): Condition {
  const text = kind === 'texts' ? sql`array_to_string(${name}, ' ')` : name;
  const pattern = literally(value);
  if (equality === '=') return sql<boolean>`${text} ilike ${pattern}`;
  // An empty field is not the text either.
  if (equality === '!=') return sql<boolean>`coalesce(${text} not ilike ${pattern}, true)`;
  return sql<boolean>`${text} ilike ${`%${pattern}%`}`;
}

const OPERATORS: Record<Equality, RawBuilder<unknown>> = {
  '=': sql`=`,
  '!=': sql`is distinct from`,
  '>': sql`>`,
  '>=': sql`>=`,
  '<': sql`<`,
  '<=': sql`<=`,
};

function compared(
  name: RawBuilder<unknown>,
  equality: Equality,
  value: RawBuilder<unknown>,
): Condition {
  return sql<boolean>`${name} ${OPERATORS[equality]} ${value}`;
}

function betweenNumbers(
  name: RawBuilder<unknown>,
  [min, max]: [number | null, number | null],
): Condition {
  return both([
    min === null ? undefined : sql<boolean>`${name} >= ${min}::numeric`,
    max === null ? undefined : sql<boolean>`${name} <= ${max}::numeric`,
  ]);
}

/** Whole days, both included; a moment belongs to its day in London. */
function betweenDays(
  name: RawBuilder<unknown>,
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
  name: RawBuilder<unknown>,
  kind: ColumnKind,
  values: Scalar[],
  equality: Equality | null | undefined,
  at: string,
): Condition {
  const wanted = values.map((value) => fitting(kind, value, at));
  const array = sql`${wanted}::${TYPES[kind]}[]`;
  const any =
    kind === 'texts' ? sql<boolean>`${name} && ${array}` : sql<boolean>`${name} = any(${array})`;
  return equality === '!=' ? sql<boolean>`coalesce(not ${any}, true)` : any;
}

const TYPES: Record<ColumnKind, RawBuilder<unknown>> = {
  text: sql`text`,
  texts: sql`text`,
  number: sql`numeric`,
  boolean: sql`boolean`,
  date: sql`date`,
  moment: sql`timestamptz`,
};

const WORDS: Record<string, boolean> = { true: true, yes: true, false: false, no: false };

/** A form's options are often texts: '3' fits a number, 'yes' a yes-or-no. */
function fitting(kind: ColumnKind, value: Scalar, at: string): Scalar {
  const text = String(value).trim();
  if (kind === 'text' || kind === 'texts') return String(value);
  if (kind === 'number' && text !== '' && Number.isFinite(Number(text))) return Number(text);
  const word = kind === 'boolean' ? WORDS[text.toLowerCase()] : undefined;
  if (word !== undefined) return word;
  if ((kind === 'date' || kind === 'moment') && isCalendarDate(text)) return text;
  throw new AppError('payload-invalid', {
    fields: { [`${at}.value`]: 'The value does not fit the field' },
  });
}
