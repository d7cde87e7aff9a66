import { describe, expect, it } from 'vitest';
import { sql, withTenant } from '../../../platform/db.ts';
import { writesToKillAt } from '../../../platform/testing/thorough.ts';
import { jobKilledAtWrite } from '../../../testing/killed-job.ts';
import { runWaitingJobs, waitingJobs } from '../../../testing/waiting-jobs.ts';
import { letterPdf } from '../../attachments/testing/letter-pdf.ts';
import { addDocument } from '../contract.ts';
import { changeDraftAttachment, deleteDraftAttachment } from '../contract/attachments.ts';
import { publishDocument } from '../contract/publishing.ts';
import { keepDocumentVersion, restoreDocumentVersion } from '../contract/versions.ts';
import { copyAttachmentsJob } from '../copying/copy-attachments.ts';
import { attachingCouncils } from '../testing/attaching-councils.ts';

const {
  oak,
  elm,
  officer,
  page,
  draft,
  publish,
  send,
  scan,
  attach,
  begun,
  attachments,
  names,
  faults,
} = attachingCouncils();

const copyOf = async (fromId: number, more: { isTemplate?: boolean } = {}) =>
  (await officer().call(addDocument, { title: 'Second plan', fromId, ...more })).document.id;
/** What the history of a document says of its attachments. */
const told = async (id: number) => {
  const { rows } = await withTenant(oak(), (tx) =>
    sql<{ said: string }>`
      select new_value as said from record_history
       where entity = 'document' and record_id = ${id} and field = 'attachments' order by id`.execute(
      tx,
    ),
  );
  return rows.map(({ said }) => said);
};

/** A document with two clean attachments: the form that came last stands first, the study has a title. */
async function attached() {
  const { id } = await begun();
  const floods = await attach(id, 'study.pdf', letterPdf('Flood study'));
  const form = await attach(id, 'form.pdf', letterPdf('Response form'));
  const change = (fileId: number, to: object) =>
    officer().call(changeDraftAttachment, { id, fileId, row_version: 1, ...to });
  await change(floods, { title: 'Flood study, 2026' });
  await change(form, { behind: null });
  return { id, floods, form };
}

