import { getDictionary } from '@calls/council/dictionary/contract.ts';
import type { DictionaryField } from '@contract/council/ground/dictionary/field.ts';
import { labelledColumns } from '@contract/land/ground/sites/columns-of-every-site.ts';
import { useEndpoint } from '../../../api/use-endpoint.ts';
import type { PickableField } from './field-order.ts';

const FIRST = ['source_reference'];

/**
 * Every column that a file can have: reference first, the council's fields in their order, then those that every site
 * has.
 */
export function usePickableFields() {
  const dictionary = useEndpoint(getDictionary, {}, { staleTime: 60_000 });
  return { ...dictionary, data: dictionary.data && pickable(dictionary.data.fields) };
}

function pickable(dictionary: readonly Pick<DictionaryField, 'dbPropertyName' | 'label'>[]) {
  const council = dictionary.map(({ dbPropertyName, label }) => ({
    name: dbPropertyName,
    label,
  }));
  const taken = new Set(council.map(({ name }) => name));
  const own = labelledColumns
    .map(({ name, label }): PickableField => ({ name, label }))
    .filter(({ name }) => !taken.has(name));
  const first = own.filter(({ name }) => FIRST.includes(name));
  const last = own.filter(({ name }) => !FIRST.includes(name));
  return {
    fields: [...first, ...council, ...last],
    /** The default choice. */
    standard: [...first, ...council].map(({ name }) => name),
  };
}
