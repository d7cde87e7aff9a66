import { expect, test } from 'vitest';
import { filterList, filtersParam } from './filters-param.ts';
import { readFilters } from './read-filters.ts';

const homes = { type: 'number', dbPropertyName: 'homes', value: 50 };
const nested = (equality: string) => [
  { type: 'group', operator: '_or', filters: [{ ...homes, equality }] },
];

test.each([
  ['EQ', '='],
  ['ne', '!='],
  ['GT', '>'],
  ['Ge', '>='],
  ['lt', '<'],
  ['LE', '<='],
])('a comparison may be written %s for %s', (word, symbol) => {
  expect(readFilters(JSON.stringify(nested(word)))).toEqual(nested(symbol));
  expect(filtersParam.isValidSync(JSON.stringify(nested(word)), { strict: true })).toBe(true);
  expect(filterList.isValidSync(nested(word), { strict: true })).toBe(true);
});

test.each(['constructor', 'EQUAL', '==', ''])('and %j is no comparison', (word) => {
  expect(readFilters(nested(word))).toEqual(nested(word));
  expect(filtersParam.isValidSync(nested(word), { strict: true })).toBe(false);
});
