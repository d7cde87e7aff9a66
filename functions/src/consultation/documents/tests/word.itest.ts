import { randomUUID } from 'node:crypto';
import { strToU8, unzipSync, zipSync } from 'fflate';
import { beforeAll, expect, it } from 'vitest';
import { sql } from '../../../platform/db.ts';
import { answerOf } from '../../../platform/testing/answer-of.ts';
import { twoCouncils, type Council } from '../../../platform/testing/council.ts';
import { inSchemaOf } from '../../../platform/testing/owner-tx.ts';
import { useWorld } from '../../../platform/testing/world.ts';
import type { BlockContents } from '../../ground/documents/kinds.ts';
import { pagesServed } from '../../composed/public-site/testing/served-pages.ts';
import { listDraftPictures } from '../contract/pictures.ts';
import { checkDocument } from '../contract/publishing.ts';
import { listDocumentVersions } from '../contract/versions.ts';
import { beginFromWord, getWordReport } from '../contract/word.ts';
import { drafting } from '../testing/drafted.ts';
import { picturing } from '../testing/pictured.ts';
import { takingWord } from '../testing/taking-word.ts';
import { WORD_PICTURE_ALT, wordFile } from '../testing/word-file.ts';

useWorld();

let oak: Council;
let elm: Council;
let word: Uint8Array<ArrayBuffer>;
const page = pagesServed();
const officer = () => oak.as('officer');
const { drafted, draft, publish } = drafting(() => oak);
const { scan } = picturing(() => oak);

beforeAll(async () => {
  ({ oak, elm } = await twoCouncils());
  word = await wordFile();
}, 120_000);

const { form, post, begin, inBody, outline } = takingWord(
  () => oak,
  () => word,
);
const report = async (id: number) => (await officer().call(getWordReport, { id })).report;
const pictures = async (id: number) => (await officer().call(listDraftPictures, { id })).pictures;

/** The blocks of a section. */
async function blocksIn(id: number, title: string) {
  const { sections, blocks } = await draft(id);
  const section = sections.find((each) => each.kind !== 'hero' && each.title === title)!;
  return blocks.filter(({ sectionId }) => sectionId === section.id);
}

/** What the first block of a type in a section says. */
const contentOf = async <Type extends keyof BlockContents>(id: number, title: string, type: Type) =>
  (await blocksIn(id, title)).find((block) => block.type === type)!.content as BlockContents[Type];

it('headings, texts, lists, tables and pictures of a Word file become sections and blocks', async () => {
  const { id, losses } = await begin();
  expect(await outline(id)).toEqual([
    '# Housing',
    'textBlock',
    'textBlock',
    '# Housing > Delivery',
    'table',
    'textBlock',
    'image',
    '# Environment',
    'textBlock',
  ]);
  const { html } = await contentOf(id, 'Housing', 'textBlock');
  expect(html).toContain('<strong>needed</strong> by <em>2041</em> on 10 m²');
  expect(html).toContain('<a href="https://example.org/study?a=1&amp;b=2">the housing study</a>');
  expect(html).toContain(
    '<ul><li><p>On brownfield land</p><ul><li><p>Old mills first</p></li></ul></li><li><p>Near stations</p></li></ul><ol><li><p>Publish</p></li></ol>',
  );
  expect(html).not.toContain('javascript');
  expect(await contentOf(id, 'Environment', 'textBlock')).toEqual({
    html: '<p>Trees stay &lt;b&gt;where&lt;/b&gt; they are &amp; grow.</p>',
  });
  const table = await contentOf(id, 'Delivery', 'table');
  expect(table).toMatchObject({ caption: 'Table 1: homes by area', hasHeadRow: true });
  expect(
    table.rows.map(({ cells }) =>
      cells.map((cell) => cell && [cell.text, cell.across, cell.down].join(' ')),
    ),
  ).toEqual([
    ['Area 1 1', 'Homes 1 1'],
    ['North 1 2', '120 1 1'],
    [null, '30 1 1'],
    ['None elsewhere 2 1', null],
  ]);

  // What did not come over, each with its place in the draft.
  const told = await report(id);
  const { sections, blocks } = await draft(id);
  const placeOf = ({ message, sectionId, blockId }: NonNullable<typeof told>['losses'][number]) => [
    message.split(':')[0],
    sections.find((each) => each.id === sectionId)?.title,
    blocks.find((each) => each.id === blockId)?.type,
  ];
  expect(told).toMatchObject({ fileName: 'Local plan.docx', takenBy: 'officer' });
  expect(losses).toBe(4);
  expect(told!.losses.map(placeOf)).toEqual([
    ['The link of “this trick” was left out', 'Housing', 'textBlock'],
    ['The footnotes of this section stand at its end, by their numbers.', 'Housing', 'textBlock'],
    ['A level of headings was skipped before “Delivery”', 'Delivery', undefined],
    [
      '“struck” was struck through in the file. Here it reads like any other text',
      'Delivery',
      'textBlock',
    ],
  ]);
});

