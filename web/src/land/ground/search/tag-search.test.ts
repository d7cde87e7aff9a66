import type { Filter } from '@contract/council/ground/filters/filter.ts';
import { expect, test } from 'vitest';
import { readSearch } from './search-address.ts';
import { tagSearch, tagsAsked, withoutTag } from './tag-search.ts';

const text: Filter = { type: 'text', dbPropertyName: 'site_name', value: 'mill' };
const tags = (...value: string[]): Filter => ({
  type: 'in array',
  dbPropertyName: 'site_tags',
  value,
});

test('a tag’s search asks for that tag alone', () => {
  const { filters } = readSearch(new URL(tagSearch('a&b|c'), 'http://x').searchParams);
  expect(tagsAsked(filters)).toEqual(['a&b|c']);
});

test('tags asked for are taken away one by one', () => {
  const filters = [text, tags('green', 'old')];
  expect(tagsAsked(filters)).toEqual(['green', 'old']);
  expect(withoutTag(filters, 'green')).toEqual([text, tags('old')]);
  expect(withoutTag([tags('green')], 'green')).toEqual([]);
});

test('tags that are excluded are no results for them', () => {
  expect(tagsAsked([{ ...tags('green'), equality: '!=' } as Filter])).toEqual([]);
});
