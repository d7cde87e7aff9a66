import { longDate } from '../../../platform/dates/long-date.ts';
import type { DictionaryField, FieldFormat } from './field.ts';
import { fieldTypeOf, type FieldType } from './field-types.ts';

type Field = Pick<DictionaryField, 'type' | 'format' | 'options'> & { unit?: string | null };

// What the product shows for an empty value, and how many decimals for a number that names none.
const EMPTY = '-';
const DECIMALS = 2;

/** A number with the council's decimals (at most 2 unless it says) and thousands separator (',' unless it says). */
export function formatNumber(value: number, format: FieldFormat = {}): string {
  const decimals = format.NUMBERS_AFTER_DECIMAL_POINT;
  const parts = new Intl.NumberFormat('en-GB', {
    minimumFractionDigits: decimals ?? 0,
    maximumFractionDigits: decimals ?? DECIMALS,
  }).formatToParts(value);
  const separator = format.THOUSANDS_SEPARATOR ?? ',';
  return parts.map((part) => (part.type === 'group' ? separator : part.value)).join('');
}

/** A site's value as people read it, with its unit; '-' for none. */
export function formatValue(field: Field, value: unknown): string {
  if (value === null || value === undefined || value === '') return EMPTY;
  const type = fieldTypeOf(field.type);
  switch (type.kind) {
    case 'number':
    case 'integer':
      return typeof value === 'number' ? withUnit(field, type, value) : String(value);
    case 'boolean':
      return value === true ? 'Yes' : value === false ? 'No' : String(value);
    case 'date':
      return longDate(String(value));
    case 'texts':
    case 'numbers':
      return Array.isArray(value) && value.length ? value.join(', ') : EMPTY;
    case 'json':
      return JSON.stringify(value);
    case 'text':
      return field.options.find((option) => option.value === value)?.label ?? String(value);
  }
}

/** Percent signs stand close, other units after a space; pounds come before the sign's number. */
function withUnit(field: Field, type: FieldType, value: number): string {
  const number = formatNumber(Math.abs(value), field.format);
  const signed = `${value < 0 ? '-' : ''}${type.prefix ?? ''}${number}`;
  const unit = field.unit ?? type.suffix;
  if (!unit || unit === type.prefix) return signed;
  return unit === '%' ? `${signed}%` : `${signed} ${unit}`;
}
