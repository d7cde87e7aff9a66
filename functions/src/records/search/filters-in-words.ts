import { fieldTypeOf } from '../../council/ground/dictionary/field-types.ts';
import { isFilledIn } from '../../council/ground/filters/canonical-filters.ts';
import { filterWords } from '../../council/ground/filters/filter-words.ts';
import { readFilters } from '../../council/ground/filters/read-filters.ts';
import type { FilterNames } from '../../council/ground/filters/words.ts';
import type { Tx } from '../../platform/db.ts';
import type { RecordType } from './record-type.ts';

const SEARCHED = { label: 'Searched for', options: [] };

/**
 * Filters that records were found by, each in the words of their dictionary, for who reads a file of them; layers by
 * their names, where those are known.
 */
export async function filtersInWords(
  tx: Tx,
  record: Pick<RecordType, 'dictionary'>,
  filters: unknown,
  layers?: ReadonlyMap<string, string>,
): Promise<string[]> {
  const dictionary = await record.dictionary(tx);
  const fields = new Map(
    dictionary.map(({ dbPropertyName, label, type, unit, options }) => {
      const { suffix, prefix } = fieldTypeOf(type);
      return [dbPropertyName, { label, unit: unit ?? suffix ?? prefix ?? null, options }];
    }),
  );
  const names: FilterNames = {
    field: (name) => (name === 'search_text' ? SEARCHED : fields.get(name)),
    layer: (id) => layers?.get(id) ?? id,
    feature: () => undefined,
    list: () => undefined,
  };
  return readFilters(filters)
    .filter(isFilledIn)
    .map((filter) => filterWords(filter, names));
}
