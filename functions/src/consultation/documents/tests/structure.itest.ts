import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { answerOf } from '../../../platform/testing/answer-of.ts';
import { twoCouncils, type Council } from '../../../platform/testing/council.ts';
import { useWorld } from '../../../platform/testing/world.ts';
import { checkDocument } from '../contract/publishing.ts';
import { beginFromStructure } from '../contract/structure.ts';
import { getWordReport } from '../contract/word.ts';
import { drafting } from '../testing/drafted.ts';
import { sendingStructures, structureForm } from '../testing/sent-structure.ts';
import { HIDDEN, writtenStructure } from '../testing/written-structure.ts';

useWorld();

let oak: Council;
let elm: Council;
let id: number;
let structure: Awaited<ReturnType<typeof writtenStructure>>['structure'];
const own = drafting(() => oak);
const others = drafting(() => elm);
const send = sendingStructures(() => elm);
const begun = async () => answerOf(beginFromStructure, await send(structure));
const report = async (documentId: number) =>
  (await elm.as('officer').call(getWordReport, { id: documentId })).report;

beforeAll(async () => {
  ({ oak, elm } = await twoCouncils());
  ({ id, structure } = await writtenStructure(oak));
}, 120_000);

describe('the structure of a document', () => {
  it('holds its texts, tables and questions, and nothing else of its council', () => {
    const text = JSON.stringify(structure);
    expect(structure.blocks).toHaveLength(14);
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
      'Policy H1',
      'Thirty percent are affordable',
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
      'textBlock: A link was left out. It led to a page of the other council, or to another part of this document: link it again.',
      'image: Choose a picture, and say what it shows.',
      'question: The options of this question had pictures. Choose yours.',
      'question: Choose the sites and layers of this map.',
      'map: Choose the sites and layers of this map.',
      'chart: Write the figures of this chart, or count them from your sites.',
      'video: Choose a video.',
      'link: Say where this link leads: it led to a page of the other council.',
      'quote: A link was left out. It led to a page of the other council, or to another part of this document: link it again.',
      'tagTopic: Choose topics of your council.',
    ]);
    expect(losses).toBe(10);
    const { findings } = await elm.as('officer').call(checkDocument, { id: made });
    expect(findings.some(({ isFault }) => isFault)).toBe(true);
  });

  it('begins nothing twice for the same call', async () => {
    const headers = { 'idempotency-key': randomUUID() };
    const ask = async () =>
      answerOf(
        beginFromStructure,
        await elm
          .as('officer')
          .post('/documents/structure', { raw: structureForm(structure), headers }),
      );
    expect((await ask()).id).toBe((await ask()).id);
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
