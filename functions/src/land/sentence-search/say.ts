import { fieldTypeOf, type FieldTypeId } from '../../council/ground/dictionary/field-types.ts';
import type { Filter, FilterCondition } from '../../council/ground/filters/filter.ts';
import type { Comparing } from './words/comparisons.ts';
import type { Field } from './vocabulary.ts';
import { MEASURES } from './words/units.ts';

const COMPARED: Record<Exclude<Comparing, 'about'>, string> = {
  '=': 'is',
  '!=': 'is not',
  '>': 'over',
  '>=': 'at least',
  '<': 'under',
  '<=': 'at most',
};

/** How a comparison is said back. */
export const compared = (comparing: Exclude<Comparing, 'about'>) => COMPARED[comparing];

/** A number as its field shows it: '2.5 ha', '£1,200,000', '50 units'. */
export function amount(field: Field, value: number): string {
  const { prefix = '', suffix } = fieldTypeOf(field.type);
  const shown = value.toLocaleString('en-GB', { maximumFractionDigits: 4 });
  if (suffix === '%') return `${shown}%`;
  return `${prefix}${shown}${suffix ? ` ${suffix}` : ''}`;
}

/** Several as people write them: 'A', 'A or B', 'A, B or C'. */
export function listed(words: readonly string[], last: 'or' | 'and'): string {
  if (words.length < 2) return words.join('');
  return `${words.slice(0, -1).join(', ')} ${last} ${words.at(-1)}`;
}

/** '800 m', '1.5 km'. */
export function distance(metres: number): string {
  return metres < 1_000
    ? `${Math.round(metres).toLocaleString('en-GB')} m`
    : `${(metres / 1_000).toLocaleString('en-GB', { maximumFractionDigits: 2 })} km`;
}

/** What a field measures; undefined for a plain number. */
export const measureOf = ({ type }: Field) => MEASURES[type as FieldTypeId];

/** How a field's values are written; tags and texts in lists are 'texts'. */
export const kindOf = ({ type }: Field) => fieldTypeOf(type).kind;

export const isNumeric = (field: Field) => ['number', 'integer'].includes(kindOf(field));
export const isDate = (field: Field) => kindOf(field) === 'date';
export const isText = (field: Field) => kindOf(field) === 'text';
export const isSwitch = (field: Field) => kindOf(field) === 'boolean';

/** The filter that asks whether a field is filled in, of the type that its field is otherwise asked with. */
export function presence(field: Field, condition: FilterCondition): Filter {
  const dbPropertyName = field.dbPropertyName;
  const asked = { dbPropertyName, condition, value: null };
  if (isNumeric(field)) return { type: 'range', ...asked };
  if (isDate(field)) return { type: 'date range', ...asked };
  if (isSwitch(field)) return { type: 'checkbox', ...asked };
  if (kindOf(field) === 'texts' || field.options.length > 0)
    return { type: 'checkbox list', ...asked };
  return { type: 'text', ...asked };
}
