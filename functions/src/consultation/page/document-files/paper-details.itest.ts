import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { strFromU8, unzipSync } from 'fflate';
import { beforeAll, describe, expect, it } from 'vitest';
import { faultsOfPdf, findQpdf } from '../../../../../scripts/local/qpdf.ts';
import { readPdf } from '../../../platform/print/testing/read-pdf.ts';
import { type Council, twoCouncils } from '../../../platform/testing/council.ts';
import { useWorld } from '../../../platform/testing/world.ts';
import { drafting } from '../../documents/testing/drafted.ts';
import { drawnPicture } from '../../documents/testing/drawn-picture.ts';
import { picturing } from '../../documents/testing/pictured.ts';
import { emptyChart } from '../../ground/documents/blocks/chart/schema.ts';
import { emptyQuestion } from '../../ground/documents/blocks/question/schema.ts';
import { emptyCell } from '../../ground/documents/blocks/table/schema.ts';
import { changeBlock } from '../../documents/contract.ts';
import { pagesServed } from '../public/testing/served-pages.ts';

useWorld();

let oak: Council;
const page = pagesServed();
const { drafted, draft, publish } = drafting(() => oak);
const { uploadScanned } = picturing(() => oak);

beforeAll(async () => {
  ({ oak } = await twoCouncils());
}, 120_000);

/** The published document as PDF and as the parts of a Word file. */
async function onPaper(id: number) {
  const { edition } = await publish(id);
  const at = (format: string) => `/p/document/${id}/editions/${edition}/download/${format}`;
  const { bytes } = await page(at('pdf'), oak);
  const pdf = await readPdf(bytes);
  const word = unzipSync((await page(at('docx'), oak)).bytes);
  const part = (name: string) => strFromU8(word[name]!);
  return { bytes, pdf, word, part, xml: part('word/document.xml') };
}

const text = (html: string) => ({ type: 'textBlock' as const, content: { html } });

const hasQpdf = findQpdf();
if (!hasQpdf) console.warn('Not checked with qpdf: install it (Debian: apt-get install qpdf).');

describe('the structure of a PDF', () => {
  const cells = (...words: string[]) => words.map((said) => ({ ...emptyCell(), text: said }));
  const structured = async () => {
    const { id } = await drafted([
      text('<h2>Why</h2><h3>Now</h3><ul><li>One<ol><li>Inner</li></ol></li></ul>'),
      text('<blockquote><p>Said <a href="https://example.org">there</a></p></blockquote>'),
      {
        type: 'table',
        content: {
          caption: 'Homes',
          hasHeadRow: true,
          hasHeadColumn: false,
          columns: [{ width: 100 }, { width: 300 }],
          rows: [
            { height: 90, cells: cells('Ward', 'Homes') },
            { height: 90, cells: cells('Byker', '120') },
          ],
        },
      },
    ]);
    return onPaper(id);
  };

  it('tells readers’ software what is what, and what stands in what', async () => {
    const { pdf } = await structured();
    const paths = pdf.tags.map((tag) => tag.path);
    const ending = (end: string) => paths.filter((each) => each.endsWith(end)).length;
    expect(pdf.tags.flatMap(({ role }) => (/^H\d$/.test(role) ? [role] : [])).slice(0, 3)).toEqual([
      'H1',
      'H2',
      'H3',
    ]);
    expect(ending('> L > L > LI > LBody')).toBe(1);
    expect(paths.some((each) => /> BlockQuote > .*Link/.test(each))).toBe(true);
    expect(ending('> Table > THead > TR > TH')).toBe(2);
    expect(ending('> Table > TBody > TR > TD')).toBe(2);
  });

  it.skipIf(!hasQpdf)('has no fault that qpdf finds', async () => {
    const { bytes } = await structured();
    const folder = mkdtempSync(path.join(tmpdir(), 'placemaker-pdf-'));
    const file = path.join(folder, 'checked.pdf');
    writeFileSync(file, bytes);
    expect(faultsOfPdf(file)).toBe('');
    // It would say so.
    writeFileSync(file, bytes.slice(0, bytes.byteLength / 2));
    expect(faultsOfPdf(file)).not.toBe('');
    rmSync(folder, { recursive: true });
  });
});

