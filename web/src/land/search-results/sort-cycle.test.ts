import { expect, test } from 'vitest';
import { nextSort, sortStateOf } from './sort-cycle.ts';

test('presses on one field go descending, ascending, none', () => {
  expect(nextSort(undefined, 'size_ha')).toBe('-size_ha');
  expect(nextSort('-size_ha', 'size_ha')).toBe('size_ha');
  expect(nextSort('size_ha', 'size_ha')).toBeUndefined();
});

test('another field begins anew', () => expect(nextSort('size_ha', 'address')).toBe('-address'));

test.each([
  [undefined, 'none'],
  ['-size_ha', 'descending'],
  ['size_ha', 'ascending'],
  ['address', 'none'],
])('%s is %s by size', (sort, state) => expect(sortStateOf(sort, 'size_ha')).toBe(state));
