import { isFilledIn } from './canonical-filters.ts';
import { asksPresence, type Filter } from './filter.ts';
import { isOnField, kindOf } from './kinds.ts';
import { filterMessages as messages, type FilterNames, labelIn } from './words.ts';

/** A filter as people read it: 'Total site area at least 2 ha'; nothing where it asks nothing. */
export function filterWords(filter: Filter, names: FilterNames): string {
  if (!isFilledIn(filter)) return '';
  if (filter.type === 'group') {
    const parts = filter.filters.filter(isFilledIn).map((each) => filterWords(each, names));
    const joined = parts.join(filter.operator === '_or' ? messages.or : messages.and);
    return parts.length > 1 ? messages.group(joined) : joined;
  }
  if (isOnField(filter) && asksPresence(filter)) {
    const words = filter.condition === 'empty' ? messages.empty : messages.notEmpty;
    return `${labelIn(names, filter.dbPropertyName)} ${words}`;
  }
  return kindOf(filter).words(filter as Parameters<ReturnType<typeof kindOf>['words']>[0], names);
}
