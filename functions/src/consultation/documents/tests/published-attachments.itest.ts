import { strFromU8, unzipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { readPdf } from '../../../platform/print/testing/read-pdf.ts';
import { sql, withPublic, withTenant } from '../../../platform/db.ts';
import { changeDocument } from '../contract.ts';
import {
  changeDraftAttachment,
  deleteDraftAttachment,
  restoreDraftAttachment,
} from '../contract/attachments.ts';
import { withdrawDocument } from '../contract/publishing.ts';
import { drawnPicture } from '../testing/drawn-picture.ts';
import { attachingCouncils } from '../testing/attaching-councils.ts';

const { oak, elm, officer, page, draft, publish, attach, study, begun, attachments, names } =
  attachingCouncils();

const listPage = (id: number, of = oak()) => page(`/p/document/${id}/attachments`, of);
const filePage = (id: number, fileId: number, of = oak()) =>
  page(`/p/document/${id}/attachments/${fileId}`, of);

/** Attaches a study and gives it a title. */
async function attachCalled(id: number, title: string) {
  const fileId = await attach(id, 'fs-26.pdf', study);
  await officer().call(changeDraftAttachment, { id, fileId, title, row_version: 1 });
  return fileId;
}

describe('an attachment of a published document', () => {
  it('is found by its title, in all documents and in its own', async () => {
    const { id } = await begun();
    await attachCalled(id, 'Hydrology appendix');
    const searched = async (query: string, of = oak()) =>
      (await page(`/p/document?q=${query}`, of)).html;
    expect(await searched('hydrology')).not.toContain(`/p/document/${id}/attachments`);
    await publish(id);
    for (const query of ['hydrology', `hydrology&within=${id}`]) {
      const html = await searched(query);
      expect(html).toMatch(
        new RegExp(`href="/p/document/${id}/attachments[^"#]*#:~:text=Hydrology"`),
      );
      expect(html).toContain('<mark>Hydrology</mark> appendix');
    }
    expect(await searched('hydrology', elm())).not.toContain('appendix');
  });

  it('is named in PDF and Word, with a link', async () => {
    const { id } = await begun();
    const fileId = await attachCalled(id, 'Hydrology appendix');
    await publish(id);
    const file = (format: string, edition = 1) =>
      page(`/p/document/${id}/editions/${edition}/download/${format}`, oak());
    const pdf = await readPdf((await file('pdf')).bytes);
    expect(pdf.text).toMatch(/Attachments .*Hydrology appendix \(PDF, \d+ kB\)/);
    const roles = pdf.tags.map(({ role }) => role);
    for (const role of ['L', 'LI', 'Link']) expect(roles).toContain(role);
    const entries = unzipSync((await file('docx')).bytes);
    const words = strFromU8(entries['word/document.xml']!);
    expect(words).toContain('Hydrology appendix');
    expect(words).toContain('<w:numPr>');
    expect(strFromU8(entries['word/_rels/document.xml.rels']!)).toContain(
      `/p/document/${id}/attachments/${fileId}"`,
    );
    // An edition's file tells of the edition; the next has what was changed since.
    await officer().call(changeDraftAttachment, { id, fileId, title: 'Water', row_version: 2 });
    await publish(id);
    const next = await readPdf((await file('pdf', 2)).bytes);
    expect(next.text).toMatch(/Attachments .*Water \(PDF/);
    expect((await file('pdf')).status).toBe(404);
  });

  it('is listed and saved without a script, in its order and under its title', async () => {
    const { id } = await begun();
    const fileId = await attach(id, 'flood <b>study.pdf', study);
    const picture = await attach(id, 'plan.png', await drawnPicture(40, 30));
    await officer().call(changeDraftAttachment, {
      id,
      fileId,
      title: '<script>Floods</script>',
      row_version: 1,
    });
    expect((await listPage(id)).status).toBe(404);
    expect((await filePage(id, fileId)).status).toBe(404);
    await publish(id);
    expect((await page(`/p/document/${id}`, oak())).html).toContain(
      `<a href="/p/document/${id}/attachments">`,
    );
    const { status, html } = await listPage(id);
    expect(status).toBe(200);
    expect(html.match(/<script/g)).toHaveLength(1);
    expect(html).toContain('&lt;script&gt;Floods&lt;/script&gt;</a>');
    expect(html).toMatch(/Floods[\s\S]*PDF, \d+ kB[\s\S]*plan\.png[\s\S]*Picture \(PNG\), \d+ kB/);
    const file = await filePage(id, fileId);
    expect(file.status).toBe(200);
    expect(file.html).toMatch(/^%PDF-/);
    expect(Object.fromEntries(file.headers)).toMatchObject({
      'content-type': 'application/pdf',
      'x-content-type-options': 'nosniff',
    });
    expect(file.headers.get('content-disposition')).toMatch(/^attachment; filename="flood/);
    expect((await filePage(id, picture)).headers.get('content-type')).toBe('image/png');
    expect(await attachments(id)).toMatchObject([{ isPublic: true }, { isPublic: true }]);
  });

  it('is not there for other councils, other documents and odd addresses', async () => {
    const { id } = await begun();
    const fileId = await attach(id, 'study.pdf', study);
    await publish(id);
    const other = await begun();
    await publish(other.id);
    const draftOnly = await attach(id, 'later.pdf', study);
    expect((await listPage(id, elm())).status).toBe(404);
    for (const [asked, of, council] of [
      [fileId, id, elm()],
      [fileId, other.id, oak()],
      [draftOnly, id, oak()],
      [999_999_999, id, oak()],
    ] as const)
      expect((await filePage(of, asked, council)).status).toBe(404);
    expect((await page(`/p/document/${id}/attachments/x`, oak())).status).toBe(404);
    expect((await page(`/p/document/${id}/attachments/${fileId}/x`, oak())).status).toBe(404);
    expect((await listPage(id)).html).not.toContain('later.pdf');
    expect((await listPage(other.id)).html).toContain('This document has no attachments');
    expect((await page(`/p/document/${other.id}`, oak())).html).not.toContain('/attachments');
  });

  it('cannot be read from its table by the role of the public', async () => {
    const asked = withPublic(oak(), (tx) => sql`select 1 from document_attachments`.execute(tx));
    await expect(asked).rejects.toMatchObject({ code: '42501' });
  });

  it('is read as it was published until the next edition, then by no address, while its version is kept', async () => {
    const { id } = await begun();
    const fileId = await attach(id, 'study.pdf', study);
    await publish(id);
    await officer().call(deleteDraftAttachment, { id, fileId });
    expect(await draft(id)).toMatchObject({ isChanged: true });
    expect((await filePage(id, fileId)).status).toBe(200);
    await officer().call(restoreDraftAttachment, { id, fileId });
    expect(await names(id)).toEqual(['study.pdf']);
    await officer().call(deleteDraftAttachment, { id, fileId });
    await publish(id);
    expect((await filePage(id, fileId)).status).toBe(404);
    expect((await listPage(id)).html).not.toContain('study.pdf');
    const { rows } = await withTenant(oak(), (tx) =>
      sql<{ gone: boolean }>`
        select deleted_at is not null as gone from document_attachments where id = ${fileId}`.execute(
        tx,
      ),
    );
    expect(rows).toEqual([{ gone: false }]);
    expect((await officer().get(`/documents/drafts/${id}/attachments/${fileId}`)).status).toBe(404);
  });

  it('goes with what is withdrawn and what is deleted', async () => {
    const { id } = await begun();
    const fileId = await attach(id, 'study.pdf', study);
    await publish(id);
    await officer().call(withdrawDocument, { id });
    expect((await listPage(id)).status).toBe(404);
    expect((await filePage(id, fileId)).status).toBe(404);
    await publish(id);
    expect((await filePage(id, fileId)).status).toBe(200);
    await officer().call(withdrawDocument, { id });
    const { row_version } = await draft(id);
    await officer().call(changeDocument, { id, isDeleted: true, row_version });
    expect((await filePage(id, fileId)).status).toBe(404);
  });
});