describe('links on paper', () => {
  it('lead where they led, with their words and with addresses for who reads them', async () => {
    const { id } = await drafted([
      text(
        '<p>See <a href="https://example.org/why?a=1&amp;b=%20two">why <strong>now</strong></a> or <a href="mailto:plans@example.org">write</a>.</p>',
      ),
      {
        type: 'link',
        content: { words: 'The evidence', address: 'https://example.org/evidence', inNewTab: true },
      },
    ]);
    const { pdf, part, xml } = await onPaper(id);
    expect(new Set(pdf.links.map(({ url }) => url))).toEqual(
      new Set([
        'https://example.org/why?a=1&b=%20two',
        'mailto:plans@example.org',
        'https://example.org/evidence',
      ]),
    );
    expect(pdf.text).toContain('See why now or write.');
    expect(pdf.text).toContain('The evidence (https://example.org/evidence)');
    expect(pdf.tags.filter(({ role }) => role === 'Link').length).toBeGreaterThanOrEqual(3);
    const targets = new Map(
      [
        ...part('word/_rels/document.xml.rels').matchAll(
          /Id="([^"]*)" Type="[^"]*\/hyperlink" Target="([^"]*)" TargetMode="External"/g,
        ),
      ].map(([, name, target]) => [name, target]),
    );
    const links = [...xml.matchAll(/<w:hyperlink [^>]*r:id="([^"]*)"[^>]*>(.*?)<\/w:hyperlink>/g)];
    expect(
      links.map(([, name, words = '']) => [
        targets.get(name),
        [...words.matchAll(/<w:t[^>]*>([^<]*)/g)].map(([, said]) => said).join(''),
      ]),
    ).toEqual([
      ['https://example.org/why?a=1&amp;b=%20two', 'why '],
      ['https://example.org/why?a=1&amp;b=%20two', 'now'],
      ['mailto:plans@example.org', 'write'],
      ['https://example.org/evidence', 'The evidence'],
    ]);
  });
});

describe('a chart on paper', () => {
  it.each(['column', 'pie', 'line'] as const)('has the colours chosen: %s', async (chartType) => {
    const chosen = ['#7a1fa2', '#00695c'];
    const { id } = await drafted([
      {
        type: 'chart',
        content: {
          ...emptyChart(),
          chartName: 'Homes',
          chartType,
          columnChartType: 'group',
          chartData: chosen.map((color, at) => ({
            label: chartType === 'pie' ? `Ward ${at}` : 'Byker',
            serial: chartType === 'pie' ? '' : `Kind ${at}`,
            value: 10 + at,
            color,
          })),
        },
      },
    ]);
    const { pdf, word, part } = await onPaper(id);
    const fills = pdf.drawn.flatMap(({ fills: found }) => found);
    expect(fills).toEqual(expect.arrayContaining(chosen));
    const svg = Object.keys(word).find((name) => name.endsWith('.svg'))!;
    for (const colour of chosen) expect(part(svg)).toContain(colour);
  });
});

