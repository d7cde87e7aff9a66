import { sql, type Sql } from '../../../platform/db.ts';
import { isCalendarDate } from '../../../platform/dates/day.ts';
import { invalidField } from '../../../platform/errors.ts';
import type { Scalar } from '../../../council/ground/filters/filter.ts';
import { tagName } from '../../../council/ground/tags/tag-name.ts';
import type { ColumnKind } from '../columns.ts';

const TYPES: Record<Exclude<ColumnKind, 'json'>, Sql> = {
  text: sql`text`,
  texts: sql`text`,
  number: sql`numeric`,
  numbers: sql`numeric`,
  boolean: sql`boolean`,
  date: sql`date`,
  moment: sql`timestamptz`,
  tags: sql`text`,
  list: sql`bigint`,
  selection: sql`uuid`,
};

/** The kinds of which a filter may name values. */
export const listable = Object.keys(TYPES) as ColumnKind[];

/** The SQL type of one value of the kind. */
export const listType = (kind: ColumnKind): Sql => TYPES[kind as keyof typeof TYPES];

/** The values as the column's kind has them. One that does not fit throws payload-invalid. */
export function valuesFor(kind: ColumnKind, values: Scalar[], at: string): Scalar[] {
  return values.map((value) => {
    const fits = fitting(kind, value);
    if (fits !== undefined) return fits;
    throw invalidField(`${at}.value`, 'The value does not fit the field');
  });
}

const WORDS: Record<string, boolean> = { true: true, yes: true, false: false, no: false };
const UUID = /^[0-9a-f]{8}-([0-9a-f]{4}-){3}[0-9a-f]{12}$/i;

/** A form's options are often texts: '3' fits a number, 'yes' a yes-or-no. */
function fitting(kind: ColumnKind, value: Scalar): Scalar | undefined {
  const text = String(value).trim();
  const number = text === '' ? NaN : Number(text);
  switch (kind) {
    case 'text':
    case 'texts':
      return String(value);
    case 'tags':
      return tagName(text);
    case 'number':
    case 'numbers':
      return Number.isFinite(number) ? number : undefined;
    case 'list':
      return Number.isSafeInteger(number) ? number : undefined;
    case 'selection':
      return UUID.test(text) ? text.toLowerCase() : undefined;
    case 'boolean':
      return WORDS[text.toLowerCase()];
    case 'json':
      return undefined;
    case 'date':
    case 'moment':
      return isCalendarDate(text) ? text : undefined;
  }
}
