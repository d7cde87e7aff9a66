import { type Filter, SITE_TAGS } from '@contract/council/ground/filters/filter.ts';
import { writeSearch } from './search-address.ts';

/** The address of the search for the sites with a tag. */
export function tagSearch(name: string): string {
  const filters: Filter[] = [{ type: 'in array', dbPropertyName: SITE_TAGS, value: [name] }];
  return `/?${writeSearch(new URLSearchParams(), { filters }).toString()}`;
}
