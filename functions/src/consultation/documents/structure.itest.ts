import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { councilOrigin } from '../../platform/council-origin.ts';
import { answerOf } from '../../platform/testing/answer-of.ts';
import { twoCouncils, type Council } from '../../platform/testing/council.ts';
import { useWorld } from '../../platform/testing/world.ts';
import { letterPdf } from '../attachments/testing/letter-pdf.ts';
import { emptyChart } from '../ground/documents/blocks/chart/schema.ts';
import { emptyMap } from '../ground/documents/blocks/map/schema.ts';
import { emptyPlainQuestion, emptyQuestion } from '../ground/documents/blocks/question/schema.ts';
import { emptyTable } from '../ground/documents/blocks/table/schema.ts';
import { addSection } from './contract.ts';
import { checkDocument } from './contract/publishing.ts';
import { beginFromStructure, getStructure } from './contract/structure.ts';
import { getWordReport } from './contract/word.ts';
import { attachingFiles } from './testing/attaching-files.ts';
import { drafting } from './testing/drafted.ts';
import { drawnPicture } from './testing/drawn-picture.ts';
import { addMapped } from './testing/mapped-council.ts';
import { picturing } from './testing/pictured.ts';

useWorld();

/** Stands in whatever must not leave the first council. */
const HIDDEN = 'Kingfisher';

let oak: Council;
let elm: Council;
let id: number;
let structure: Awaited<ReturnType<typeof written>>;
const own = drafting(() => oak);
const others = drafting(() => elm);

const option = (name: string, imageFileId: number | null = null) => ({
  id: `${HIDDEN}-${name}`,
  title: name,
  description: '',
  imageFileId,
  imageUrl: imageFileId === null ? '' : `https://pictures.invalid/${HIDDEN}`,
});

/** A document with every type of block and an attachment; gives what its file says. */
async function written() {
  const { sites, listId } = await addMapped(oak);
  const draft = await own.drafted([], { title: 'Local plan' });
  ({ id } = draft);
  const picture = await picturing(() => oak).uploadScanned(
    id,
    `${HIDDEN}.png`,
    await drawnPicture(200, 100),
  );
  await attachingFiles(() => oak).attach(id, `${HIDDEN}.pdf`, letterPdf(HIDDEN));
  const map = {
    ...emptyMap(),
    caption: HIDDEN,
    layerIds: ['belt'],
    siteIds: [sites.mill],
    siteListId: listId,
    frame: [424_000, 564_000, 425_000, 565_000],
  };
  const table = emptyTable();
  table.caption = 'Homes by year';
  table.rows[0]!.cells[0]!.text = 'Year';
  const blocks = [
    {
      type: 'textBlock',
      content: {
        html: `<p>We need <strong>homes</strong>, see <a href="https://www.gov.uk/plans">GOV.UK</a> and <a href="https://oak.invalid/p/document/7">our plan</a> and <a href="${councilOrigin(oak)}/sites">our sites</a>.</p>`,
      },
    },
    { type: 'table', content: table },
    {
      type: 'image',
      content: { fileId: picture, alt: HIDDEN, isDecorative: false, caption: HIDDEN, crop: null },
    },
    {
      type: 'question',
      content: {
        ...emptyQuestion('radio'),
        title: 'Homes',
        question: '<p>How many?</p>',
        options: [option('More', picture), option('Fewer')],
        conditional: { if: `${HIDDEN}-Fewer`, title: 'Why?' },
      },
    },
    {
      type: 'question',
      content: {
        ...emptyQuestion('mapLinked'),
        title: 'Sites',
        map,
        questions: [
          {
            ...emptyPlainQuestion(randomUUID(), 'checkbox'),
            title: 'Uses',
            options: [option('Shops')],
          },
        ],
      },
    },
    {
      type: 'poll',
      content: { title: 'Parks?', options: [option('Yes'), option('No')], results: 'closed' },
    },
    { type: 'map', content: map },
    {
      type: 'chart',
      content: {
        ...emptyChart(),
        chartName: 'Homes',
        chartType: 'pie',
        chartData: [{ label: HIDDEN, value: 31_415, serial: '' }],
      },
    },
    {
      type: 'video',
      content: {
        url: 'https://www.youtube.com/watch?v=Kingfisher1',
        caption: HIDDEN,
        transcript: HIDDEN,
      },
    },
    {
      type: 'link',
      content: { words: 'Read on', address: 'https://oak.invalid/p/document/8', inNewTab: true },
    },
    { type: 'divider' },
    { type: 'tableOfContents' },
    { type: 'tagTopic' },
  ] as const;
  for (const [position, block] of blocks.entries())
    await oak.as('officer').post(`/documents/drafts/${id}/blocks`, {
      json: { sectionId: draft.sectionId, position, isBeside: position === 1, ...block },
    });
  await oak
    .as('officer')
    .call(addSection, { id, title: 'Within', parentId: draft.sectionId, position: 0 });
  const given = await oak.as('officer').call(getStructure, { id });
  return given.structure;
}

