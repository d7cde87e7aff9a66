import { unzipSync, strFromU8 } from 'fflate';
import { describe, expect, it } from 'vitest';
import { readPdf } from '../../../platform/print/testing/read-pdf.ts';
import type { EditionBlock } from '../../ground/documents/edition.ts';
import { drawnPicture } from '../../documents/testing/drawn-picture.ts';
import { made, section, textBlock } from '../../public-documents/testing/made-edition.ts';
import { putEdition } from '../../public-documents/testing/put-edition.ts';
import { planOnPaper } from './testing/plan-on-paper.ts';

const { oak, page, blockId, plan, files, download, unzipped } = planOnPaper();

describe('a document as PDF', () => {
  it('has its headings, numbers, contents, lists, tables and pictures with their words', async () => {
    const id = await putEdition(oak(), plan(), { files });
    const { status, headers, bytes } = await page(download(id, 'pdf'), oak());
    expect(status).toBe(200);
    expect(headers.get('content-type')).toBe('application/zip');
    expect(headers.get('content-disposition')).toContain('filename="Local plan 1 b.zip"');
    expect(headers.get('cache-control')).toBe('public, max-age=300');
    const { names, document } = unzipped(bytes);
    expect(names).toEqual(['Local plan 1 b.pdf', 'Local plan 1 b site information.xlsx']);
    const pdf = await readPdf(document);
    expect(pdf.marked).toBe(true);
    expect(pdf.info).toMatchObject({ Title: 'Local plan #1 <b>', Language: 'en-GB' });
    expect(pdf.outline).toEqual(['1 Homes', '1.1 In the north', '2 Work']);
    // A4 upright, with the map where it stands in the text.
    expect(pdf.sizes).toEqual([
      [595, 842],
      [595, 842],
    ]);
    expect(pdf.textOf(1)).toMatch(/Contents 1 Homes[. ]+1 1\.1 In the north[. ]+2 2 Work[. ]+2/);
    expect(pdf.text).toContain('We need homes, see why.');
    expect(pdf.text).toMatch(/1\. First.*2\. Second.*Inner.*1\. Anew/);
    expect(pdf.textOf(2)).toContain('1.1 In the north');
    expect(pdf.textOf(2)).toContain('Mill Lane on the map');
    for (const words of ['Mill Lane', 'A12', 'Ouseburn', 'Size: Hectares', '1.25', 'Dock Road'])
      expect(pdf.textOf(2)).toContain(words);
    expect(pdf.textOf(2)).toMatch(
      /What matters to you\? .*your street\. .*public\. Choose at most 2\. .*Trees And shade .*Parking/,
    );
    expect(pdf.text).toContain('If “Other”: What else?');
    const roles = pdf.tags.map(({ role }) => role);
    for (const role of ['H1', 'H2', 'H3', 'TOC', 'L', 'LI', 'Table', 'TH', 'TD', 'Figure', 'Link'])
      expect(roles).toContain(role);
    expect(pdf.tags.flatMap(({ role, alt }) => (role === 'Figure' ? [alt] : []))).toEqual([
      'Homes by ward: Built Byker 1,200, Planned Byker 950',
      'A map of two sites in the north of the city',
    ]);
  });

  it('hides numbers where the public page does, and names a map that it does not have', async () => {
    const unnumbered = { ...plan('Plain'), hideSectionNumberings: true };
    const bare = JSON.parse(
      JSON.stringify(unnumbered).replaceAll(/"number":"[\d.]+"/g, '"number":""'),
    ) as typeof unnumbered;
    const id = await putEdition(oak(), bare);
    const { document } = unzipped((await page(download(id, 'pdf'), oak())).bytes);
    const pdf = await readPdf(document);
    expect(pdf.outline).toEqual(['Homes', 'In the north', 'Work']);
    expect(pdf.text).toContain('The map “Proposed sites” is missing here');
    expect(pdf.tags.filter(({ role }) => role === 'Figure')).toHaveLength(1);
  });

  it('is the bare document where no map tells of sites', async () => {
    const id = await putEdition(
      oak(),
      made('Just words', [section('1', 'One', [textBlock(1, '<p>Said</p>')])]),
    );
    const { headers, bytes } = await page(download(id, 'pdf'), oak());
    expect(headers.get('content-type')).toBe('application/pdf');
    expect(headers.get('content-disposition')).toContain('filename="Just words.pdf"');
    const pdf = await readPdf(bytes);
    expect(pdf.text).toContain('Said');
    expect(pdf.text).not.toContain('Contents');
  });
});

