import { expect, test } from 'vitest';
import { moved, pinnedFirst, stickyOffsets } from './column-order.ts';

test('a column moves to its new place and the rest close up', () => {
  expect(moved(['a', 'b', 'c', 'd'], 0, 2)).toEqual(['b', 'c', 'a', 'd']);
  expect(moved(['a', 'b', 'c', 'd'], 3, 1)).toEqual(['a', 'd', 'b', 'c']);
  expect(moved(['a', 'b'], 0, 5)).toEqual(['a', 'b']);
  expect(moved(['a', 'b'], -1, 0)).toEqual(['a', 'b']);
});

test('pinned columns come first, both parts in their order', () => {
  expect(pinnedFirst(['a', 'b', 'c', 'd'], ['d', 'b'])).toEqual(['b', 'd', 'a', 'c']);
});

test('each pinned column sticks where the one before it ends', () => {
  expect(stickyOffsets([200, 100, 150], 2, 44)).toEqual([44, 244, undefined]);
});
