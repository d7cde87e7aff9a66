import { expect, test } from 'vitest';
import { selectedExtent, withAll, withRange, withRow } from './selection.ts';

const ids = [1, 2, 3, 4, 5];
const list = (selected: ReadonlySet<unknown>) => [...selected].sort();

test('a range goes both ways from the row pressed before', () => {
  expect(list(withRange(new Set([2]), ids, 2, 4, true))).toEqual([2, 3, 4]);
  expect(list(withRange(new Set([4]), ids, 4, 2, true))).toEqual([2, 3, 4]);
  expect(list(withRange(new Set(ids), ids, 2, 4, false))).toEqual([1, 5]);
});

test('a range from a row that is no longer there is one row', () => {
  expect(list(withRange(new Set(), ids, 99, 3, true))).toEqual([3]);
  expect(list(withRange(new Set(), ids, undefined, 3, true))).toEqual([3]);
  expect(list(withRange(new Set([1]), ids, 1, 99, true))).toEqual([1]);
});

test('none, some and all are told apart', () => {
  expect(selectedExtent(new Set(), ids)).toBe('none');
  expect(selectedExtent(new Set([1]), ids)).toBe('some');
  expect(selectedExtent(new Set(ids), ids)).toBe('all');
  expect(selectedExtent(new Set([1]), [])).toBe('none');
});

test('what is not in sight stays as it was', () => {
  expect(list(withAll(new Set([9]), ids, true))).toEqual([1, 2, 3, 4, 5, 9]);
  expect(list(withAll(new Set([1, 9]), ids, false))).toEqual([9]);
  expect(list(withRow(new Set([9]), 1, true))).toEqual([1, 9]);
});
