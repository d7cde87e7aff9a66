import { isFilledIn } from './canonical-filters.ts';
import type { WithValue, Reference } from './filter-kind.ts';
import { asksPresence, type Filter } from './filter.ts';
import { isOnField, kindOf, type LeafFilter } from './kinds.ts';

interface NamedAt extends Reference {
  /** The place of the filter's value, such as 'filters[2].filters[0].value'. */
  at: string;
}

/** Every layer, feature, list and selection that the filters name, in groups too. */
export function referencesIn(filters: readonly Filter[], at = 'filters'): NamedAt[] {
  return filters.flatMap((filter, index): NamedAt[] => {
    const here = `${at}[${index}]`;
    if (!isFilledIn(filter)) return [];
    if (filter.type === 'group') return referencesIn(filter.filters, `${here}.filters`);
    if (isOnField(filter) && asksPresence(filter)) return [];
    const named = kindOf(filter).refersTo(filter as WithValue<LeafFilter>);
    return named.map((each) => ({ ...each, at: `${here}.value` }));
  });
}
