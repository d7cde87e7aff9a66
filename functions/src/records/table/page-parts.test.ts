import { expect, test } from 'vitest';
import { clampedPage, pageCount, partsOf } from './page-parts.ts';

/** What the parts would read from rows 0 … total-1. */
function rowsOf(from: number, to: number, filled: number, total: number): number[] {
  const rows = Array.from({ length: total }, (_, index) => index);
  return partsOf(from, to, filled, total).flatMap((part) => {
    const segment = part.filled ? rows.slice(0, filled) : rows.slice(filled);
    const ordered = part.backwards ? segment.toReversed() : segment;
    const taken = ordered.slice(part.offset, part.offset + part.limit);
    return part.backwards ? taken.toReversed() : taken;
  });
}

test('every page of every mixture is exactly its rows', () => {
  for (let total = 0; total < 14; total += 1) {
    for (let filled = 0; filled <= total; filled += 1) {
      for (let from = 0; from < total; from += 3) {
        const to = Math.min(from + 3, total);
        const expected = Array.from({ length: to - from }, (_, index) => from + index);
        expect(rowsOf(from, to, filled, total)).toEqual(expected);
      }
    }
  }
});

test('no row is more than half its part away', () => {
  for (const part of partsOf(90, 100, 95, 200)) expect(part.offset).toBeLessThan(50);
});

test('a page beyond the last is the last, and an empty table has one', () => {
  expect(clampedPage(9, 41, 20)).toBe(3);
  expect(clampedPage(2, 41, 20)).toBe(2);
  expect(clampedPage(5, 0, 20)).toBe(1);
  expect(pageCount(40, 20)).toBe(2);
});
