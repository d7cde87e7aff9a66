import { unzipSync, strFromU8 } from 'fflate';
import { beforeAll } from 'vitest';
import { type Council, twoCouncils } from '../../../../platform/testing/council.ts';
import { useWorld } from '../../../../platform/testing/world.ts';
import type { EditionBlock } from '../../../ground/documents/edition.ts';
import {
  made,
  mapBlock,
  section,
  textBlock,
} from '../../../public-documents/testing/made-edition.ts';
import { pagesServed } from '../../public-site/testing/served-pages.ts';

/** Two councils and a plan with a part of every kind, to be published and downloaded. */
export function planOnPaper() {
  useWorld();

  let oak: Council;
  let elm: Council;
  const page = pagesServed();

  beforeAll(async () => {
    ({ oak, elm } = await twoCouncils());
  }, 120_000);

  const blockId = (number: number) => `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`;

  const picture = (words: string) =>
    `<svg xmlns="http://www.w3.org/2000/svg" width="825pt" height="450pt" viewBox="0 0 825 450" font-family="Inter, sans-serif"><rect width="825" height="450" fill="#eee"/><text x="60" y="60">${words}</text></svg>`;

  const chart: EditionBlock = {
    id: blockId(5),
    type: 'chart',
    content: {
      chartName: 'Homes by ward',
      chartType: 'column',
      columnChartType: 'group',
      isPercentageable: false,
      chartData: [
        { label: 'Byker', value: 1200, serial: 'Built' },
        { label: 'Byker', value: 950, serial: 'Planned' },
      ],
    },
  };

  const question: EditionBlock = {
    id: blockId(6),
    type: 'question',
    content: {
      questionType: 'checkbox',
      title: 'What matters to you?',
      question: '<p>Choose for <strong>your</strong> street.</p>',
      note: 'Your answer is public.',
      color: null,
      options: [
        { id: 'aaaa', title: 'Trees', description: 'And shade', imageUrl: '' },
        { id: 'bbbb', title: 'Parking', description: '', imageUrl: '' },
        { id: 'cccc', title: 'Other', description: '', imageUrl: '' },
      ],
      orientation: 'vertical',
      minSelected: null,
      maxSelected: 2,
      maxLength: null,
      conditional: { if: 'cccc', title: 'What else?' },
      mapFeatureSelect: null,
      map: null,
      questions: [],
    },
  };

  const plan = (title = 'Local plan #1 <b>') =>
    made(title, [
      section(
        '1',
        'Homes',
        [
          textBlock(
            1,
            '<p>We need <strong>homes</strong>, see <a href="https://example.org/why">why</a>.</p><h3>Where</h3><ol><li>First</li><li>Second<ul><li>Inner</li></ul></li></ol><ol><li>Anew</li></ol>',
          ),
          chart,
        ],
        [section('1.1', 'In the north', [mapBlock(2)])],
      ),
      section('2', 'Work', [question]),
    ]);

  const files = { [`maps/${blockId(2)}.svg`]: picture('Mill Lane on the map') };
  const download = (id: number, format: string, edition = 1) =>
    `/p/document/${id}/editions/${edition}/download/${format}`;

  /** The files of a zip, and the document among them. */
  function unzipped(bytes: Uint8Array) {
    const entries = unzipSync(bytes);
    const names = Object.keys(entries);
    const document = entries[names.find((name) => /\.(pdf|docx)$/.test(name)) ?? ''];
    const sheet = entries[names.find((name) => name.endsWith('.xlsx')) ?? ''];
    return { names, document: document!, sheet: sheet! };
  }
  const cellsOf = (sheet: Uint8Array) =>
    [
      ...strFromU8(unzipSync(sheet)['xl/worksheets/sheet1.xml']!).matchAll(
        /<row r="\d+"[^>]*>(.*?)<\/row>/g,
      ),
    ].map(([, row = '']) =>
      [...row.matchAll(/<c [^>]*>(?:<is><t[^>]*>|<v>)([^<]*)/g)].map(([, cell]) => cell),
    );
  return {
    oak: () => oak,
    elm: () => elm,
    page,
    blockId,
    picture,
    chart,
    question,
    plan,
    files,
    download,
    unzipped,
    cellsOf,
  };
}
