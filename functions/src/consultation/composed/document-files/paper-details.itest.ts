import { strFromU8, unzipSync } from 'fflate';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { faultsOfPdf } from '../../../../../scripts/local/qpdf.ts';
import { emptyChart } from '../../ground/documents/blocks/chart/schema.ts';
import { emptyQuestion } from '../../ground/documents/blocks/question/schema.ts';
import { emptyCell } from '../../ground/documents/blocks/table/schema.ts';
import type { EditionBlock } from '../../ground/documents/edition.ts';
import { readPdf } from '../../../platform/print/testing/read-pdf.ts';
import {
  made,
  section as madeSection,
  textBlock,
} from '../../public-documents/testing/made-edition.ts';
import { putEdition } from '../../public-documents/testing/put-edition.ts';
import { draftsOnPaper } from './testing/drafts-on-paper.ts';

const { oak, page, drafted, onPaper, text, hasQpdf } = draftsOnPaper();

const askedOf = (id: string): EditionBlock => {
  const { map: _map, ...content } = emptyQuestion();
  return { id, type: 'question', content: { ...content, title: 'Do you agree?', map: null } };
};

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

describe('links within a document on paper', () => {
  it('lead to the sections and questions that they name; of what is not there the words stay', async () => {
    const [section, question] = [crypto.randomUUID(), crypto.randomUUID()];
    const linked = (id: string) => `<a href="#${id}">${id}</a>`;
    const edition = made('Linked', [
      {
        ...madeSection('1', 'Homes', [
          textBlock(1, `<p>${[section, question, 'gone'].map(linked).join(' ')}</p>`),
        ]),
      },
      { ...madeSection('2', 'Work', [askedOf(question)]), id: section },
    ]);
    const id = await putEdition(oak(), edition);
    const file = async (format: string) =>
      (await page(`/p/document/${id}/editions/1/download/${format}`, oak())).bytes;
    const pdf = await readPdf(await file('pdf'));
    expect(pdf.text).toContain('gone');
    // Two in the text and two in the contents, none of them to the web.
    expect(pdf.links.map(({ url }) => url)).toEqual([undefined, undefined, undefined, undefined]);
    const xml = strFromU8(unzipSync(await file('docx'))['word/document.xml']!);
    const named = [...xml.matchAll(/<w:bookmarkStart [^>]*w:name="(at_[^"]*)"/g)].map(([, n]) => n);
    const led = [...xml.matchAll(/<w:hyperlink [^>]*w:anchor="(at_[^"]*)"/g)].map(([, n]) => n);
    expect(led).toEqual([section, question].map((each) => `at_${each.replaceAll('-', '_')}`));
    for (const each of led) expect(named).toContain(each);
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
