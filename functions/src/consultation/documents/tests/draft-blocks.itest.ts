import { describe, expect, it } from 'vitest';
import {
  emptySimpleQuestion,
  emptyQuestion,
} from '../../ground/documents/blocks/question/schema.ts';
import { addBlock, changeBlock } from '../contract.ts';
import { outlinedDrafts } from '../testing/outlined-drafts.ts';

const { oak, elm, officer, fieldsIn, begun, draft } = outlinedDrafts();

describe('blocks', () => {
  /** A document with a section to write in. */
  async function page() {
    const { id, sections } = await begun();
    return { id, sectionId: sections.find(({ kind }) => kind === 'section')!.id };
  }
  const blocksOf = async (id: number) =>
    (await draft(id)).blocks.sort((a, b) => a.position - b.position);

  it('are added empty or written, moved, deleted and restored; texts are cleaned', async () => {
    const { id, sectionId } = await page();
    const add = async (type: 'textBlock' | 'divider' | 'question', position: number) =>
      (await officer().call(addBlock, { id, sectionId, position, isBeside: false, type })).block;
    const text = await add('textBlock', 0);
    const question = await add('question', 1);
    const divider = await add('divider', 1);
    expect((await blocksOf(id)).map(({ type }) => type)).toEqual([
      'textBlock',
      'divider',
      'question',
    ]);
    const { block } = await officer().call(changeBlock, {
      id,
      blockId: text.id,
      content: { html: '<p onclick="steal()">Homes <script>x</script><b>here</b></p>' },
      row_version: text.row_version,
    });
    expect(block.content).toEqual({ html: '<p>Homes <strong>here</strong></p>' });
    await officer().call(changeBlock, {
      id,
      blockId: question.id,
      position: 0,
      isBeside: true,
      row_version: question.row_version,
    });
    const moved = await blocksOf(id);
    expect(moved.map(({ type, isBeside }) => [type, isBeside])).toEqual([
      ['question', true],
      ['textBlock', false],
      ['divider', false],
    ]);
    // Moving is nobody's writing.
    expect(moved[0]!.row_version).toBe(question.row_version);
    const change = (isDeleted: boolean, row_version: number) =>
      officer().call(changeBlock, { id, blockId: divider.id, isDeleted, row_version });
    await change(true, divider.row_version);
    expect((await blocksOf(id)).map(({ type }) => type)).toEqual(['question', 'textBlock']);
    await change(false, divider.row_version + 1);
    expect((await blocksOf(id)).map(({ type }) => type)).toContain('divider');
  });

  it('keep no more of a question’s HTML than of a text’s, in the questions about its sites as well', async () => {
    const { id, sectionId } = await page();
    const hostile = (words: string) =>
      `<p onclick="steal()">${words}<script>steal()</script> <a href="javascript:steal()">here</a> <a href="https://council:secret@example.org">there</a></p>`;
    const asked = {
      ...emptyQuestion('mapLinked'),
      question: hostile('Which?'),
      questions: [{ ...emptySimpleQuestion(crypto.randomUUID()), question: hostile('Why?') }],
    };
    const { block: added } = await officer().call(addBlock, {
      id,
      sectionId,
      position: 0,
      isBeside: false,
      type: 'question',
      content: asked,
    });
    const clean = {
      question: '<p>Which? here there</p>',
      questions: [{ question: '<p>Why? here there</p>' }],
    };
    expect(added.content).toMatchObject(clean);
    const { block } = await officer().call(changeBlock, {
      id,
      blockId: added.id,
      row_version: added.row_version,
      content: { ...asked, question: hostile('Where?') },
    });
    expect(block.content).toMatchObject({ ...clean, question: '<p>Where? here there</p>' });
    expect((await blocksOf(id))[0]!.content).toEqual(block.content);
  });

  it('written by two officers from the same version: the second is told', async () => {
    const { id, sectionId } = await page();
    const { block } = await officer().call(addBlock, {
      id,
      sectionId,
      position: 0,
      isBeside: false,
      type: 'textBlock',
      content: { html: '<p>First</p>' },
    });
    const write = (who: 'officer' | 'admin', html: string) =>
      oak()
        .as(who)
        .patch(`/documents/drafts/${id}/blocks/${block.id}`, {
          json: { content: { html }, row_version: block.row_version },
        });
    expect((await write('admin', '<p>Theirs</p>')).status).toBe(200);
    expect((await write('officer', '<p>Mine</p>')).status).toBe(409);
    expect((await blocksOf(id)).map(({ content }) => content)).toEqual([{ html: '<p>Theirs</p>' }]);
  });

  it.each([
    ['textBlock', { html: 3 }, 'content.html'],
    ['link', { words: 'Us', address: 'javascript:alert(1)', inNewTab: false }, 'content.address'],
    ['map', { caption: 'x'.repeat(201) }, 'content.caption'],
  ] as const)('a %s refuses %j', async (type, content, field) => {
    const { id, sectionId } = await page();
    const { status, body } = await officer().post(`/documents/drafts/${id}/blocks`, {
      json: { sectionId, position: 0, isBeside: false, type, content },
    });
    expect(status).toBe(400);
    expect(Object.keys(fieldsIn(body))).toContain(field);
    expect(await blocksOf(id)).toEqual([]);
  });

  it('of another council or document are not there', async () => {
    const [first, second] = [await page(), await page()];
    const { block } = await officer().call(addBlock, {
      ...first,
      position: 0,
      isBeside: false,
      type: 'divider',
    });
    const json = { isDeleted: true, row_version: block.row_version };
    const address = (id: number) => `/documents/drafts/${id}/blocks/${block.id}`;
    expect((await officer().patch(address(second.id), { json })).status).toBe(404);
    expect((await elm().as('officer').patch(address(first.id), { json })).status).toBe(404);
    const into = await officer().post(`/documents/drafts/${first.id}/blocks`, {
      json: { sectionId: second.sectionId, position: 0, isBeside: false, type: 'divider' },
    });
    expect(into.status).toBe(400);
    expect(await blocksOf(first.id)).toHaveLength(1);
  });
});
