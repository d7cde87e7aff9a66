import type { DictionaryField } from '@contract/council/ground/dictionary/field.ts';
import { fieldTypeOf } from '@contract/council/ground/dictionary/field-types.ts';
import type { SearchFilter } from '@contract/council/ground/filters/search-filter.ts';

/** A search form that asks each field of a dictionary in turn, where nobody configured one; lists are left out. */
export function formOfFields(fields: readonly DictionaryField[]): SearchFilter[] {
  return fields
    .filter(({ filterable }) => filterable)
    .flatMap((field) => {
      const type = inputOf(field);
      const { dbPropertyName, label, options } = field;
      if (type === undefined) return [];
      const checkboxes = type === 'checkbox list' ? { checkboxes: [...options] } : {};
      return [{ type, dbPropertyName, label, ...checkboxes }];
    });
}

function inputOf({ type, options }: DictionaryField): SearchFilter['type'] | undefined {
  if (options.length > 0) return 'checkbox list';
  return INPUTS[fieldTypeOf(type).kind];
}

const INPUTS: Partial<Record<string, SearchFilter['type']>> = {
  text: 'text',
  number: 'range',
  integer: 'range',
  boolean: 'checkbox',
  date: 'date range',
};