const form = (file: unknown, fields: object = { title: 'Their plan' }) => {
  const data = new FormData();
  for (const [field, value] of Object.entries(fields)) data.append(field, String(value));
  const text = typeof file === 'string' ? file : JSON.stringify(file);
  data.append('file', new Blob([text]), 'Local plan.json');
  return data;
};
const send = (
  file: unknown,
  {
    who = 'officer',
    fields,
  }: { who?: 'officer' | 'viewer' | 'resident' | 'signed-out'; fields?: object } = {},
) =>
  elm.as(who).post('/documents/structure', {
    raw: form(file, fields),
    headers: { 'idempotency-key': randomUUID() },
  });
const begun = async (file: unknown = structure) => answerOf(beginFromStructure, await send(file));
const report = async (documentId: number) =>
  (await elm.as('officer').call(getWordReport, { id: documentId })).report;

beforeAll(async () => {
  ({ oak, elm } = await twoCouncils());
  structure = await written();
}, 120_000);

describe('the structure of a document', () => {
  it('holds its texts, tables and questions, and nothing else of its council', () => {
    const text = JSON.stringify(structure);
    expect(structure.blocks).toHaveLength(13);
    expect(text).not.toContain(HIDDEN);
    expect(text).not.toContain('31415');
    expect(text).not.toContain('oak.invalid');
    expect(text).not.toContain(oak.shortName);
    for (const words of [
      'We need <strong>homes</strong>',
      'https://www.gov.uk/plans',
      'our plan and our sites',
      'Homes by year',
      'Year',
      '<p>How many?</p>',
      'Parks?',
      'Why?',
    ])
      expect(text).toContain(words);
  });

  it('becomes a document of another council, under ids of its own, with a list of what to fill in', async () => {
    const { id: made, losses } = await begun();
    const draft = await others.draft(made);
    expect(draft).toMatchObject({ title: 'Their plan', edition: null, consultation: null });
    const first = await own.draft(id);
    const types = (blocks: typeof draft.blocks) =>
      blocks
        .toSorted((one, other) => one.position - other.position)
        .map(({ type, isBeside }) => [type, isBeside]);
    expect(types(draft.blocks)).toEqual(types(first.blocks));
    const ids = new Set([...first.blocks, ...first.sections].map((each) => each.id));
    expect([...draft.blocks, ...draft.sections].filter((each) => ids.has(each.id))).toEqual([]);
    const outer = draft.sections.find(({ kind, parentId }) => kind === 'section' && !parentId);
    expect(draft.sections.find(({ title }) => title === 'Within')?.parentId).toBe(outer?.id);
    expect(JSON.stringify(draft)).not.toContain(HIDDEN);
    const question = draft.blocks.find(
      ({ content }) => 'title' in content && content.title === 'Homes',
    );
    expect(question?.content).toMatchObject({
      options: [
        { id: 'option-1', title: 'More', imageFileId: null, imageUrl: '' },
        { id: 'option-2', title: 'Fewer' },
      ],
      conditional: { if: 'option-2', title: 'Why?' },
    });
    const told = await report(made);
    expect(told?.fileName).toBe('Local plan.json');
    const typeOf = (blockId: string | null) =>
      draft.blocks.find((each) => each.id === blockId)?.type;
    expect(told?.losses.map(({ message, blockId }) => `${typeOf(blockId)}: ${message}`)).toEqual([
      'textBlock: A link was left out: it led to a page of the other council.',
      'image: Choose a picture, and say what it shows.',
      'question: The options of this question had pictures. Choose yours.',
      'question: Choose the sites and layers of this map.',
      'map: Choose the sites and layers of this map.',
      'chart: Write the figures of this chart, or count them from your sites.',
      'video: Choose a video.',
      'link: Say where this link leads: it led to a page of the other council.',
      'tagTopic: Choose topics of your council.',
    ]);
    expect(losses).toBe(9);
    const { findings } = await elm.as('officer').call(checkDocument, { id: made });
    expect(findings.some(({ isFault }) => isFault)).toBe(true);
  });

  it('begins nothing twice for the same call', async () => {
    const headers = { 'idempotency-key': randomUUID() };
    const ask = async () =>
      answerOf(
        beginFromStructure,
        await elm.as('officer').post('/documents/structure', { raw: form(structure), headers }),
      );
    expect((await ask()).id).toBe((await ask()).id);
  });
});

