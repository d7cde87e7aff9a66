import { isWholeGrid } from '@contract/consultation/ground/documents/blocks/table/whole-grid.ts';
import {
  emptyCell,
  emptyTable,
  type TableContent,
} from '@contract/consultation/ground/documents/blocks/table/schema.ts';
import { describe, expect, it } from 'vitest';
import { canMerge, canSplit, mergedCells, splitCells } from './merge-cells.ts';
import { gridOf, movedLines, sizedLines, withGrid, withLine, withoutLines } from './table-lines.ts';
import { gridPlaceBeside } from './use-grid-keys.ts';

/** A table of these texts; its heights tell its rows apart. */
const table = (...rows: string[]): TableContent => ({
  ...emptyTable(),
  columns: [...rows[0]!].map((_letter, at) => ({ width: 100 + at })),
  rows: rows.map((letters, at) => ({
    height: 32 + at,
    cells: [...letters].map((text) => ({ ...emptyCell(), text })),
  })),
});

/** Its texts, '.' where another cell reaches over the place; fails where the cells do not fit together. */
function told(given: TableContent | undefined): string[] {
  const grid = gridOf(given!);
  expect(isWholeGrid(grid, given!.columns.length)).toBe(true);
  return grid.map((cells) =>
    cells.map((cell) => (cell ? cell.text.replaceAll('\n', '+') || '_' : '.')).join(' '),
  );
}
const area = (top: number, left: number, bottom: number, right: number) => ({
  top,
  left,
  bottom,
  right,
});
const merged = (given: TableContent, ...at: Parameters<typeof area>) =>
  withGrid(given, mergedCells(gridOf(given), area(...at)));
const nine = table('abc', 'def', 'ghi');

it('a new table is five by five, of the sizes that the specification gives', () => {
  const { rows, columns } = emptyTable();
  expect([rows.length, columns.length]).toEqual([5, 5]);
  expect([rows[0]!.height, columns[0]!.width]).toEqual([32, 100]);
});

describe('merging', () => {
  it('makes one cell of at least two, with their texts, and whole cells alone', () => {
    expect(canMerge(gridOf(nine), area(1, 1, 1, 1))).toBe(false);
    const one = merged(nine, 0, 0, 1, 1);
    expect(told(one)).toEqual(['a+b+d+e . c', '. . f', 'g h i']);
    // What it touches is taken in whole.
    expect(told(merged(one, 1, 1, 1, 2))).toEqual(['a+b+d+e+c+f . .', '. . .', 'g h i']);
  });

  it('is taken back by splitting; the text stays in the first cell', () => {
    const one = merged(nine, 0, 0, 1, 1);
    expect(canSplit(gridOf(nine), area(0, 0, 2, 2))).toBe(false);
    expect(canSplit(gridOf(one), area(0, 0, 0, 0))).toBe(true);
    const split = withGrid(one, splitCells(gridOf(one), area(0, 0, 2, 2)));
    expect(told(split)).toEqual(['a+b+d+e _ c', '_ _ f', 'g h i']);
  });
});

describe('rows and columns', () => {
  const one = merged(nine, 0, 0, 1, 1);

  it('are put in; a merged cell grows where one comes within it, and nowhere else', () => {
    expect(told(withLine(one, 'row', 1))).toEqual(['a+b+d+e . c', '. . _', '. . f', 'g h i']);
    expect(told(withLine(one, 'row', 0))).toEqual(['_ _ _', 'a+b+d+e . c', '. . f', 'g h i']);
    expect(told(withLine(one, 'row', 3)).at(-1)).toBe('_ _ _');
    const wider = withLine(one, 'column', 1);
    expect(told(wider)).toEqual(['a+b+d+e . . c', '. . . f', 'g _ h i']);
    expect(wider.columns.map(({ width }) => width)).toEqual([100, 100, 101, 102]);
  });

  it('are removed; of a merged cell the rest is left with its text, and one line always stays', () => {
    expect(told(withoutLines(one, 'row', { from: 0, to: 0 }))).toEqual(['a+b+d+e . f', 'g h i']);
    expect(told(withoutLines(one, 'column', { from: 1, to: 1 }))).toEqual([
      'a+b+d+e c',
      '. f',
      'g i',
    ]);
    expect(told(withoutLines(one, 'row', { from: 0, to: 1 }))).toEqual(['g h i']);
    expect(withoutLines(one, 'row', { from: 0, to: 2 })).toBe(one);
  });

  it('are moved with their sizes; what merged cells bind goes together', () => {
    const down = movedLines(nine, 'row', { from: 0, to: 0 }, 1)!;
    expect(told(down.table)).toEqual(['d e f', 'a b c', 'g h i']);
    expect(down.table.rows.map(({ height }) => height)).toEqual([33, 32, 34]);
    expect([down.from, down.to]).toEqual([1, 1]);
    const bound = movedLines(one, 'row', { from: 0, to: 0 }, 1)!;
    expect(told(bound.table)).toEqual(['g h i', 'a+b+d+e . c', '. . f']);
    expect([bound.from, bound.to]).toEqual([1, 2]);
    const left = movedLines(one, 'column', { from: 2, to: 2 }, -1)!;
    expect(told(left.table)).toEqual(['c a+b+d+e .', 'f . .', 'i g h']);
    expect(left.table.columns.map(({ width }) => width)).toEqual([102, 100, 101]);
    expect(movedLines(nine, 'row', { from: 0, to: 0 }, -1)).toBeUndefined();
  });

  it('have the sizes that they are given', () => {
    const sized = sizedLines(nine, 'column', { from: 1, to: 2 }, 240);
    expect(sized.columns.map(({ width }) => width)).toEqual([100, 240, 240]);
  });
});

describe('the cell beside another', () => {
  const one = merged(nine, 0, 0, 1, 1);
  const from = (row: number, column: number, key: string, toEnd = false) =>
    Object.values(gridPlaceBeside(one, { row, column }, key, toEnd) ?? {}).join();

  it('lies past all that it reaches over', () => {
    expect(from(0, 0, 'ArrowRight')).toBe('0,2');
    expect(from(0, 0, 'ArrowDown')).toBe('2,0');
    expect(from(2, 1, 'ArrowUp')).toBe('0,0');
    expect(from(1, 2, 'ArrowLeft')).toBe('0,0');
  });

  it('is the last one at the end of the table', () => {
    expect(from(2, 2, 'ArrowDown')).toBe('2,2');
    expect(from(2, 2, 'Home')).toBe('2,0');
    expect(from(0, 0, 'End', true)).toBe('2,2');
    expect(from(2, 2, 'a')).toBe('');
  });
});
