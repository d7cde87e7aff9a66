import { isFilledIn } from './canonical-filters.ts';
import type { Filter } from './filter.ts';
import { isOnField } from './kinds.ts';

/** The properties of records that filters ask for, in groups too; of lists and selections their stand-ins. */
export function fieldsAsked(filters: readonly Filter[]): string[] {
  return filters.filter(isFilledIn).flatMap((filter) => {
    if (filter.type === 'group') return fieldsAsked(filter.filters);
    return isOnField(filter) ? [filter.dbPropertyName] : [];
  });
}
