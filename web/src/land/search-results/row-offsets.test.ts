import { expect, test } from 'vitest';
import { RowOffsets } from './row-offsets.ts';

function rows(sizes: number[]): RowOffsets {
  const offsets = new RowOffsets();
  for (const size of sizes) offsets.push(size);
  return offsets;
}

test('rows stand one after another', () => {
  const offsets = rows([10, 20, 30]);
  expect([0, 1, 2, 3].map((index) => offsets.startOf(index))).toEqual([0, 10, 30, 60]);
  expect(offsets.total).toBe(60);
  expect(offsets.sizeOf(1)).toBe(20);
});

test.each([
  [-5, 0],
  [0, 0],
  [9.9, 0],
  [10, 1],
  [29.9, 1],
  [30, 2],
  [59, 2],
  [500, 2],
])('at %d px stands row %d', (place, index) => {
  expect(rows([10, 20, 30]).indexAt(place)).toBe(index);
});

test('a row that turns out taller moves those after it, not those before', () => {
  const offsets = rows([10, 20, 30]);
  expect(offsets.resize(1, 25)).toBe(5);
  expect([0, 1, 2, 3].map((index) => offsets.startOf(index))).toEqual([0, 10, 35, 65]);
  expect(offsets.resize(7, 25)).toBe(0);
});

test('a hundred thousand rows are counted and found again', () => {
  const offsets = new RowOffsets();
  for (let row = 0; row < 100_000; row++) offsets.push(200 + (row % 3));
  expect(offsets.count).toBe(100_000);
  for (const row of [0, 1, 1023, 1024, 54_321, 99_999]) {
    expect(offsets.indexAt(offsets.startOf(row))).toBe(row);
    expect(offsets.indexAt(offsets.startOf(row + 1) - 0.5)).toBe(row);
  }
});

test('nothing has no height', () => {
  expect(rows([]).total).toBe(0);
  expect(rows([]).indexAt(10)).toBe(0);
});
