import type { Filter } from '@contract/council/ground/filters/filter.ts';
import { isOnField } from '@contract/council/ground/filters/kinds.ts';

/** The properties that records can be searched by. */
interface Searchable {
  fields: { has: (name: string) => boolean };
  records: { alsoSearched: ReadonlySet<string> };
}

/** The names of the fields that these filters ask about and these records do not have (any more). */
export function lostFields(filters: readonly Filter[], screen: Searchable): string[] {
  const names = filters.flatMap((filter): string[] => {
    if (filter.type === 'group') return lostFields(filter.filters, screen);
    if (!isOnField(filter)) return [];
    const name = filter.dbPropertyName;
    return screen.records.alsoSearched.has(name) || screen.fields.has(name) ? [] : [name];
  });
  return [...new Set(names)];
}

/** The filters without those that ask about lost fields; a group that holds nothing else goes too. */
export function withoutLost(filters: readonly Filter[], screen: Searchable): Filter[] {
  return filters.flatMap((filter): Filter[] => {
    if (filter.type !== 'group') return lostFields([filter], screen).length > 0 ? [] : [filter];
    const inner = withoutLost(filter.filters, screen);
    return inner.length > 0 ? [{ ...filter, filters: inner }] : [];
  });
}
