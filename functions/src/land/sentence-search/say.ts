import { fieldTypeOf, type FieldTypeId } from '../../council/ground/dictionary/field-types.ts';
import type { Filter, FilterCondition } from '../../council/ground/filters/filter.ts';
import { amountWords } from '../../council/ground/filters/words.ts';
import type { VocabularyField } from './vocabulary.ts';
import { MEASURES } from './words/units.ts';

/** A number as its field shows it: '2.5 ha', '£1,200,000', '50 units'. */
export const amount = (field: VocabularyField, value: number): string =>
  amountWords(value, unitOf(field));

/** The unit of the field's type, such as ha; undefined for a plain number. */
export function unitOf({ type }: VocabularyField): string | undefined {
  const { prefix, suffix } = fieldTypeOf(type);
  return prefix ?? suffix;
}

/** What a field measures; undefined for a plain number. */
export const measureOf = ({ type }: VocabularyField) => MEASURES[type as FieldTypeId];

/** How a field's values are stored; tags and lists of texts are 'texts'. */
export const fieldKindOf = ({ type }: VocabularyField) => fieldTypeOf(type).kind;

export const isNumeric = (field: VocabularyField) =>
  ['number', 'integer'].includes(fieldKindOf(field));
export const isDate = (field: VocabularyField) => fieldKindOf(field) === 'date';
export const isTextField = (field: VocabularyField) => fieldKindOf(field) === 'text';
export const isSwitch = (field: VocabularyField) => fieldKindOf(field) === 'boolean';

/** The filter for whether a field is filled in, of the type normally used for that field. */
export function filledInFilter(field: VocabularyField, condition: FilterCondition): Filter {
  const dbPropertyName = field.dbPropertyName;
  const asked = { dbPropertyName, condition, value: null };
  if (isNumeric(field)) return { type: 'range', ...asked };
  if (isDate(field)) return { type: 'date range', ...asked };
  if (isSwitch(field)) return { type: 'checkbox', ...asked };
  if (fieldKindOf(field) === 'texts' || field.options.length > 0)
    return { type: 'checkbox list', ...asked };
  return { type: 'text', ...asked };
}
