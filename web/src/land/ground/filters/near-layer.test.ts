import { siteSearch } from '@contract/council/ground/configs/types/site-search.ts';
import type { SearchFilter } from '@contract/council/ground/filters/search-filter.ts';
import type { Filter } from '@contract/council/ground/filters/filter.ts';
import { filterWords } from '@contract/council/ground/filters/filter-words.ts';
import { expect, test } from 'vitest';
import { filledFrom } from './filled-from.ts';
import { beginnings, filtersFrom } from './form-values.ts';

const config: SearchFilter[] = [
  { type: 'near layer', label: 'Near a river', value: { layerId: 'rivers' } },
];
const near: Filter = { type: 'near layer', value: { layerId: 'rivers', within: 250 } };
const names = {
  field: () => undefined,
  layer: () => 'Main rivers',
  feature: (_layer: string, id: number) => (id < 10 ? `River ${id}` : undefined),
  list: () => undefined,
};

test('a council may ask for a distance from a layer, and name the layer', () => {
  expect(siteSearch.schema.isValidSync({ filters: config }, { strict: true })).toBe(true);
  const unnamed = [{ ...config[0], value: { layerId: 5 } }];
  expect(siteSearch.schema.isValidSync({ filters: unnamed }, { strict: true })).toBe(false);
  expect(beginnings(config)).toEqual({ '0': { layerId: 'rivers' } });
});

test('its field is a filter once it has a distance, and is filled in again by it', () => {
  expect(filtersFrom(config, beginnings(config))).toEqual([]);
  const values = { '0': { layerId: 'rivers', within: 250 } };
  expect(filtersFrom(config, values)).toEqual([near]);
  expect(filledFrom(config, [near])).toEqual({ values, others: [] });
  // A sentence asks the same as an area of the layer.
  const area: Filter = { type: 'in area', value: { layerId: 'rivers', within: 250 } };
  expect(filledFrom(config, [area])).toEqual({ values, others: [] });
  const outside: Filter = { ...near, equality: '!=' };
  expect(filledFrom(config, [outside])).toEqual({ values: {}, others: [outside] });
});

test('in words it is the same wherever it is told', () => {
  expect(filterWords(near, names)).toBe('within 250 m of Main rivers');
  expect(filterWords({ ...near, equality: '!=' }, names)).toBe('not within 250 m of Main rivers');
});

test('names the features that are meant, as far as they are known', () => {
  const of = (...featureIds: number[]): Filter => ({
    ...near,
    value: { layerId: 'rivers', within: 250, featureIds },
  });
  const words = (...ids: number[]) => filterWords(of(...ids), names);
  expect(words(1)).toBe('within 250 m of River 1');
  expect(words(1, 2, 3)).toBe('within 250 m of River 1, River 2 or River 3');
  expect(words(1, 2, 3, 4)).toBe('within 250 m of River 1, River 2 or 2 more of Main rivers');
  expect(words(99)).toBe('within 250 m of 1 of Main rivers');
});