describe('attachments of a document', () => {
  it('follow into one that begins from it with titles and order, are scanned, and are its own', async () => {
    const first = await attached();
    const id = await copyOf(first.id);
    // They could be missing from what is published until their bytes have followed.
    const { revision } = await draft(id);
    await expect(officer().call(publishDocument, { id, revision })).rejects.toThrow(
      'form.pdf is still being copied. Try again in a moment.',
    );
    expect(await faults(id)).toEqual([
      'attachments: form.pdf is still being copied. Try again in a moment.',
      'attachments: study.pdf is still being copied. Try again in a moment.',
    ]);
    await runWaitingJobs(oak(), 'copy-attachments');
    const copies = await attachments(id);
    expect(copies).toMatchObject([
      { name: 'form.pdf', title: '', scannedStatus: 'unscanned', isPublic: false },
      { name: 'study.pdf', title: 'Flood study, 2026', scannedStatus: 'unscanned' },
    ]);
    const ids = copies.map((each) => each.id);
    expect(new Set([...ids, first.floods, first.form]).size).toBe(4);
    for (const fileId of ids) await scan(fileId);
    await officer().call(deleteDraftAttachment, { id: first.id, fileId: first.floods });
    await publish(id);
    const { html } = await page(`/p/document/${id}/attachments`, oak());
    expect(html.indexOf('form.pdf')).toBeGreaterThan(0);
    expect(html.indexOf('Flood study, 2026')).toBeGreaterThan(html.indexOf('form.pdf'));
    const { status, bytes } = await page(`/p/document/${id}/attachments/${ids[1]}`, oak());
    expect([status, new TextDecoder().decode(bytes).slice(0, 5)]).toEqual([200, '%PDF-']);
    expect((await page(`/p/document/${id}/attachments/${first.form}`, oak())).status).toBe(404);
    expect((await attachments(first.id)).map((each) => each.id)).toEqual([first.form]);
  });

  it('follow through a template, once, however often the message is delivered', async () => {
    const template = await copyOf((await attached()).id, { isTemplate: true });
    await runWaitingJobs(oak(), 'copy-attachments');
    for (const { id } of await attachments(template)) await scan(id);
    const id = await copyOf(template);
    await runWaitingJobs(oak(), 'copy-attachments');
    const once = await attachments(id);
    await runWaitingJobs(oak(), 'copy-attachments');
    expect(await attachments(id)).toEqual(once);
    expect(once.map(({ name }) => name)).toEqual(['form.pdf', 'study.pdf']);
  });

  it(
    'are there once each when the job is killed at any of its writes and runs again',
    { timeout: 300_000 },
    async () => {
      const first = await attached();
      let kills = 0;
      for (const write of writesToKillAt()) {
        const id = await copyOf(first.id);
        const [message] = await waitingJobs(oak(), 'copy-attachments');
        if (!message) throw new Error('Nothing waits to be copied');
        const isKilled = await jobKilledAtWrite(write, message);
        if (isKilled) await runWaitingJobs(oak(), 'copy-attachments');
        expect(await names(id)).toEqual(['form.pdf', 'study.pdf']);
        expect((await told(id)).toSorted()).toEqual(['form.pdf uploaded', 'study.pdf uploaded']);
        for (const copy of await attachments(id)) await scan(copy.id);
        await publish(id);
        if (!isKilled) break;
        kills += 1;
      }
      expect(kills).toBeGreaterThan(2);
    },
  );

  it('are left out while they are not found clean, and the history says so', async () => {
    const first = await attached();
    await send(first.id, 'late.pdf', letterPdf('Late'));
    const id = await copyOf(first.id);
    await runWaitingJobs(oak(), 'copy-attachments');
    expect(await names(id)).toEqual(['form.pdf', 'study.pdf']);
    expect((await told(id))[0]).toBe('late.pdf was not copied: it had not been found clean');
  });

  it('that are still being copied do not follow further, and a version has them', async () => {
    const second = await copyOf((await attached()).id);
    const third = await copyOf(second);
    const keep = { id: second, name: 'As it began' };
    const { versions } = await officer().call(keepDocumentVersion, keep);
    await runWaitingJobs(oak(), 'copy-attachments');
    expect(await told(third)).toEqual([
      'form.pdf was not copied: it had not been found clean',
      'study.pdf was not copied: it had not been found clean',
    ]);
    const { revision } = await draft(second);
    const kept = versions[0]!.revision;
    await officer().call(restoreDocumentVersion, { id: second, kept, revision });
    expect(await names(second)).toEqual(['form.pdf', 'study.pdf']);
  });

  it('that can never be copied are told and given up, so that the document can be published', async () => {
    const id = await copyOf((await attached()).id);
    const fails = { ...copyAttachmentsJob, run: () => Promise.reject(new Error('No store')) };
    // As often as a message is delivered before it is given up.
    for (let time = 0; time < 20; time++)
      await runWaitingJobs(oak(), 'copy-attachments', { 'copy-attachments': fails });
    expect(await attachments(id)).toEqual([]);
    expect(await told(id)).toEqual([
      'form.pdf could not be copied. Upload it here.',
      'study.pdf could not be copied. Upload it here.',
    ]);
    expect(await faults(id)).toEqual([]);
  });

  it('that were deleted before the bytes followed do not keep the copy from the public', async () => {
    const first = await attached();
    const id = await copyOf(first.id);
    await officer().call(deleteDraftAttachment, { id: first.id, fileId: first.form });
    await runWaitingJobs(oak(), 'copy-attachments');
    expect(await names(id)).toEqual(['study.pdf']);
    expect(await faults(id)).toEqual([
      'attachments: study.pdf is still being scanned. Try again in a moment.',
    ]);
    expect(await told(id)).toContain('form.pdf could not be copied. Upload it here.');
  });

  it('do not follow for those who may not read them', async () => {
    const first = await attached();
    const json = { title: 'Mine', fromId: first.id };
    expect((await elm().as('officer').post('/documents/drafts', { json })).status).toBe(400);
    expect((await oak().as('viewer').post('/documents/drafts', { json })).status).toBe(403);
    expect((await oak().as('signed-out').post('/documents/drafts', { json })).status).toBe(401);
    const { rows } = await withTenant(elm(), (tx) =>
      sql<{ n: number }>`select count(*)::int as n from document_attachments`.execute(tx),
    );
    expect(rows).toEqual([{ n: 0 }]);
  });
});
