import { expect, test } from 'vitest';
import type { Column } from './column.ts';
import { groupLines } from './line.ts';

interface Plot {
  id: number;
  ward: string | null;
  homes: number;
}
const plots: Plot[] = [
  { id: 1, ward: 'Byker', homes: 10 },
  { id: 2, ward: null, homes: 5 },
  { id: 3, ward: 'Byker', homes: 7 },
  { id: 4, ward: 'Heaton', homes: 1 },
];
const ward: Column<Plot> = {
  id: 'ward',
  label: 'Ward',
  width: 160,
  value: (plot) => plot.ward,
  text: (plot) => plot.ward ?? '-',
};
const homes: Column<Plot> = {
  id: 'homes',
  label: 'Homes',
  width: 160,
  value: (plot) => plot.homes,
  text: (plot) => String(plot.homes),
  total: (rows) => String(rows.reduce((sum, row) => sum + row.homes, 0)),
};
const lines = (open: string[]) =>
  groupLines(plots, {
    by: ward,
    columns: [ward, homes],
    id: ({ id }) => id,
    isOpen: (key) => open.includes(key),
    empty: 'Not filled in',
    label: (text) => `Plots with ${text}`,
  });

test('groups come largest first, those without a value under their own words', () => {
  const heads = lines([]).map((line) => (line.kind === 'group' ? [line.text, line.count] : line));
  expect(heads).toEqual([
    ['Byker', '2'],
    ['Not filled in', '1'],
    ['Heaton', '1'],
  ]);
});

test('an open group shows its rows and their totals', () => {
  const shown = lines(['Byker']);
  expect(shown.map(({ kind }) => kind)).toEqual(['group', 'row', 'row', 'total', 'group', 'group']);
  expect(shown.find((line) => line.kind === 'total')?.texts).toEqual(new Map([['homes', '17']]));
});
