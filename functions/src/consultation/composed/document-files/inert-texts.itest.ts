import { strFromU8, unzipSync } from 'fflate';
import { beforeAll, expect, it } from 'vitest';
import { sql } from '../../../platform/db.ts';
import { readPdf } from '../../../platform/print/testing/read-pdf.ts';
import { type Council, twoCouncils } from '../../../platform/testing/council.ts';
import { inSchemaOf } from '../../../platform/testing/owner-tx.ts';
import { readXml } from '../../../platform/testing/read-xml.ts';
import { useWorld } from '../../../platform/testing/world.ts';
import { changeSection } from '../../documents/contract.ts';
import { drafting } from '../../documents/testing/drafted.ts';
import { addMapped, type MappedSites } from '../../documents/testing/mapped-council.ts';
import { emptyChart } from '../../ground/documents/blocks/chart/schema.ts';
import { emptyMap } from '../../ground/documents/blocks/map/schema.ts';
import { emptyQuestion } from '../../ground/documents/blocks/question/schema.ts';
import { emptyCell } from '../../ground/documents/blocks/table/schema.ts';
import { pagesServed } from '../public-site/testing/served-pages.ts';

useWorld();

let oak: Council;
let sites: MappedSites;
const page = pagesServed();
const { drafted, draft, publish } = drafting(() => oak);

/** Markup of Typst, XML and HTML, fields of Word and formulas: written by somebody, and to be read as written. */
const TYPST =
  '#import "x.typ": * #sys.version #(1+1) $x^2$ *b* _i_ `r` @label <l> \\ \\u{41} // /*';
const XML =
  '<w:p><w:t>in</w:t></w:p> ]]> &amp; &#65; <!--c--> <?x?> &lt; {HYPERLINK "http://evil.example"}';
const HTML = '<script>alert(1)</script><img src=x onerror=alert(1)>';
const FORMULAS = ['=HYPERLINK("http://evil.example","x")', '+1+1', '-2+3', '@SUM(A1)'];
/** Controls, and letters that turn the direction of others. */
const CONTROLS = '\u0001\u0007\u001b\u202e';

const said = (where: string) => `${where} ${TYPST} ${XML}`;
const escaped = (words: string) =>
  words.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

beforeAll(async () => {
  ({ oak } = await twoCouncils());
  ({ sites } = await addMapped(oak));
  await inSchemaOf(oak, async (tx) => {
    await sql`update sites set site_name = ${FORMULAS[0]}, helaa_reference = ${FORMULAS[1]} where id = ${sites.mill}`.execute(
      tx,
    );
    await sql`update sites set site_name = ${FORMULAS[2]}, helaa_reference = ${FORMULAS[3]} where id = ${sites.point}`.execute(
      tx,
    );
  });
}, 120_000);

/** A document that says all of it in each place where words can stand. */
async function hostile(): Promise<number> {
  const cell = (text: string) => ({ ...emptyCell(), text });
  const option = (id: string, title: string, description: string) => ({
    id,
    title,
    description,
    imageFileId: null,
    imageUrl: '',
  });
  const { id, sectionId } = await drafted(
    [
      {
        type: 'textBlock',
        content: {
          html: `<p>${escaped(said('Text'))} ${escaped(HTML)}</p><h2>${escaped(said('Within'))}</h2><ul><li>${escaped(said('Item'))}</li></ul>`,
        },
      },
      {
        type: 'table',
        content: {
          caption: said('Caption'),
          hasHeadRow: true,
          hasHeadColumn: false,
          columns: [{ width: 100 }, { width: 100 }],
          rows: [
            { height: 32, cells: [cell(said('Head')), cell(`Ring${CONTROLS}ing`)] },
            { height: 32, cells: [cell(said('Cell')), cell(FORMULAS[0]!)] },
          ],
        },
      },
      {
        type: 'chart',
        content: {
          ...emptyChart(),
          chartName: said('Chart'),
          chartData: [{ label: `L ${XML.slice(0, 40)}`, serial: '#sys $x$', value: 1 }],
        },
      },
      {
        type: 'question',
        content: {
          ...emptyQuestion(),
          title: said('Asked'),
          question: `<p>${escaped(said('Question'))}</p>`,
          note: said('Note'),
          options: [
            option('aaaa', said('Option'), said('Described')),
            option('bbbb', HTML, FORMULAS[0]!),
          ],
        },
      },
      {
        type: 'map',
        content: { ...emptyMap(), caption: said('Map'), siteIds: [sites.mill, sites.point] },
      },
    ],
    { title: said('Title') },
  );
  const { row_version } = (await draft(id)).sections.find((section) => section.id === sectionId)!;
  await oak
    .as('officer')
    .call(changeSection, { id, sectionId, row_version, title: said('Heading') });
  return id;
}

