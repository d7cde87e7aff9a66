import { describe, expect, it } from 'vitest';
import { addConsultation } from '../../consultations/contract.ts';
import {
  addSection,
  changeDocument,
  changeSection,
  listDeletedDocuments,
  listDocuments,
} from '../contract.ts';
import { outlinedDrafts } from '../testing/outlined-drafts.ts';

const { oak, elm, officer, fieldsIn, begun, draft, outline, sectioned, move } = outlinedDrafts();

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
    const deleted = (await officer().call(listDeletedDocuments, {})).documents;
    expect(deleted.find((each) => each.id === id)).toMatchObject({
      title: 'Local plan 2042',
      respondents: 0,
      row_version: version + 1,
    });
    expect((await elm().as('officer').call(listDeletedDocuments, {})).documents).toEqual([]);
    await officer().call(changeDocument, { id, isDeleted: false, row_version: version + 1 });
    const left = (await officer().call(listDeletedDocuments, {})).documents;
    expect(left.map((each) => each.id)).not.toContain(id);
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
    expect((await oak().as('signed-out').get(address)).status).toBe(401);
    expect((await oak().as('resident').get(address)).status).toBe(403);
    expect((await oak().as('viewer').get(address)).status).toBe(200);
    expect((await oak().as('viewer').patch(address, change)).status).toBe(403);
    expect((await elm().as('officer').get(address)).status).toBe(404);
    expect((await elm().as('officer').patch(address, change)).status).toBe(404);
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
