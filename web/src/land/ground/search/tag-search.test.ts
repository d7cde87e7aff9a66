import { expect, test } from 'vitest';
import { readSearch } from './search-address.ts';
import { tagSearch } from './tag-search.ts';

test('a tag’s search asks for that tag alone', () => {
  const { filters } = readSearch(new URL(tagSearch('a&b|c'), 'http://x').searchParams);
  expect(filters).toEqual([{ type: 'in array', dbPropertyName: 'site_tags', value: ['a&b|c'] }]);
});