const PLACES = [
  'Title',
  'Heading',
  'Text',
  'Within',
  'Item',
  'Caption',
  'Head',
  'Cell',
  'Chart',
  'Asked',
  'Question',
  'Note',
  'Option',
  'Described',
  'Map',
];

/** Its file of a kind in the zip that the address gives. */
async function downloaded(id: number, edition: number, format: 'pdf' | 'docx') {
  const { status, headers, bytes } = await page(
    `/p/document/${id}/editions/${edition}/download/${format}`,
    oak,
  );
  expect(status).toBe(200);
  const files = Object.entries(unzipSync(bytes));
  const ending = (suffix: string) => files.find(([name]) => name.endsWith(suffix))![1];
  return {
    names: files.map(([name]) => name),
    disposition: headers.get('content-disposition'),
    document: ending(`.${format}`),
    sheet: unzipSync(ending('.xlsx')),
  };
}

const inOneLine = (words: string) => words.replaceAll(/\s+/g, '');

it('whatever a document says is read as it was written, in PDF, Word and the spreadsheet', async () => {
  const id = await hostile();
  const edition = (await publish(id)).edition!;

  const pdf = await downloaded(id, edition, 'pdf');
  // Nothing of it names a place, or another kind of file.
  for (const name of pdf.names) expect(name).toMatch(/^[\p{L}\p{N} -]+\.(pdf|xlsx)$/u);
  expect(pdf.disposition).toMatch(/^attachment; filename="[\w -]+\.zip"/);
  const read = await readPdf(pdf.document);
  // Where a line ends is the engine's; the letters between are ours.
  const letters = inOneLine(read.text);
  for (const place of PLACES) expect(letters).toContain(inOneLine(said(place)));
  for (const words of [HTML, ...FORMULAS]) expect(letters).toContain(inOneLine(words));
  expect(read.text).toContain('Ringing');
  expect(read.info['Title']).toBe(said('Title'));
  expect(inOneLine(read.outline.join(' '))).toContain(inOneLine(said('Heading')));
  expect(read.links.flatMap(({ url }) => (url === undefined ? [] : [url]))).toEqual([]);
  expect([read.scripts, read.attachments]).toEqual([{}, {}]);

  const word = await downloaded(id, edition, 'docx');
  const parts = unzipSync(word.document);
  for (const [name, bytes] of Object.entries(parts))
    if (/\.(xml|rels|svg)$/.test(name)) readXml(strFromU8(bytes));
  const body = readXml(strFromU8(parts['word/document.xml']!));
  const texts = Array.from(body.getElementsByTagName('w:t'), ({ textContent }) => textContent);
  const told = inOneLine(texts.join(''));
  for (const place of PLACES) expect(told).toContain(inOneLine(said(place)));
  for (const words of [HTML, ...FORMULAS]) expect(told).toContain(inOneLine(words));
  expect(told).toContain('Ringing');
  // Fields that Word works out are those of the contents alone.
  const fields = Array.from(body.getElementsByTagName('w:instrText'), (field) => field.textContent);
  for (const field of fields) expect(field).toMatch(/^\s*(TOC|PAGEREF|HYPERLINK \\l)/);
  expect(body.getElementsByTagName('w:fldSimple')).toHaveLength(0);
  expect(strFromU8(parts['word/_rels/document.xml.rels']!)).not.toContain('TargetMode="External"');
  expect(Object.keys(parts).filter((name) => /vba|embeddings|\.bin$/i.test(name))).toEqual([]);

  for (const { sheet } of [pdf, word]) {
    const cells = readXml(strFromU8(sheet['xl/worksheets/sheet1.xml']!));
    const values = Array.from(cells.getElementsByTagName('c'), (cell) => [
      cell.getAttribute('t'),
      cell.textContent,
    ]);
    // As it was written: a cell of text is never reckoned.
    for (const formula of FORMULAS) expect(values).toContainEqual(['inlineStr', formula]);
    expect(values).toContainEqual(['inlineStr', said('Map')]);
    expect(cells.getElementsByTagName('f')).toHaveLength(0);
  }
});
