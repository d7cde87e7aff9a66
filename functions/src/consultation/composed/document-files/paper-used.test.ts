import { describe, expect, it } from 'vitest';
import { readPdf } from '../../../platform/print/testing/read-pdf.ts';
import { emptyCell } from '../../ground/documents/blocks/table/schema.ts';
import { emptyQuestion } from '../../ground/documents/blocks/question/schema.ts';
import type { Edition, EditionBlock } from '../../ground/documents/edition.ts';
import { printDocument } from '../../ground/documents/print/print-document.ts';
import { writePrinted } from '../../ground/documents/print/write-printed.ts';
import { made, mapBlock, section, textBlock } from '../../public-documents/testing/made-edition.ts';

const PICTURE =
  '<svg xmlns="http://www.w3.org/2000/svg" width="825pt" height="450pt" viewBox="0 0 825 450"><rect width="825" height="450" fill="#eee"/></svg>';
const FOOT = 30;
const MARGIN = 24;

const words = (paragraphs: number) =>
  '<p>The council needs homes that people can afford, and places to work close to them, for twenty years and more.</p>'.repeat(
    paragraphs,
  );

const question = (number: number): EditionBlock => {
  const { map: _map, ...content } = emptyQuestion();
  const option = (title: string) => ({ id: title, title, description: '', imageUrl: '' });
  return {
    id: `question-${number}`,
    type: 'question',
    content: {
      ...content,
      title: `Question ${number}`,
      question: '<p>Do you agree?</p>',
      options: ['Strongly agree', 'Agree', 'Disagree'].map(option),
      map: null,
    },
  };
};

const table = (columns: number, said: string): EditionBlock => ({
  id: `table-${columns}`,
  type: 'table',
  content: {
    caption: `Of ${columns} columns`,
    hasHeadRow: true,
    hasHeadColumn: false,
    columns: Array.from({ length: columns }, () => ({ width: 100 })),
    rows: Array.from({ length: 6 }, (_row, row) => ({
      height: 32,
      cells: Array.from({ length: columns }, (_cell, at) => ({
        ...emptyCell(),
        text: row === 0 ? `Head ${at}` : said,
      })),
    })),
  },
});

const onPaper = async (edition: Edition) => {
  const around = { council: 'Oak', colour: '#14539a', made: 'Published today' };
  const printed = printDocument(edition, around);
  const names = edition.sections.flatMap(({ rows }) =>
    rows.flat().flatMap((block) => (block.type === 'map' ? [block.content.picture] : [])),
  );
  const pdf = await readPdf(
    await writePrinted({
      printed,
      pictures: names.map((name) => [name, { type: 'svg', body: PICTURE }] as const),
      format: 'pdf',
    }),
  );
  /** How much of each page between its margins lies above the end of its last words. */
  const filled = pdf.sizes.map(([, height = 0], at) => {
    const said = pdf.items.filter(
      ({ page, y, text }) => page === at + 1 && y > FOOT && text.trim() !== '',
    );
    const lowest = Math.min(...said.map(({ y }) => y));
    return (height - MARGIN - lowest) / (height - 2 * MARGIN);
  });
  return { ...pdf, filled };
};

describe('a document on paper', () => {
  it.each([1, 4, 8, 12, 17])(
    'fills its pages around maps and questions: %i paragraphs',
    async (many) => {
      const sections = [1, 2, 3].map((number) =>
        section(String(number), `Part ${number}`, [
          textBlock(number * 10, words(many)),
          mapBlock(number * 10 + 1),
          question(number),
          textBlock(number * 10 + 2, words(3)),
        ]),
      );
      const { sizes, filled, items } = await onPaper(made('Plan', sections));
      expect(new Set(sizes.map(String))).toEqual(new Set(['595,842']));
      for (const share of filled.slice(0, -1)) expect(share).toBeGreaterThan(0.5);
      // The last words of a page are no heading, caption or note that announces what stands on the next.
      for (const page of sizes.keys()) {
        const last = items
          .filter((item) => item.page === page + 1 && item.y > FOOT && item.text.trim() !== '')
          .at(-1);
        expect(last?.text).not.toMatch(/^(?:\d Part|Question|Proposed sites|Choose one)/);
      }
    },
  );

  it('keeps a table of many short columns upright, and turns the page for long ones', async () => {
    const short = await onPaper(made('Plan', [section('1', 'One', [table(8, '1.25 ha')])]));
    expect(short.sizes).toEqual([[595, 842]]);
    const said = 'rather a lot that has to be said in each of these cells of the table';
    const long = await onPaper(made('Plan', [section('1', 'One', [table(8, said)])]));
    expect(long.sizes.map(String)).toContain('842,595');
  });

  it('spares a page for a few lines between two that lie on their side', async () => {
    const said = 'rather a lot that has to be said in each of these cells of the table';
    const blocks = [table(8, said), textBlock(1, '<p>Two lines.</p>'), table(9, said)];
    const { sizes, text } = await onPaper(
      made('Plan', [section('1', 'One', [textBlock(2, words(4)), ...blocks])]),
    );
    expect(sizes.filter(([width]) => width === 595)).toHaveLength(1);
    expect(text).toContain('Two lines.');
  });
});