it('a picture of a Word file is scanned like any other, and published', async () => {
  const { id } = await begin();
  const image = await contentOf(id, 'Delivery', 'image');
  expect(image).toMatchObject({ alt: WORD_PICTURE_ALT, caption: 'Figure 1: the mill' });
  const [picture, ...others] = await pictures(id);
  expect(others).toEqual([]);
  expect(picture).toMatchObject({
    id: image.fileId,
    name: 'picture-1.png',
    scannedStatus: 'unscanned',
  });
  const faults = async () =>
    (await officer().call(checkDocument, { id })).findings.flatMap(({ isFault, message }) =>
      isFault ? [message] : [],
    );
  expect(await faults()).toEqual(['The picture is still being scanned. Try again in a moment.']);
  await scan(picture!.id);
  expect((await pictures(id))[0]).toMatchObject({ scannedStatus: 'clean' });
  expect(await faults()).toEqual([]);
  await publish(id);
  const { html } = await page(`/p/document/${id}`, oak);
  expect(html).toContain(`alt="${WORD_PICTURE_ALT}"`);
  expect(html).toMatch(/<th[^>]*>Homes<\/th>/);
  expect(html).toContain('width="320"');
}, 60_000);

it('what is added to a draft stands after what it has, which is kept as a version', async () => {
  const { id } = await drafted([{ type: 'textBlock', content: { html: '<p>Mine</p>' } }]);
  const add = await post(`/documents/drafts/${id}/word`, form(word));
  expect(add.status).toBe(201);
  expect((await outline(id)).slice(0, 3)).toEqual(['# ', 'textBlock', '# Housing']);
  expect(await contentOf(id, '', 'textBlock')).toEqual({ html: '<p>Mine</p>' });
  const { versions } = await officer().call(listDocumentVersions, { id });
  expect(versions.length).toBeGreaterThan(0);
  // Into one that nobody has written in, without the empty section that it began with.
  const empty = await drafted([]);
  await officer().post(`/documents/drafts/${empty.id}/word`, { raw: form(word) });
  expect((await outline(empty.id))[0]).toBe('# Housing');
});

