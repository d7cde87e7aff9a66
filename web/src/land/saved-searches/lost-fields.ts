import { type Filter, SITE_LIST, SITE_SELECTION } from '@contract/council/ground/filters/filter.ts';
import { isOnField } from '@contract/council/ground/filters/kinds.ts';
import { searchableColumns } from '@contract/land/ground/sites/columns-of-every-site.ts';

/** Properties that every council's sites can be searched by, besides its own dictionary's. */
const EVERYWHERE = new Set([
  ...searchableColumns.map(({ name }) => name),
  SITE_LIST,
  SITE_SELECTION,
]);

interface Dictionary {
  has: (name: string) => boolean;
}

/** The names of the fields that these filters ask about and the dictionary does not have. */
export function lostFields(filters: readonly Filter[], dictionary: Dictionary): string[] {
  const names = filters.flatMap((filter): string[] => {
    if (filter.type === 'group') return lostFields(filter.filters, dictionary);
    if (!isOnField(filter)) return [];
    const name = filter.dbPropertyName;
    return EVERYWHERE.has(name) || dictionary.has(name) ? [] : [name];
  });
  return [...new Set(names)];
}

/** The filters without those that ask about lost fields; a group that holds nothing else goes too. */
export function withoutLost(filters: readonly Filter[], dictionary: Dictionary): Filter[] {
  return filters.flatMap((filter): Filter[] => {
    if (filter.type !== 'group') return lostFields([filter], dictionary).length > 0 ? [] : [filter];
    const inner = withoutLost(filter.filters, dictionary);
    return inner.length > 0 ? [{ ...filter, filters: inner }] : [];
  });
}
