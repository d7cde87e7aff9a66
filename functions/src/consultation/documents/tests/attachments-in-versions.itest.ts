import { describe, expect, it } from 'vitest';
import { sql, withTenant } from '../../../platform/db.ts';
import { inSchemaOf } from '../../../platform/testing/owner-tx.ts';
import {
  changeDraftAttachment,
  deleteDraftAttachment,
  getDraftAttachment,
} from '../contract/attachments.ts';
import {
  compareDocumentVersion,
  keepDocumentVersion,
  restoreDocumentVersion,
} from '../contract/versions.ts';
import { attachingCouncils } from '../testing/attaching-councils.ts';

const { oak, elm, officer, page, draft, publish, attach, study, begun, attachments } =
  attachingCouncils();

const shown = async (id: number) =>
  (await attachments(id)).map(({ name, title }) => `${name}: ${title}`);

const call = async (id: number, fileId: number, to: { title?: string; behind?: null }) => {
  const { row_version } = (await attachments(id)).find((each) => each.id === fileId)!;
  await officer().call(changeDraftAttachment, { id, fileId, row_version, ...to });
};

async function keep(id: number, name: string): Promise<number> {
  const { versions } = await officer().call(keepDocumentVersion, { id, name });
  return versions.find((version) => version.name === name)!.revision;
}

const restore = async (id: number, kept: number) => {
  const { revision } = await draft(id);
  await officer().call(restoreDocumentVersion, { id, kept, revision });
};

const told = async (id: number, kept: number) =>
  (await officer().call(compareDocumentVersion, { id, kept })).differences
    .filter(({ of }) => of === 'attachment')
    .map(({ kind, place, before, after }) => [kind, place, before, after]);

/** A document with a study called 'Floods', a plan and a form, which is kept; then much of that changes. */
async function changedSince() {
  const { id } = await begun();
  const floods = await attach(id, 'study.pdf', study);
  await call(id, floods, { title: 'Floods' });
  const plan = await attach(id, 'plan.pdf', study);
  const form = await attach(id, 'form.pdf', study);
  const kept = await keep(id, 'First');
  await call(id, floods, { title: 'Flood study, 2026' });
  await call(id, form, { behind: null });
  await officer().call(deleteDraftAttachment, { id, fileId: plan });
  const late = await attach(id, 'late.pdf', study);
  return { id, kept, floods, plan, form, late };
}

const BEFORE = ['study.pdf: Floods', 'plan.pdf: ', 'form.pdf: '];
const AFTER = ['form.pdf: ', 'study.pdf: Flood study, 2026', 'late.pdf: '];

describe('attachments in a version of a document', () => {
  it('are told where they differ from the draft', async () => {
    const { id, kept, late } = await changedSince();
    expect((await told(id, kept)).toSorted()).toEqual([
      ['added', 'late.pdf', '', 'late.pdf'],
      ['changed', 'Flood study, 2026', 'Floods', 'Flood study, 2026'],
      ['removed', 'plan.pdf', 'plan.pdf', ''],
    ]);
    const second = await keep(id, 'Second');
    expect(await told(id, second)).toEqual([]);
    await call(id, late, { behind: null });
    expect(await told(id, second)).toEqual([['moved', 'late.pdf', 'late.pdf', 'late.pdf']]);
  });

  it('come back with their titles, their order and their bytes, and go again', async () => {
    const { id, kept, floods, plan, late } = await changedSince();
    expect(await shown(id)).toEqual(AFTER);
    const second = (await draft(id)).revision;
    await restore(id, kept);
    expect(await shown(id)).toEqual(BEFORE);
    const { url } = await officer().call(getDraftAttachment, { id, fileId: plan });
    expect(await (await fetch(url)).text()).toMatch(/^%PDF-/);
    expect((await officer().get(`/documents/drafts/${id}/attachments/${late}`)).status).toBe(404);
    // Who had the title before them, in another tab, does not write over what came back.
    const json = { title: 'Mine', row_version: 3 };
    const path = `/documents/drafts/${id}/attachments/${floods}`;
    expect((await officer().patch(path, { json })).status).toBe(409);

    await publish(id);
    const { html } = await page(`/p/document/${id}/attachments`, oak());
    expect(
      ['Floods', 'plan.pdf', 'form.pdf', 'late.pdf'].map((name) => html.includes(name)),
    ).toEqual([true, true, true, false]);
    await restore(id, second);
    expect(await shown(id)).toEqual(AFTER);
  });

  it('come back from the oldest version, which goes as the draft is kept', async () => {
    const { id, kept } = await changedSince();
    await inSchemaOf(oak(), async (tx) => {
      await sql`
        update document_versions set name = null where document_id = ${id}`.execute(tx);
      await sql`
        insert into document_versions (document_id, revision, content, saved_at)
        select document_id, 1000 + g, content - 'attachments', saved_at
          from document_versions, generate_series(1, 99) g
         where document_id = ${id} and revision = ${kept}`.execute(tx);
    });
    await restore(id, kept);
    expect(await shown(id)).toEqual(BEFORE);
    const path = `/documents/drafts/${id}/versions/${kept}`;
    expect((await officer().get(path)).status).toBe(404);
  });

  it('are left as they are by versions from before they were kept', async () => {
    const { id, kept } = await changedSince();
    await inSchemaOf(oak(), async (tx) => {
      await sql`
        update document_versions set content = content - 'attachments' where document_id = ${id}`.execute(
        tx,
      );
    });
    expect(await told(id, kept)).toEqual([]);
    await restore(id, kept);
    expect(await shown(id)).toEqual(AFTER);
  });

  it('are deleted once the last version that named them has gone', async () => {
    const { id, plan } = await changedSince();
    const isThere = async () =>
      withTenant(oak(), async (tx) => {
        const { rows } = await sql<{ there: boolean }>`
          select deleted_at is null as there from document_attachments where id = ${plan}`.execute(
          tx,
        );
        return rows[0]?.there;
      });
    expect(await isThere()).toBe(true);
    await inSchemaOf(oak(), async (tx) => {
      await sql`delete from document_versions where document_id = ${id}`.execute(tx);
    });
    await keep(id, 'Without the plan');
    expect(await isThere()).toBe(false);
  });

  it('are for those who may write, of the same council', async () => {
    const { id, kept } = await changedSince();
    const { revision } = await draft(id);
    const path = `/documents/drafts/${id}/versions/${kept}`;
    const json = { revision };
    expect((await oak().as('viewer').post(`${path}/restore`, { json })).status).toBe(403);
    expect((await elm().as('officer').post(`${path}/restore`, { json })).status).toBe(404);
    expect((await elm().as('officer').get(path)).status).toBe(404);
    expect((await oak().as('signed-out').post(`${path}/restore`, { json })).status).toBe(401);
    expect(await shown(id)).toEqual(AFTER);
  });
});
