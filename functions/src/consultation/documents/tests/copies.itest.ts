import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { sql } from '../../../platform/db.ts';
import { oneSession } from '../../../platform/testing/at-once.ts';
import { twoCouncils, type Council } from '../../../platform/testing/council.ts';
import { inSchemaOf } from '../../../platform/testing/owner-tx.ts';
import { countWaiting } from '../../../platform/testing/waiting-sessions.ts';
import { useWorld } from '../../../platform/testing/world.ts';
import {
  emptySimpleQuestion,
  emptyQuestion,
} from '../../ground/documents/blocks/question/schema.ts';
import {
  addDocument,
  addSection,
  changeBlock,
  changeDocument,
  listDocuments,
} from '../contract.ts';
import { drafting } from '../testing/drafted.ts';

useWorld();

let oak: Council;
let elm: Council;
const officer = () => oak.as('officer');
const { drafted, draft } = drafting(() => oak);
const text = { type: 'textBlock', content: { html: '<p>Hedges</p>' } } as const;

beforeAll(async () => {
  ({ oak, elm } = await twoCouncils());
}, 120_000);

describe('a document that begins from another', () => {
  it('says the same under ids of its own, in the same places', async () => {
    const { id, sectionId, ids } = await drafted([text, { type: 'question' }]);
    await officer().call(addSection, { id, title: 'Within', parentId: sectionId, position: 0 });
    const first = await draft(id);
    await officer().call(changeDocument, {
      id,
      row_version: first.row_version,
      settings: { subtitle: 'Have your say', hideSectionNumberings: true },
    });
    const { document } = await officer().call(addDocument, { title: 'Second plan', fromId: id });
    expect(document).toMatchObject({
      title: 'Second plan',
      isTemplate: false,
      edition: null,
      consultation: null,
      settings: { subtitle: 'Have your say', hideSectionNumberings: true },
    });
    expect(document.blocks.map(({ type, content }) => ({ type, content }))).toEqual(
      (await draft(id)).blocks.map(({ type, content }) => ({ type, content })),
    );
    expect(document.blocks.filter((block) => ids.includes(block.id))).toEqual([]);
    const outer = document.sections.find(({ parentId, kind }) => !parentId && kind === 'section')!;
    const inner = document.sections.find(({ title }) => title === 'Within')!;
    expect(inner.parentId).toBe(outer.id);
    expect(new Set(document.blocks.map((block) => block.sectionId))).toEqual(new Set([outer.id]));
    // The first is what it was.
    expect((await draft(id)).blocks.map((block) => block.id)).toEqual(ids);
  });

  it('has links to its own places where the other had them, in texts and in questions', async () => {
    const { id, sectionId, ids } = await drafted([text, { type: 'question' }]);
    const [place, asking] = ids as [string, string];
    const away = '11111111-2222-4333-8444-555555555555';
    const linking = (...names: string[]) =>
      `<p>${names.map((name) => `<a href="#${name}">There</a>`).join(' ')}</p>`;
    const part = { ...emptySimpleQuestion(randomUUID()), question: linking(place) };
    const contents = [
      { html: linking(sectionId, asking, `sites-${place}`, `${place}-key`, away) },
      { ...emptyQuestion('mapLinked'), question: linking(sectionId), questions: [part] },
    ];
    for (const [at, block] of (await draft(id)).blocks.entries())
      await officer().call(changeBlock, {
        id,
        blockId: block.id,
        content: contents[at]!,
        row_version: block.row_version,
      });
    for (const isTemplate of [false, true]) {
      const { document } = await officer().call(addDocument, {
        title: 'Second plan',
        fromId: id,
        isTemplate,
      });
      const [said, asked] = document.blocks;
      const section = said!.sectionId;
      expect(said!.content).toEqual({
        html: linking(section, asked!.id, `sites-${said!.id}`, `${said!.id}-key`, away),
      });
      expect(asked!.content).toMatchObject({
        question: linking(section),
        questions: [{ question: linking(said!.id) }],
      });
    }
    expect((await draft(id)).blocks[0]!.content).toEqual(contents[0]);
  });

  it('is a template where that is asked, which belongs to no consultation and is not published', async () => {
    const { id } = await drafted([text]);
    const { document } = await officer().call(addDocument, {
      title: 'Our usual plan',
      fromId: id,
      isTemplate: true,
    });
    const { documents } = await officer().call(listDocuments, {});
    expect(documents.find((each) => each.id === document.id)).toMatchObject({ isTemplate: true });
    const json = { revision: document.revision };
    const published = await officer().post(`/documents/drafts/${document.id}/publish`, { json });
    expect(published.status).toBe(400);
    expect(JSON.stringify(published.body)).toContain('A template is not published');
    const { document: begun } = await officer().call(addDocument, {
      title: 'New plan',
      fromId: document.id,
    });
    expect(begun).toMatchObject({ isTemplate: false, blocks: [{ content: text.content }] });
  });

  it('is not begun from what is not there, is deleted, or is another council’s', async () => {
    const { id } = await drafted([text]);
    const begin = (council: Council, fromId: number) =>
      council.as('officer').post('/documents/drafts', { json: { title: 'Copy', fromId } });
    expect((await begin(elm, id)).status).toBe(400);
    expect((await begin(oak, 987_654)).body).toMatchObject({
      error: { fields: { fromId: 'There is no such document' } },
    });
    const { row_version } = await draft(id);
    await officer().call(changeDocument, { id, row_version, isDeleted: true });
    expect((await begin(oak, id)).status).toBe(400);
    const { documents } = await elm.as('officer').call(listDocuments, {});
    expect(documents.map(({ title }) => title)).not.toContain('Copy');
  });
});

it.skipIf(oneSession)('nobody begins a document from one that somebody is deleting', async () => {
  const { id } = await drafted([text]);
  let beginning: Promise<{ status: number }> | undefined;
  await inSchemaOf(oak, async (tx) => {
    await sql`update documents set is_deleted = true where id = ${id}`.execute(tx);
    beginning = officer().post('/documents/drafts', { json: { title: 'Begun', fromId: id } });
    await expect.poll(() => countWaiting(tx), { timeout: 30_000 }).toBe(1);
  });
  expect((await beginning)?.status).toBe(400);
});
