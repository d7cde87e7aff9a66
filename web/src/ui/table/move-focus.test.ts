import { expect, test } from 'vitest';
import { movedFocus } from './move-focus.ts';

const extent = { lines: 100, columns: 5, page: 10, first: -1 };
const from = { line: 50, column: 2 };
const to = (key: string, ctrl = false, at = from) => movedFocus(at, key, ctrl, extent);

test.each([
  ['ArrowUp', false, { line: 49, column: 2 }],
  ['ArrowDown', false, { line: 51, column: 2 }],
  ['ArrowLeft', false, { line: 50, column: 1 }],
  ['ArrowRight', false, { line: 50, column: 3 }],
  ['PageUp', false, { line: 40, column: 2 }],
  ['PageDown', false, { line: 60, column: 2 }],
  ['Home', false, { line: 50, column: 0 }],
  ['End', false, { line: 50, column: 4 }],
  ['Home', true, { line: 0, column: 0 }],
  ['End', true, { line: 99, column: 4 }],
  ['ArrowUp', true, { line: -1, column: 2 }],
  ['ArrowDown', true, { line: 99, column: 2 }],
] as const)('%s, ctrl %s', (key, ctrl, place) => {
  expect(to(key, ctrl)).toEqual(place);
});

test('nothing leads out of the grid, and the head is left by one arrow', () => {
  expect(to('ArrowRight', false, { line: 0, column: 4 })).toEqual({ line: 0, column: 4 });
  expect(to('ArrowUp', false, { line: -1, column: 0 })).toEqual({ line: -1, column: 0 });
  expect(to('PageUp', false, { line: 3, column: 0 })).toEqual({ line: 0, column: 0 });
  expect(to('PageDown', false, { line: 95, column: 0 })).toEqual({ line: 99, column: 0 });
  expect(to('ArrowDown', false, { line: -1, column: 1 })).toEqual({ line: 0, column: 1 });
});

test('a head that something covers is not reached', () => {
  const covered = { ...extent, first: 0 };
  expect(movedFocus({ line: 0, column: 0 }, 'ArrowUp', false, covered)?.line).toBe(0);
});

test('other keys move nothing', () => {
  expect(to('a')).toBeUndefined();
  expect(to('Enter')).toBeUndefined();
});
