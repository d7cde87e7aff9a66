import { expect, test } from 'vitest';
import { askedFilters, readSearch, unreadParts, writeSearch } from './search-address.ts';

const state = {
  filters: [{ type: 'text' as const, dbPropertyName: 'search_text', value: 'Mill & Co, 5%' }],
  area: [1, 2, 3, 4] as [number, number, number, number],
  view: { longitude: -1.6, latitude: 54.9, zoom: 12 },
  site: 17,
  sort: '-size_ha',
  layers: ['sitesLayer', 'wards'],
};

test('a search survives its address', () => {
  const address = writeSearch(new URLSearchParams('scenario=base'), state).toString();
  expect(readSearch(new URLSearchParams(address))).toEqual(state);
  expect(address).toContain('scenario=base');
});

test('a changed part leaves the others, an emptied one goes', () => {
  const first = writeSearch(new URLSearchParams(), state);
  const next = writeSearch(first, { site: undefined, area: undefined });
  expect(next.has('site')).toBe(false);
  expect(readSearch(next)).toEqual({ ...state, site: undefined, area: undefined });
});

test('a range that is no pair of ends is no filter', () => {
  const filters = JSON.stringify([{ type: 'range', dbPropertyName: 'size_ha', value: {} }]);
  expect(readSearch(new URLSearchParams({ filters })).filters).toEqual([]);
});

test('an address that somebody broke is a search without that part', () => {
  const broken = new URLSearchParams('filters={&area=1,2&view=x&site=-3&sort=a;b');
  expect(readSearch(broken)).toEqual({
    filters: [],
    area: undefined,
    view: undefined,
    site: undefined,
    sort: undefined,
    layers: undefined,
  });
});

test.each([
  '{',
  '[null]',
  '["text"]',
  '[{}]',
  '[{"type":"group"}]',
  '[{"type":"group","filters":[1]}]',
  '[{"type":"range","value":{}}]',
])('filters %s are none', (filters) =>
  expect(readSearch(new URLSearchParams({ filters })).filters).toEqual([]),
);

test.each([
  ['', []],
  ['filters=[]&layers=', []],
  ['filters=[broken', ['filters']],
  ['filters=[null]', ['filters']],
  [
    'filters=[{"type":"text","dbPropertyName":"search_text","value":"a"},{"type":"none such"}]',
    ['someFilters'],
  ],
  ['filters={}&area=1,2&view=x&site=-3&sort=a;b', ['filters', 'area', 'view', 'site', 'sort']],
])('of the address %s it is said that %j could not be read', (address, lost) =>
  expect(unreadParts(new URLSearchParams(address))).toEqual(lost),
);

test('what can be read of a list of filters stays', () => {
  const good = { type: 'text', dbPropertyName: 'search_text', value: 'Mill' };
  const filters = JSON.stringify([good, { type: 'none such' }]);
  expect(readSearch(new URLSearchParams({ filters })).filters).toEqual([good]);
});

test('the map area is one filter more', () => {
  expect(askedFilters(state)).toHaveLength(2);
  expect(askedFilters({ ...state, area: undefined })).toBe(state.filters);
});

test('all layers hidden is a choice, too', () => {
  const hidden = writeSearch(new URLSearchParams(), { layers: [] });
  expect(readSearch(hidden).layers).toEqual([]);
  expect(readSearch(new URLSearchParams('layers=a b,wards')).layers).toEqual(['wards']);
});
