import { beforeAll, describe, expect, it } from 'vitest';
import { twoCouncils, type Council } from '../../platform/testing/council.ts';
import { useWorld } from '../../platform/testing/world.ts';
import { addConsultation } from '../consultations/contract.ts';
import {
  addBlock,
  addDocument,
  addSection,
  changeBlock,
  changeDocument,
  changeSection,
  getDraft,
  listDocuments,
} from './contract.ts';

useWorld();

let oak: Council;
let elm: Council;
const officer = () => oak.as('officer');

beforeAll(async () => {
  ({ oak, elm } = await twoCouncils());
}, 120_000);

const fieldsIn = (body: unknown) =>
  (body as { error: { fields: Record<string, string> } }).error.fields;
const begun = async (title = 'Local plan') =>
  (await officer().call(addDocument, { title })).document;
const draft = async (id: number) => (await officer().call(getDraft, { id })).document;

/** The titles of the sections within one another: 'One(Two,Three)'. */
async function outline(id: number): Promise<string> {
  const { sections } = await draft(id);
  const of = (parentId: string | null): string =>
    sections
      .filter((section) => section.parentId === parentId && section.kind === 'section')
      .sort((a, b) => a.position - b.position)
      .map((section) => `${section.title}${of(section.id)}`)
      .join(',')
      .replace(/^(.+)$/, parentId === null ? '$1' : '($1)');
  return of(null);
}

/** A document with named sections instead of its empty one. */
async function sectioned(...titles: string[]) {
  const { id, sections } = await begun();
  const first = sections.find(({ kind }) => kind === 'section')!;
  await officer().call(changeSection, {
    id,
    sectionId: first.id,
    title: titles[0]!,
    row_version: first.row_version,
  });
  const ids: Record<string, string> = { [titles[0]!]: first.id };
  for (const [at, title] of titles.slice(1).entries()) {
    const { section } = await officer().call(addSection, {
      id,
      title,
      parentId: null,
      position: at + 2,
    });
    ids[title] = section.id;
  }
  return { id, ids };
}

const move = async (
  id: number,
  sectionId: string,
  place: { parentId?: string | null; position?: number },
) => {
  const { row_version } = (await draft(id)).sections.find((each) => each.id === sectionId)!;
  return officer().patch(`/documents/drafts/${id}/sections/${sectionId}`, {
    json: { ...place, row_version },
  });
};

describe('a document', () => {
  it('is begun with a hero and a section, renamed, put into a consultation, deleted and restored', async () => {
    const { consultation } = await officer().call(addConsultation, {
      name: 'Draft plan',
      kind: 'Other',
      opensAt: '2026-01-01T09:00',
      closesAt: '2099-01-01T17:00',
    });
    const { id, sections, row_version, revision } = await begun('Local plan 2041');
    expect(sections.map(({ kind, position }) => [kind, position])).toEqual([
      ['hero', 0],
      ['section', 1],
    ]);
    const { document } = await officer().call(changeDocument, {
      id,
      title: 'Local plan 2042',
      consultationId: consultation.id,
      settings: { hideSectionNumberings: true, subtitle: 'Have your say' },
      row_version,
    });
    expect(document).toMatchObject({
      title: 'Local plan 2042',
      consultation: { name: 'Draft plan', state: 'open', closesAt: '2099-01-01T17:00' },
      settings: { hideSectionNumberings: true, subtitle: 'Have your say' },
      edition: null,
      isChanged: false,
      revision: revision + 1,
      updatedBy: 'officer',
    });
    const stale = await officer().patch(`/documents/drafts/${id}`, {
      json: { title: 'Mine', row_version },
    });
    expect(stale.status).toBe(409);
    const version = document!.row_version;
    await officer().call(changeDocument, { id, isDeleted: true, row_version: version });
    expect((await officer().get(`/documents/drafts/${id}`)).status).toBe(404);
    const { documents } = await officer().call(listDocuments, {});
    expect(documents.map((each) => each.id)).not.toContain(id);
    await officer().call(changeDocument, { id, isDeleted: false, row_version: version + 1 });
    expect((await draft(id)).title).toBe('Local plan 2042');
  });

  it('refuses a title that is missing or too long and a consultation that is not there, beside the field', async () => {
    for (const [json, field] of [
      [{ title: ' ' }, 'title'],
      [{ title: 'x'.repeat(201) }, 'title'],
      [{ title: 'Plan', consultationId: 999_999 }, 'consultationId'],
    ] as const) {
      const { status, body: answer } = await officer().post('/documents/drafts', { json });
      expect(status).toBe(400);
      expect(Object.keys(fieldsIn(answer))).toEqual([field]);
    }
  });

  it('is read by staff and written by officers of its council alone', async () => {
    const { id, row_version } = await begun();
    const address = `/documents/drafts/${id}`;
    const change = { json: { title: 'Theirs', row_version } };
    expect((await oak.as('signed-out').get(address)).status).toBe(401);
    expect((await oak.as('resident').get(address)).status).toBe(403);
    expect((await oak.as('viewer').get(address)).status).toBe(200);
    expect((await oak.as('viewer').patch(address, change)).status).toBe(403);
    expect((await elm.as('officer').get(address)).status).toBe(404);
    expect((await elm.as('officer').patch(address, change)).status).toBe(404);
    expect((await draft(id)).title).toBe('Local plan');
  });
});

