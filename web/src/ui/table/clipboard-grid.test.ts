import fc from 'fast-check';
import { expect, test } from 'vitest';
import { drawn } from '@contract/platform/testing/thorough.ts';
import { gridText, parseGrid, placePasted } from './clipboard-grid.ts';

test('rows and cells as a spreadsheet copies them, its last line break or not', () => {
  expect(parseGrid('a\tb\r\nc\td\r\n')).toEqual([
    ['a', 'b'],
    ['c', 'd'],
  ]);
  expect(parseGrid('a\tb\nc\td')).toEqual([
    ['a', 'b'],
    ['c', 'd'],
  ]);
  expect(parseGrid('a\t\n\tb')).toEqual([
    ['a', ''],
    ['', 'b'],
  ]);
  expect(parseGrid('')).toEqual([['']]);
});

test('line breaks, tabs and quotes inside a cell', () => {
  expect(parseGrid('"two\nlines"\tb')).toEqual([['two\nlines', 'b']]);
  expect(parseGrid('"say ""yes"""\tb')).toEqual([['say "yes"', 'b']]);
  expect(parseGrid('5" pipe\tb')).toEqual([['5" pipe', 'b']]);
  expect(parseGrid('"Oak" yard\tb')).toEqual([['"Oak" yard', 'b']]);
});

test('what was copied comes back as it was', () => {
  const cell = fc.string({ unit: fc.constantFrom('a', 'é', ' ', '"', '\t', '\n', ',') });
  // A cell that stands in quotes of its own is what spreadsheets write for the words inside.
  const grid = fc.array(fc.array(cell, { minLength: 2, maxLength: 3 }), { minLength: 1 });
  fc.assert(
    fc.property(grid, (cells) => {
      expect(parseGrid(gridText(cells))).toEqual(cells);
    }),
    drawn(40, 1000),
  );
});

test('pasted cells go right and down from the active one, and none outside', () => {
  const grid = [
    ['1', '2'],
    ['3', '4'],
  ];
  const extent = { lines: 5, columns: 3 };
  expect(placePasted(grid, { line: 4, column: 2 }, extent)).toEqual([
    { line: 4, column: 2, text: '1' },
  ]);
  expect(placePasted(grid, { line: 0, column: 0 }, extent)).toHaveLength(4);
});

test('one value fills the column of all selected lines', () => {
  const extent = { lines: 9, columns: 3 };
  expect(placePasted([['x']], { line: 0, column: 1 }, extent, [2, 5])).toEqual([
    { line: 2, column: 1, text: 'x' },
    { line: 5, column: 1, text: 'x' },
  ]);
});
