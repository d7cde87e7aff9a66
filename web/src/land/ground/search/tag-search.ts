import { type Filter, SITE_TAGS } from '@contract/council/ground/filters/filter.ts';
import { writeSearch } from './search-address.ts';

/** The address of the search for the sites with a tag. */
export function tagSearch(name: string): string {
  const filters: Filter[] = [{ type: 'in array', dbPropertyName: SITE_TAGS, value: [name] }];
  return `/?${writeSearch(new URLSearchParams(), { filters }).toString()}`;
}

/** The tags in a search's filters, outside of groups. */
export function tagsAsked(filters: readonly Filter[]): string[] {
  return filters.flatMap((filter) => (isOfTags(filter) ? filter.value.map(String) : []));
}

/** The filters without one of their tags. */
export function withoutTag(filters: readonly Filter[], name: string): Filter[] {
  return filters.flatMap((filter): Filter[] => {
    if (!isOfTags(filter)) return [filter];
    const value = filter.value.filter((each) => String(each) !== name);
    return value.length > 0 ? [{ ...filter, value }] : [];
  });
}

type OfTags = Extract<Filter, { type: 'checkbox list' | 'in array' }> & {
  value: NonNullable<unknown[]>;
};
function isOfTags(filter: Filter): filter is OfTags {
  return (
    (filter.type === 'in array' || filter.type === 'checkbox list') &&
    filter.dbPropertyName === SITE_TAGS &&
    filter.equality !== '!=' &&
    Array.isArray(filter.value)
  );
}
