import { expect, test } from 'vitest';
import type { Column } from './column.ts';
import { seenCsv } from './seen-csv.ts';

interface Row {
  name: string | null;
  size: number | null;
}
const name: Column<Row> = {
  id: 'name',
  label: 'Name',
  width: 200,
  value: (row) => row.name,
  text: (row) => row.name ?? '-',
};
const size: Column<Row> = {
  id: 'size',
  label: 'Size',
  unit: 'ha',
  width: 160,
  numeric: true,
  value: (row) => row.size,
  text: (row) => row.size?.toFixed(2) ?? '-',
};

test('columns in their order, units in the head, numbers as numbers, nothing for no value', () => {
  const rows = [
    { name: 'Oak, yard', size: -1234.5 },
    { name: null, size: null },
  ];
  expect(seenCsv([size, name], rows)).toBe('\uFEFFSize (ha),Name\r\n-1234.5,"Oak, yard"\r\n,\r\n');
});

test.each(['=1+1', '+44', '-x', '@sum', '\t=1', '＝1'])('%s is no formula', (text) => {
  const csv = seenCsv([name], [{ name: text, size: 1 }]);
  expect(csv.split('\r\n')[1]?.replace(/^"/, '').startsWith("'")).toBe(true);
});