describe('a structure file', () => {
  const fault = async (file: unknown, fields?: object) => {
    const { status, body } = await send(file, fields ? { fields } : {});
    return [status, (body as { error: { fields: Record<string, string> } }).error.fields];
  };
  const withBlock = (block: object) => ({ ...structure, blocks: [structure.blocks[0], block] });

  it('that is none, newer, or has parts that no document has, is refused with its place', async () => {
    const none = {
      file: 'This is not a structure file. Open a document and choose “Download its structure” to make one.',
    };
    for (const file of [
      '',
      'no JSON',
      '[]',
      'null',
      '{"a":1}',
      '['.repeat(100_000),
      { ...structure, format: 'other' },
      { ...structure, extra: 1 },
    ])
      expect(await fault(file)).toEqual([400, none]);
    expect(await fault({ ...structure, version: 2 })).toEqual([
      400,
      {
        file: 'The file has version 2, which is newer than this product reads. Ask for an update, or for an older file.',
      },
    ]);
    const broken = { file: 'Block 2 of the file is not one that a document has' };
    const block = structure.blocks[0]!;
    for (const each of [
      { ...block, section: 99 },
      { ...block, type: 'script' },
      { ...block, content: { html: 5 } },
      {
        ...block,
        type: 'link',
        content: { words: 'a', address: 'javascript:alert(1)', inNewTab: false },
      },
      { ...block, extra: 1 },
    ])
      expect(await fault(withBlock(each))).toEqual([400, broken]);
    for (const parent of [0, 1, -1, 'a'])
      expect(
        await fault({ ...structure, sections: [{ kind: 'section', title: '', parent }] }),
      ).toEqual([400, { file: 'Section 1 of the file is not one that a document has' }]);
    expect(
      await fault({ ...structure, sections: [{ kind: 'hero', title: '', parent: null }] }),
    ).toEqual([400, { file: 'Section 1 of the file is not one that a document has' }]);
    const deep = Array.from({ length: 10 }, (_, at) => ({
      kind: 'section',
      title: '',
      parent: at === 0 ? null : at - 1,
    }));
    expect(await fault({ ...structure, sections: deep, blocks: [] })).toEqual([
      400,
      { file: 'Sections stand in at most 9 levels' },
    ]);
    expect(await fault(structure, { title: ' ' })).toMatchObject([
      400,
      { title: expect.any(String) },
    ]);
    const { status } = await send('x'.repeat(5 * 1024 * 1024 + 1));
    expect(status).toBe(413);
  });

  it('brings no script, site or picture along, whoever wrote it', async () => {
    const { id: made } = await begun({
      ...structure,
      blocks: [
        {
          ...structure.blocks[0],
          content: { html: '<p onclick="x">Hello<script>alert(1)</script></p>' },
        },
        {
          ...structure.blocks[0],
          type: 'map',
          content: { ...emptyMap(), siteIds: [1], layerIds: ['belt'] },
        },
        {
          ...structure.blocks[0],
          type: 'image',
          content: { fileId: 1, alt: '', isDecorative: true, caption: '', crop: null },
        },
      ],
    });
    const { blocks } = await others.draft(made);
    expect(
      blocks.toSorted((one, other) => one.position - other.position).map(({ content }) => content),
    ).toMatchObject([{ html: '<p>Hello</p>' }, { siteIds: [], layerIds: [] }, { fileId: null }]);
  });

  it('is given to those who read drafts and taken from those who write them', async () => {
    const at = `/documents/drafts/${id}/structure`;
    const asked = async (council: Council, who: 'viewer' | 'resident' | 'signed-out') =>
      (await council.as(who).get(at)).status;
    expect([
      await asked(oak, 'viewer'),
      await asked(oak, 'resident'),
      await asked(oak, 'signed-out'),
      (await elm.as('officer').get('/documents/drafts/7654321/structure')).status,
    ]).toEqual([200, 403, 401, 404]);
    for (const [who, status] of [
      ['viewer', 403],
      ['resident', 403],
      ['signed-out', 401],
    ] as const)
      expect((await send(structure, { who })).status).toBe(status);
  });
});
