import { beforeAll, describe, expect, it } from 'vitest';
import { twoCouncils, type Council } from '../../../platform/testing/council.ts';
import { useWorld } from '../../../platform/testing/world.ts';
import {
  emptyCell,
  emptyTable,
  type TableCellContent,
  type TableContent,
} from '../../ground/documents/blocks/table/schema.ts';
import { previewDocument } from '../../composed/document-preview/contract.ts';
import { pagesServed } from '../../composed/public-site/testing/served-pages.ts';
import { checkDocument } from '../contract/publishing.ts';
import { drafting } from '../testing/drafted.ts';

useWorld();

let oak: Council;
const page = pagesServed();
const officer = () => oak.as('officer');
const { drafted, publish } = drafting(() => oak);

beforeAll(async () => {
  ({ oak } = await twoCouncils());
}, 120_000);

type Part = Partial<TableCellContent> | null;
const table = (rows: Part[][], more: Partial<TableContent> = {}): TableContent => ({
  ...emptyTable(),
  caption: 'Homes by ward',
  columns: rows[0]!.map(() => ({ width: 100 })),
  rows: rows.map((cells) => ({
    height: 32,
    cells: cells.map((cell) => cell && { ...emptyCell(), ...cell }),
  })),
  ...more,
});
const say = (...texts: string[]) => texts.map((text) => ({ text }));

const findings = async (id: number) =>
  (await officer().call(checkDocument, { id })).findings
    .filter(({ blockId }) => blockId !== null)
    .map(({ field, message, isFault }) => `${isFault ? '!' : ''}${field}: ${message}`);

describe('a table', () => {
  it('is read as one, with its caption, heads and merged cells, and can be reached by keyboard', async () => {
    const { id } = await drafted([
      {
        type: 'table',
        content: table(
          [
            [{ text: 'Ward' }, { text: 'Homes <b>', across: 2 }, null],
            [
              { text: 'Byker' },
              { text: '1,200', align: 'right', vertical: 'centre' },
              { text: 'a\nb' },
            ],
          ],
          { hasHeadColumn: true },
        ),
      },
    ]);
    await publish(id);
    const { html } = await page(`/p/document/${id}`, oak);
    expect(html).toMatch(
      /<figcaption id="(table-[\w-]+)">Homes by ward<\/figcaption><div class="table-frame" role="region" aria-labelledby="\1" tabindex="0"><table aria-labelledby="\1">/,
    );
    expect(html).toContain('<th scope="col">Ward</th>');
    expect(html).toContain('<th scope="colgroup" colSpan="2">Homes &lt;b&gt;</th>');
    expect(html).toContain('<th scope="row">Byker</th>');
    expect(html).toContain('<td style="text-align:right;vertical-align:middle">1,200</td>');
    expect(html).toMatch(/<thead><tr[^>]*>.*<\/tr><\/thead><tbody>/s);
    const { html: preview, leftOut } = await officer().call(previewDocument, { id });
    expect([leftOut, preview.includes('<th scope="row">Byker</th>')]).toEqual([0, true]);
  });

  it('needs a caption, words and heads; heads without words are named', async () => {
    const { id } = await drafted([{ type: 'table' }]);
    expect((await findings(id)).filter((each) => each.startsWith('!'))).toEqual([
      '!caption: Enter a caption',
      '!rows: Write into the table',
    ]);
    const { id: headless } = await drafted([
      { type: 'table', content: table([say('a', 'b')], { hasHeadRow: false }) },
    ]);
    expect(await findings(headless)).toEqual([
      '!hasHeadRow: Say whether the first row or the first column holds the heads',
    ]);
    const { id: named } = await drafted([
      {
        type: 'table',
        content: table([say('', 'Homes', ''), say('', '1', '2')], { hasHeadColumn: true }),
      },
    ]);
    expect((await findings(named)).map((each) => each.slice(0, 30))).toEqual([
      'rows: Column 3 has no heading.',
      'rows: Row 2 has no heading. Sc',
    ]);
  });

  it.each([
    [
      'cells that lie over one another',
      table([
        [{ across: 2 }, {}],
        [{}, {}],
      ]),
    ],
    [
      'a hole',
      table([
        [{}, null],
        [{}, {}],
      ]),
    ],
    ['a cell that reaches out', table([[{}, { across: 2 }]])],
    ['rows that are not of one length', table([[{}, {}], [{}]])],
    ['a narrow column', { ...table([[{}]]), columns: [{ width: 99 }] }],
    ['a low row', { ...table([[{}]]), rows: [{ height: 31, cells: [emptyCell()] }] }],
    ['no row', { ...table([[{}]]), rows: [] }],
    ['no grid at all', { ...table([[{}]]), rows: 'x' }],
    ['an unknown alignment', table([[{ align: 'justify' as 'left' }]])],
  ])('refuses %s', async (_of, content) => {
    const { id, sectionId } = await drafted([]);
    const json = { sectionId, position: 0, isBeside: false, type: 'table', content };
    const { status, body } = await officer().post(`/documents/drafts/${id}/blocks`, { json });
    expect(status).toBe(400);
    expect(JSON.stringify(body)).toContain('"content.');
  });

  it('has a head as deep as its cells reach', async () => {
    const { id } = await drafted([
      {
        type: 'table',
        content: table([
          [{ text: 'Ward', down: 2 }, { text: 'Homes' }],
          [null, { text: 'built' }],
          [{ text: 'Byker' }, { text: '1' }],
        ]),
      },
    ]);
    await publish(id);
    const { html } = await page(`/p/document/${id}`, oak);
    expect(html).toMatch(
      /<thead>.*scope="col"[^>]*rowSpan="2"[^>]*>Ward.*built.*<\/thead><tbody>/s,
    );
  });
});