describe('a document as Word', () => {
  it('has real headings, lists and tables, its sizes, and pictures with their words', async () => {
    const id = await putEdition(oak(), plan(), { files });
    const { document } = unzipped((await page(download(id, 'docx'), oak())).bytes);
    const entries = unzipSync(document);
    const xml = strFromU8(entries['word/document.xml']!);
    const styled = (style: string) =>
      [...xml.matchAll(new RegExp(`<w:p><w:pPr><w:pStyle w:val="${style}"/>.*?</w:p>`, 'g'))].map(
        ([p]) => [...p.matchAll(/<w:t[^>]*>([^<]*)/g)].map(([, words]) => words).join(''),
      );
    expect(styled('Title')).toEqual(['Local plan #1 &lt;b&gt;']);
    expect(styled('Heading1')).toEqual(['1 Homes', '2 Work']);
    expect(styled('Heading2')).toEqual(['1.1 In the north']);
    expect(styled('TOC1').join()).toMatch(/1 Homes1.*2 Work2/);
    // Two lists count for themselves.
    const instances = new Set(
      [...xml.matchAll(/<w:numId w:val="(\d+)"/g)].map(([, numId]) => numId),
    );
    expect(instances.size).toBeGreaterThanOrEqual(3);
    expect(
      strFromU8(entries['word/numbering.xml']!).match(/<w:lvl w:ilvl="8"/g)!.length,
    ).toBeGreaterThan(1);
    expect(xml.match(/<w:tblHeader\/>/g)).toHaveLength(2);
    for (const [, width] of xml.matchAll(/<w:gridCol w:w="(\d+)"/g))
      expect(Number(width)).toBeGreaterThanOrEqual(1750);
    expect(xml).not.toContain('w:orient="landscape"');
    expect(xml).toMatch(/w:top="475" w:right="475"/);
    expect([...xml.matchAll(/<wp:docPr [^>]*descr="([^"]*)"/g)].map(([, alt]) => alt)).toEqual([
      'Homes by ward: Built Byker 1,200, Planned Byker 950',
      'A map of two sites in the north of the city',
    ]);
    expect(Object.keys(entries).filter((name) => name.endsWith('.svg'))).toHaveLength(2);
    expect(strFromU8(entries['word/styles.xml']!)).toContain('w:val="en-GB"');
  });
});

describe('pictures of a document on paper', () => {
  const image = (number: number, alt: string, name: string, caption = ''): EditionBlock => ({
    id: blockId(number),
    type: 'image',
    content: { alt, caption, files: [{ name, width: 400, height: 200 }] },
  });
  const pictured = () =>
    made('Pictured', [
      section('1', 'One', [
        image(11, 'The old mill', 'pictures/1-whole-400.jpg', 'By the Tyne'),
        image(12, '', 'pictures/2-whole-400.png'),
      ]),
    ]);
  const put = async () =>
    putEdition(oak(), pictured(), {
      files: {
        'pictures/1-whole-400.jpg': await drawnPicture(400, 200, 'jpeg'),
        'pictures/2-whole-400.png': await drawnPicture(400, 200, 'png'),
      },
    });

  it('are figures with their words in a PDF; what only decorates is passed over', async () => {
    const pdf = await readPdf((await page(download(await put(), 'pdf'), oak())).bytes);
    expect(pdf.tags.flatMap(({ role, alt }) => (role === 'Figure' ? [alt] : []))).toEqual([
      'The old mill',
    ]);
    expect(pdf.text).toContain('By the Tyne');
    expect(pdf.text).not.toContain('is missing here');
  });

  it('stand in a Word file as they are', async () => {
    const entries = unzipSync((await page(download(await put(), 'docx'), oak())).bytes);
    const media = Object.keys(entries).filter((name) => name.startsWith('word/media/'));
    expect(media.map((name) => name.split('.').at(-1)).sort()).toEqual(['jpg', 'png']);
    const xml = strFromU8(entries['word/document.xml']!);
    expect(xml.match(/<wp:docPr /g)).toHaveLength(2);
    expect([...xml.matchAll(/<wp:docPr [^>]*descr="([^"]*)"/g)].map(([, alt]) => alt)).toEqual([
      'The old mill',
    ]);
  });
});