it('what a Word file holds besides is named: charts, formulas, comments, hidden words, other pictures', async () => {
  const run = (words: string, properties = '') =>
    `<w:r><w:rPr>${properties}</w:rPr><w:t>${words}</w:t></w:r>`;
  const body = [
    `<w:p>${run('Before')}<w:r><w:drawing><wp:inline><a:graphic xmlns:a="urn:a"><a:graphicData><c:chart xmlns:c="urn:c"/></a:graphicData></a:graphic></wp:inline></w:drawing></w:r></w:p>`,
    `<w:p>${run('Secret address', '<w:vanish/>')}${run('Open')}<m:oMath xmlns:m="urn:m"><m:r><m:t>x</m:t></m:r></m:oMath></w:p>`,
    `<w:p>${run('Asked')}<w:r><w:commentReference w:id="1"/></w:r></w:p>`,
  ].join('');
  const { id } = await begin(inBody(body));
  const [first] = await blocksIn(id, '');
  expect(first!.content).toEqual({ html: '<p>Before</p><p>Open</p><p>Asked</p>' });
  const told = (await report(id))!.losses.filter(({ blockId }) => blockId === first!.id);
  expect(told.map(({ message }) => message)).toEqual([
    'A chart was left out. Add a block “Chart” with its figures.',
    'Words that were hidden in the file were left out.',
    'A formula was left out. Write it as text, or add it as a picture.',
    'A comment was left out.',
  ]);
  const svg = await begin(
    (() => {
      const parts = unzipSync(word);
      for (const name of Object.keys(parts))
        if (name.startsWith('word/media/')) parts[name] = strToU8('<svg xmlns="x"><script/></svg>');
      return Uint8Array.from(zipSync(parts));
    })(),
  );
  expect(await outline(svg.id)).not.toContain('image');
  expect(await pictures(svg.id)).toEqual([]);
  expect((await report(svg.id))!.losses.map(({ message }) => message)).toContain(
    'A picture was left out: only PNG and JPEG pictures are shown. Save it as one of them and add it.',
  );
});

it('bold and italic words and links in the cells of a table are named beside it, but not the bold of its heads', async () => {
  const cell = (words: string, properties = '') =>
    `<w:tc><w:p><w:r><w:rPr>${properties}</w:rPr><w:t>${words}</w:t></w:r></w:p></w:tc>`;
  const table = (second: string) =>
    `<w:tbl><w:tr>${cell('Ward', '<w:b/>')}${cell('Homes', '<w:b/>')}</w:tr><w:tr>${second}</w:tr></w:tbl><w:p/>`;
  const { id } = await begin(
    inBody(table(cell('Byker') + cell('12')) + table(cell('All', '<w:b/>') + cell('34', '<w:i/>'))),
  );
  const [plain, styled] = (await blocksIn(id, '')).filter(({ type }) => type === 'table');
  const told = (await report(id))!.losses;
  const of = (block: typeof plain) =>
    told.flatMap(({ blockId, message }) => (blockId === block!.id ? [message] : []));
  expect(of(plain)).toEqual([]);
  expect(of(styled)).toEqual([
    'Cells of tables are plain words: in this table “All”, and whatever else is bold, italic or underlined, reads like any other text.',
  ]);
});

it('the same call again begins nothing twice, and sends pictures that are missing', async () => {
  const headers = { 'idempotency-key': randomUUID() };
  const first = answerOf(
    beginFromWord,
    await post('/documents/word', form(word, { title: 'Once' }), headers),
  );
  const again = answerOf(
    beginFromWord,
    await post('/documents/word', form(word, { title: 'Once' }), headers),
  );
  expect(again).toEqual(first);
  expect(await pictures(first.id)).toHaveLength(1);
  // As if it had been cut off before the picture was on its way.
  await inSchemaOf(oak, async (tx) => {
    await sql`update document_files set arrived_at = null where document_id = ${first.id}`.execute(
      tx,
    );
  });
  expect(await pictures(first.id)).toEqual([]);
  await post('/documents/word', form(word, { title: 'Once' }), headers);
  expect(await pictures(first.id)).toHaveLength(1);
  const other = await post('/documents/word', form(word, { title: 'Other' }), headers);
  expect(other.status).toBe(409);
});

it('nobody else takes a file into a document', async () => {
  const { id } = await begin();
  const path = `/documents/drafts/${id}/word`;
  const status = async (answer: Promise<{ status: number }>) => (await answer).status;
  expect(await status(elm.as('officer').post(path, { raw: form(word) }))).toBe(404);
  expect(await status(elm.as('officer').get(path))).toBe(404);
  expect(await status(oak.as('viewer').post(path, { raw: form(word) }))).toBe(403);
  expect(await status(oak.as('resident').get(path))).toBe(403);
  expect(await outline(id)).toHaveLength(9);
});