describe('a table on paper', () => {
  const cell = (words: string, more: object = {}) => ({ ...emptyCell(), text: words, ...more });

  it('has the heights and widths that officers gave, and its words at the top, middle or bottom', async () => {
    const { id } = await drafted([
      {
        type: 'table',
        content: {
          caption: 'Phases',
          hasHeadRow: true,
          hasHeadColumn: false,
          columns: [{ width: 300 }, { width: 100 }, { width: 200 }],
          rows: [
            { height: 100, cells: [cell('Headed'), cell('Number'), cell('When')] },
            {
              height: 200,
              cells: [
                cell('Upmost'),
                cell('Midway', { vertical: 'centre' }),
                cell('Lowest', { vertical: 'bottom', align: 'right' }),
              ],
            },
            { height: 32, cells: [cell('Least'), cell('2'), cell('3')] },
          ],
        },
      },
    ]);
    const { pdf, xml } = await onPaper(id);
    const at = (words: string) => pdf.items.find((item) => item.text.trim() === words)!;
    // 100 and 200 pixels are 75 and 150 points.
    expect(at('Headed').y - at('Upmost').y).toBeCloseTo(75, 0);
    expect(at('Upmost').y - at('Least').y).toBeCloseTo(150, 0);
    const height = at('Upmost').y - at('Lowest').y;
    expect(height).toBeGreaterThan(120);
    expect(at('Upmost').y - at('Midway').y).toBeCloseTo(height / 2, 0);
    // Half of the width, a sixth that may not be less than 1,750 of 10,000, and the rest.
    const widths = [...xml.matchAll(/<w:gridCol w:w="(\d+)"/g)].map(([, width]) => Number(width));
    expect(widths).toEqual([4950, 1750, 3300]);
    const all = at('When').x - at('Headed').x;
    expect((at('Number').x - at('Headed').x) / all).toBeCloseTo(4950 / 6700, 2);
    expect([...xml.matchAll(/<w:trHeight ([^/]*)\/>/g)].map(([, said]) => said)).toEqual([
      'w:val="1500" w:hRule="atLeast"',
      'w:val="3000" w:hRule="atLeast"',
      'w:val="480" w:hRule="atLeast"',
    ]);
    const standing = (words: string) =>
      new RegExp(`<w:vAlign w:val="(\\w+)"/>(?:(?!<w:vAlign).)*>${words}<`).exec(xml)?.[1];
    expect([standing('Midway'), standing('Lowest')]).toEqual(['center', 'bottom']);
    expect(xml.match(/<w:vAlign /g)).toHaveLength(2);
    const heads = pdf.tags.filter(({ role }) => role === 'TH');
    const cells = pdf.tags.filter(({ role }) => role === 'TD');
    expect([heads.length, cells.length]).toEqual([3, 6]);
  });

  it('grows where the words take more than the height given', async () => {
    const { id } = await drafted([
      {
        type: 'table',
        content: {
          caption: 'Long',
          hasHeadRow: false,
          hasHeadColumn: true,
          columns: [{ width: 100 }, { width: 100 }],
          rows: [
            { height: 40, cells: [cell('Opening', { down: 2 }), cell('word '.repeat(300))] },
            { height: 40, cells: [null, cell('Between')] },
            { height: 40, cells: [cell('Closing'), cell('Last')] },
          ],
        },
      },
    ]);
    const { pdf } = await onPaper(id);
    const at = (words: string) => pdf.items.find((item) => item.text.trim() === words)!;
    expect(at('Opening').y - at('Between').y).toBeGreaterThan(200);
    expect(at('Between').y - at('Closing').y).toBeCloseTo(30, 0);
  });
});

describe('options of a question on paper', () => {
  it('have their pictures with what they show', async () => {
    const { id, ids } = await drafted([{ type: 'question', content: emptyQuestion() }]);
    const imageFileId = await uploadScanned(id, 'trees.png', await drawnPicture(400, 200));
    const { row_version } = (await draft(id)).blocks.find((block) => block.id === ids[0])!;
    const option = (name: string, more: object) => ({
      id: name.padEnd(4, 'x'),
      title: name,
      description: '',
      imageFileId: null,
      imageUrl: '',
      ...more,
    });
    await oak.as('officer').call(changeBlock, {
      id,
      blockId: ids[0]!,
      row_version,
      content: {
        ...emptyQuestion(),
        title: 'Which street?',
        question: '<p>Choose.</p>',
        options: [
          option('Trees', { imageFileId, description: 'And shade' }),
          option('Parking', {}),
          option('Elsewhere', { imageUrl: 'https://images.example/else.png' }),
        ],
      },
    });
    const { pdf, word, xml } = await onPaper(id);
    // 114 pixels are 85.5 points, and 1,085,850 of Word's units.
    expect(pdf.drawn.flatMap(({ pictures }) => pictures)).toEqual([{ width: 86, height: 86 }]);
    const alts = pdf.tags.flatMap(({ role, alt }) => (role === 'Figure' ? [alt] : []));
    expect(alts).toEqual(['Trees']);
    expect(pdf.text).toMatch(/Trees And shade .*Parking/);
    expect(pdf.text).toContain('Picture of “Elsewhere”: https://images.example/else.png');
    expect(Object.keys(word).filter((name) => /media\/.+\.\w+$/.test(name))).toHaveLength(1);
    expect(xml).toMatch(/<wp:extent cx="1085850" cy="1085850"\/>/);
    expect([...xml.matchAll(/<wp:docPr [^>]*descr="([^"]*)"/g)].map(([, alt]) => alt)).toEqual([
      'Trees',
    ]);
  });
});
