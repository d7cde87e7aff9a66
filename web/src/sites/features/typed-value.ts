import { fieldTypeOf } from '@contract/dictionary/field-types.ts';
import { type Cell, hasContent, shownText } from './cell.ts';
import { messages } from './messages.ts';
import { typedDay } from './typed-day.ts';

/** A value as the server takes it. */
export type SentValue = string | number | boolean | object | null;
export type Read = { value: SentValue } | { problem: string };

export const DONT_KNOW = 'dontknow';

/** What stands in the control when a value begins to be edited. */
export function typedOf(cell: Cell, value: unknown): string {
  if (!hasContent(value)) return cell.kind === 'boolean' ? DONT_KNOW : '';
  if (Array.isArray(value)) return value.map(String).join('\n');
  if (cell.kind === 'date') return shownText(cell, value);
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
}

/** What was typed as a value, or why it cannot be one; the server has the last word. */
export function readTyped(cell: Cell, typed: string): Read {
  if (typed.trim() === '') return { value: null };
  switch (cell.kind) {
    case 'boolean':
      return { value: typed === DONT_KNOW ? null : typed === 'true' };
    case 'number':
    case 'integer':
      return readNumber(cell, typed);
    case 'date': {
      const day = typedDay(typed);
      return day === undefined ? { problem: messages.notADay } : { value: day };
    }
    case 'texts':
      return { value: linesOf(typed) };
    case 'numbers':
      return readNumbers(cell, typed);
    case 'json':
      return readJson(typed);
    case 'text':
      return { value: typed.trim() };
  }
}

const linesOf = (typed: string) =>
  typed
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');

function readNumbers(cell: Cell, typed: string): Read {
  const numbers: number[] = [];
  for (const line of linesOf(typed)) {
    const number = numberIn(cell, line);
    if (typeof number === 'string') return { problem: number };
    numbers.push(number);
  }
  return { value: numbers };
}

function readNumber(cell: Cell, typed: string): Read {
  const number = numberIn(cell, typed.trim());
  if (typeof number === 'string') return { problem: number };
  if (cell.kind === 'integer' && !Number.isInteger(number))
    return { problem: messages.notAWholeNumber };
  const { min, max } = boundsOf(cell);
  const outside = number < (min ?? -Infinity) || number > (max ?? Infinity);
  return outside
    ? { problem: messages.notInRange(said(min, '-∞'), said(max, '∞')) }
    : { value: number };
}

const said = (bound: number | undefined, none: string) =>
  bound === undefined ? none : String(bound);

/** The cell's bounds, else the dictionary's; 0 to 0 means unbounded (specification 000 section 5). */
function boundsOf({ config, field }: Cell) {
  const { min = field.format.min, max = field.format.max } = config ?? {};
  const type = fieldTypeOf(field.type);
  const unbounded = min === 0 && max === 0;
  return {
    min: (unbounded ? undefined : min) ?? type.min,
    max: (unbounded ? undefined : max) ?? type.max,
  };
}

/** A number, or what is wrong with it. Thousands may be set off as the field writes them, in threes. */
function numberIn({ field }: Cell, text: string): number | string {
  const { NUMBERS_AFTER_DECIMAL_POINT: most, THOUSANDS_SEPARATOR: own = ',' } = field.format;
  const separator = own === '' || own === '.' ? ',' : own;
  const plain = inThrees(text, separator);
  if (!/^-?\d+(?:\.\d+)?$/.test(plain)) return messages.notANumber;
  if (/^-?0\d/.test(plain)) return messages.leadingZero;
  const decimals = plain.split('.')[1]?.length ?? 0;
  return most !== undefined && decimals > most ? messages.decimals(most) : Number(plain);
}

function inThrees(text: string, separator: string): string {
  const [whole = '', ...rest] = text.split('.');
  const [first = '', ...groups] = whole.split(separator);
  if (groups.length === 0) return text;
  const fits = /^-?\d{1,3}$/.test(first) && groups.every((group) => /^\d{3}$/.test(group));
  return fits ? [[first, ...groups].join(''), ...rest].join('.') : text;
}

function readJson(typed: string): Read {
  try {
    const value: unknown = JSON.parse(typed);
    if (value !== null && typeof value === 'object') return { value };
  } catch {
    // Said below, as for what is no object.
  }
  return { problem: messages.notJson };
}
