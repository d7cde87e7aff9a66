import type { SiteTable } from '@contract/council/ground/configs/types/site-table.ts';
import { expect, test } from 'vitest';
import { tableGrid } from './table-layout.ts';

const table = (more: Partial<SiteTable>): SiteTable => ({
  type: 'TABLE',
  kind: 'SIGNED_BY_HEADER',
  tableData: [
    [{ text: 'a' }, { text: 'b' }],
    [{ text: 'c' }, { text: 'd' }],
  ],
  ...more,
});
const scopes = (rows: { text?: string; scope: unknown }[][]) =>
  rows.map((row) => row.map(({ text, scope }) => [text, scope]));

test('signed by a header: its first row heads the columns', () => {
  const { head, body } = tableGrid(table({}));
  expect(scopes(head)).toEqual([
    [
      ['a', 'col'],
      ['b', 'col'],
    ],
  ]);
  expect(scopes(body)).toEqual([
    [
      ['c', undefined],
      ['d', undefined],
    ],
  ]);
});

test('titles of columns are the header where there are any', () => {
  const { head, body, widths } = tableGrid(
    table({ columns: [{ title: 'A', width: 200 }, { title: 'B' }] }),
  );
  expect(scopes(head)).toEqual([
    [
      ['A', 'col'],
      ['B', 'col'],
    ],
  ]);
  expect(body).toHaveLength(2);
  expect(widths).toEqual([200, undefined]);
});

test('signed by the first column: each row is headed, nothing above', () => {
  const { head, body } = tableGrid(table({ kind: 'SIGNED_BY_FIRST_COLUMN' }));
  expect(head).toEqual([]);
  expect(scopes(body)).toEqual([
    [
      ['a', 'row'],
      ['b', undefined],
    ],
    [
      ['c', 'row'],
      ['d', undefined],
    ],
  ]);
});

test('signed by both', () => {
  const { head, body } = tableGrid(table({ kind: 'SIGNED_BY_HEADER_AND_FIRST_COLUMN' }));
  expect(scopes(head)).toEqual([
    [
      ['a', 'col'],
      ['b', 'col'],
    ],
  ]);
  expect(scopes(body)).toEqual([
    [
      ['c', 'row'],
      ['d', undefined],
    ],
  ]);
});

test('beside a merged row header the next row begins one column on', () => {
  const { body } = tableGrid(
    table({
      kind: 'SIGNED_BY_FIRST_COLUMN',
      tableData: [
        [{ text: 'both', rowSpan: 2 }, { text: 'x' }],
        [{ text: 'y' }],
        [{ text: 'last' }],
      ],
    }),
  );
  expect(scopes(body)).toEqual([
    [
      ['both', 'rowgroup'],
      ['x', undefined],
    ],
    [['y', undefined]],
    [['last', 'row']],
  ]);
  expect(body[1]?.[0]?.column).toBe(1);
});

test('a header of two rows stays together, and merged columns head their group', () => {
  const { head, body } = tableGrid(
    table({
      tableData: [
        [
          { text: 'Year', rowSpan: 2 },
          { text: 'Homes', colSpan: 2 },
        ],
        [{ text: 'Low' }, { text: 'High' }],
        [{ text: '2026' }, { text: '1' }, { text: '2' }],
      ],
    }),
  );
  expect(scopes(head)).toEqual([
    [
      ['Year', 'col'],
      ['Homes', 'colgroup'],
    ],
    [
      ['Low', 'col'],
      ['High', 'col'],
    ],
  ]);
  expect(head[1]?.map(({ column }) => column)).toEqual([1, 2]);
  expect(body).toHaveLength(1);
});

test('a cell does not reach below its table', () => {
  const { body } = tableGrid(
    table({
      kind: 'SIGNED_BY_FIRST_COLUMN',
      tableData: [[{ text: 'a', rowSpan: 5 }, { text: 'b' }]],
    }),
  );
  expect(body[0]?.[0]).toMatchObject({ rowSpan: 1 });
});
