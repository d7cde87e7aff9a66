import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { emptyCell, type TableContent } from '../blocks/table/schema.ts';
import { TableOfCells } from '../blocks/table/view.tsx';
import { setBlocks } from './set-blocks.tsx';

const table = (rows: number, more: Partial<TableContent> = {}): TableContent => ({
  caption: 'Homes & </tbody>',
  hasHeadRow: true,
  hasHeadColumn: true,
  columns: [{ width: 100 }, { width: 200 }],
  rows: Array.from({ length: rows }, (_, at) => ({
    height: 32,
    cells: [
      { ...emptyCell(), text: `Row ${at} </tbody>` },
      { ...emptyCell(), text: String(at), align: 'right' },
    ],
  })),
  ...more,
});

const setOf = (content: TableContent) =>
  setBlocks(
    {
      title: 'Local plan',
      subtitle: '',
      hideSectionNumberings: false,
      sections: [
        {
          id: 's1',
          title: 'Homes',
          number: '1',
          level: 1,
          rows: [[{ id: 't1', type: 'table', content }]],
          sections: [],
        },
      ],
    },
    { documentId: 1, edition: 1, notNow: null, fileAt: (name) => name },
  );

it.each([
  ['of one row', table(1)],
  ['of many rows', table(57)],
  ['without heads', table(57, { hasHeadRow: false, hasHeadColumn: false })],
])('a table %s is set as its view shows it', async (_, content) => {
  const whole = renderToStaticMarkup(createElement(TableOfCells, { id: 't1', content }));
  expect((await setOf(content)).get('t1')).toBe(whole);
});

it('others have their turn between the rows of a table', async () => {
  let turns = 0;
  const count = () => {
    turns += 1;
    counting = setImmediate(count);
  };
  let counting: NodeJS.Immediate = setImmediate(count);
  await setOf(table(200));
  clearImmediate(counting);
  expect(turns).toBeGreaterThan(15);
});
