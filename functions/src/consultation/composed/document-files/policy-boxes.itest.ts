import { describe, expect, it } from 'vitest';
import { criterionLetter, type QuoteContent } from '../../ground/documents/blocks/quote/schema.ts';
import { changeBlock, getDraft } from '../../documents/contract.ts';
import { checkDocument } from '../../documents/contract/publishing.ts';
import { compareDocumentVersion, keepDocumentVersion } from '../../documents/contract/versions.ts';
import { draftsOnPaper } from './testing/drafts-on-paper.ts';

const { oak, page, drafted, draft, onPaper, text } = draftsOnPaper();
const officer = () => oak().as('officer');

const policy = (parts: Partial<QuoteContent> = {}): QuoteContent => ({
  reference: 'Policy H1',
  title: 'Affordable homes',
  text: '<p>Plans of <strong>ten</strong> homes or more are permitted where:</p>',
  criteria: ['thirty percent stay affordable', 'they stand <among> the others'].map((each, at) => ({
    id: `criterion-${at}`,
    text: each,
  })),
  source: 'Core strategy 2015',
  ...parts,
});
const box = (parts: Partial<QuoteContent> = {}) => ({
  type: 'quote' as const,
  content: policy(parts),
});

/** Writes the policy of a document anew. */
async function write(id: number, blockId: string, content: QuoteContent) {
  const { row_version } = (await draft(id)).blocks.find((each) => each.id === blockId)!;
  await officer().call(changeBlock, { id, blockId, content, row_version });
}

/** A document with a policy, and a text that links to it. */
async function linkedPolicy(parts: Partial<QuoteContent> = {}) {
  const { id, ids } = await drafted([text('<p>Later.</p>'), box(parts)]);
  const [words, quoted] = ids as [string, string];
  const { row_version } = (await draft(id)).blocks.find((each) => each.id === words)!;
  const content = { html: `<p>See <a href="#${quoted}">the policy</a>.</p>` };
  await officer().call(changeBlock, { id, blockId: words, content, row_version });
  return { id, quoted };
}

describe('a policy box', () => {
  it('is read on the page as a section with lettered criteria, and is found by its words', async () => {
    const { id, quoted } = await linkedPolicy();
    const { findings } = await officer().call(checkDocument, { id });
    expect(findings.filter(({ field }) => field === 'html')).toEqual([]);
    await onPaper(id);
    const { html } = await page(`/p/document/${id}`, oak());
    expect(html).toContain(`href="#${quoted}"`);
    expect(html).toContain(`<div class="block quote" id="${quoted}"><section class="policy"`);
    expect(html).toMatch(
      new RegExp(
        `aria-labelledby="(${quoted}-policy)"><h\\d id="\\1">Policy H1: Affordable homes</h`,
      ),
    );
    expect(html).toContain(
      '<p>Plans of <strong>ten</strong> homes or more are permitted where:</p>',
    );
    expect(html).toContain(
      '<ol type="a" class="criteria"><li>thirty percent stay affordable</li><li>they stand &lt;among&gt; the others</li></ol>',
    );
    expect(html).toContain('Source: Core strategy 2015');
    const found = await page('/p/document?q=thirty+affordable', oak());
    expect(found.html).toContain(`/p/document/${id}`);
    expect(found.html).toContain(`#${quoted}`);
  });

  it('stands in PDF and Word with a heading to which links lead, and the letters of the page', async () => {
    const criteria = Array.from({ length: 28 }, (_, at) => ({
      id: String(at),
      text: `Criterion of place ${at + 1}`,
    }));
    const { id, quoted } = await linkedPolicy({ criteria });
    const { pdf, xml, part } = await onPaper(id);
    expect(pdf.text).toContain('Policy H1: Affordable homes');
    for (const at of [0, 25, 26, 27])
      expect(pdf.text).toMatch(
        new RegExp(`${criterionLetter(at)}\\.\\s*Criterion of place ${at + 1}\\b`),
      );
    expect(pdf.text).toContain('Source: Core strategy 2015');
    expect(pdf.links.map(({ url }) => url)).toEqual([undefined]);
    const anchor = `at_${quoted.replaceAll('-', '_')}`;
    expect(xml).toContain(`w:anchor="${anchor}"`);
    expect(xml).toMatch(new RegExp(`<w:bookmarkStart [^>]*w:name="${anchor}"`));
    const numbering = part('word/numbering.xml');
    const formats = [
      ...numbering.matchAll(
        /<w:lvl w:ilvl="0".*?<w:numFmt w:val="(\w+)"\/>.*?<w:lvlText w:val="([^"]*)"/g,
      ),
    ];
    expect(formats.map(([, format, words]) => `${format} ${words}`)).toEqual(
      expect.arrayContaining(['lowerLetter %1.', 'lowerLetter a%1.']),
    );
    const listOf = (words: string) =>
      new RegExp(`<w:numId w:val="(\\d+)"/>(?:(?!</w:p>).)*${words}</w:t>`).exec(xml)?.[1];
    expect(listOf('place 1')).toBe(listOf('place 26'));
    expect(listOf('place 27')).toBe(listOf('place 28'));
    expect(listOf('place 27')).not.toBe(listOf('place 1'));
  });

  it('is compared in words', async () => {
    const { id, ids } = await drafted([box()]);
    const { versions } = await officer().call(keepDocumentVersion, { id, name: 'First' });
    const { criteria } = policy();
    await write(
      id,
      ids[0]!,
      policy({
        title: 'Homes that people can afford',
        criteria: [...criteria.slice(0, 1), { id: 'new', text: 'they have gardens' }],
        source: 'Core strategy 2026',
      }),
    );
    const kept = versions[0]!.revision;
    const { differences } = await officer().call(compareDocumentVersion, { id, kept });
    expect(differences).toMatchObject([
      {
        kind: 'changed',
        blockType: 'quote',
        before: [
          'Policy H1',
          'Affordable homes',
          'Plans of ten homes or more are permitted where:',
          'thirty percent stay affordable',
          'they stand <among> the others',
          'Core strategy 2015',
        ].join('\n'),
        after: [
          'Policy H1',
          'Homes that people can afford',
          'Plans of ten homes or more are permitted where:',
          'thirty percent stay affordable',
          'they have gardens',
          'Core strategy 2026',
        ].join('\n'),
      },
    ]);
  });

  it('is kept without what could run, tells what it lacks, and takes forty criteria', async () => {
    const { id, ids } = await drafted([
      box({ text: '<p>Safe<script>alert(1)</script></p><img src="x" onerror="alert(1)">' }),
      { type: 'quote' },
    ]);
    const { document } = await officer().call(getDraft, { id });
    const kept = document.blocks.find((each) => each.id === ids[0])!;
    expect(kept.content).toMatchObject({ text: '<p>Safe</p>' });
    const { findings } = await officer().call(checkDocument, { id });
    expect(
      findings.filter(({ isFault }) => isFault).map(({ blockId, field }) => [blockId, field]),
    ).toEqual(['reference', 'title', 'text'].map((field) => [ids[1], field]));
    const many = (count: number) =>
      officer().patch(`/documents/drafts/${id}/blocks/${ids[0]}`, {
        json: {
          row_version: kept.row_version,
          content: policy({
            criteria: Array.from({ length: count }, (_, at) => ({ id: String(at), text: 'One' })),
          }),
        },
      });
    expect((await many(41)).body).toMatchObject({
      error: { fields: { 'content.criteria': 'At most 40 criteria' } },
    });
    expect((await many(40)).status).toBe(200);
  });
});