describe('sections', () => {
  it('are added, renamed, put in order and within one another; the hero stays first', async () => {
    const { id, ids } = await sectioned('One', 'Two', 'Three');
    expect(await outline(id)).toBe('One,Two,Three');
    await move(id, ids['Three']!, { position: 0 });
    expect(await outline(id)).toBe('Three,One,Two');
    expect((await draft(id)).sections.find(({ position }) => position === 1)?.kind).toBe('hero');
    await move(id, ids['Two']!, { parentId: ids['One']!, position: 0 });
    expect(await outline(id)).toBe('Three,One(Two)');
    expect((await move(id, ids['One']!, { parentId: ids['Two']! })).status).toBe(400);
    expect(await outline(id)).toBe('Three,One(Two)');
  });

  it('are deleted with what stands in them, and restored where they were', async () => {
    const { id, ids } = await sectioned('One', 'Two', 'Three');
    await move(id, ids['Two']!, { parentId: ids['One']! });
    const version = async () =>
      (await draft(id)).sections.find((each) => each.id === ids['One'])?.row_version ?? 0;
    const before = await version();
    const change = (isDeleted: boolean, row_version: number) =>
      officer().call(changeSection, { id, sectionId: ids['One']!, isDeleted, row_version });
    await change(true, before);
    expect(await outline(id)).toBe('Three');
    await change(false, before + 1);
    expect(await outline(id)).toBe('One(Two),Three');
  });

  it('stand at most nine levels deep', async () => {
    const { id, sections } = await begun();
    let parentId = sections.find(({ kind }) => kind === 'section')!.id;
    for (let level = 2; level <= 9; level += 1) {
      const added = await officer().call(addSection, { id, title: 'In', parentId, position: 0 });
      parentId = added.section.id;
    }
    const { status, body } = await officer().post(`/documents/drafts/${id}/sections`, {
      json: { title: 'Too deep', parentId, position: 0 },
    });
    expect(status).toBe(400);
    expect(fieldsIn(body)['parentId']).toContain('9');
  });
});

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
      oak.as(who).patch(`/documents/drafts/${id}/blocks/${block.id}`, {
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
    expect((await elm.as('officer').patch(address(first.id), { json })).status).toBe(404);
    const into = await officer().post(`/documents/drafts/${first.id}/blocks`, {
      json: { sectionId: second.sectionId, position: 0, isBeside: false, type: 'divider' },
    });
    expect(into.status).toBe(400);
    expect(await blocksOf(first.id)).toHaveLength(1);
  });
});
