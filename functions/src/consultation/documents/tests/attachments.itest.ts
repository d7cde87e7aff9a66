import { describe, expect, it } from 'vitest';
import { eicar } from '../../../platform/scanning/testing/eicar.ts';
import { sql, withTenant } from '../../../platform/db.ts';
import {
  changeDraftAttachment,
  deleteDraftAttachment,
  getDraftAttachment,
  restoreDraftAttachment,
} from '../contract/attachments.ts';
import { drawnPicture } from '../testing/drawn-picture.ts';
import { attachingCouncils } from '../testing/attaching-councils.ts';

const { oak, elm, officer, draft, send, scan, attach, study, begun, attachments, names, faults } =
  attachingCouncils();

const refusal = async (work: Promise<unknown>) =>
  work.then(
    () => 'done',
    (error: Error) => /"code":"([\w-]+)"/.exec(error.message)?.[1],
  );

describe('an attachment of a draft', () => {
  it('is scanned, has a title and a place, and changes the draft', async () => {
    const { id } = await begun();
    const before = (await draft(id)).revision;
    const first = await send(id, 'flood study.pdf', study);
    expect(await attachments(id)).toMatchObject([
      {
        id: first,
        name: 'flood study.pdf',
        title: '',
        scannedStatus: 'unscanned',
        isPublic: false,
      },
    ]);
    expect((await draft(id)).revision).toBeGreaterThan(before);
    expect(await faults(id)).toEqual([
      'attachments: flood study.pdf is still being scanned. Try again in a moment.',
    ]);
    expect((await officer().get(`/documents/drafts/${id}/attachments/${first}`)).status).toBe(404);
    await scan(first);
    expect(await faults(id)).toEqual([]);
    const { url } = await officer().call(getDraftAttachment, { id, fileId: first });
    const saved = await fetch(url);
    expect(new TextDecoder().decode(await saved.arrayBuffer())).toMatch(/^%PDF-/);

    await attach(id, 'plan.png', await drawnPicture(40, 30));
    await attach(id, 'form.pdf', study);
    const [, , last] = await attachments(id);
    await officer().call(changeDraftAttachment, {
      id,
      fileId: last!.id,
      behind: null,
      row_version: last!.row_version,
    });
    expect(await names(id)).toEqual(['form.pdf', 'flood study.pdf', 'plan.png']);
    const title = { id, fileId: first, title: 'Flood study, 2026', row_version: 1 };
    await officer().call(changeDraftAttachment, title);
    expect((await attachments(id)).map((each) => each.title)).toEqual(['', title.title, '']);
    const late = officer().call(changeDraftAttachment, { ...title, title: 'Floods' });
    expect(await refusal(late)).toBe('changed-meanwhile');
    expect((await attachments(id))[1]!.title).toBe('Flood study, 2026');
  });

  it('is refused where it cannot be what it claims, or there are too many', async () => {
    const { id } = await begun();
    const refused = async (fileName: string, size: number) => {
      const json = { fileCollection: [{ fileName, size }] };
      const { status, body } = await officer().post(`/documents/drafts/${id}/attachments`, {
        json,
      });
      return [status, Object.values((body as { error: { fields: object } }).error.fields)[0]];
    };
    expect(await refused('letter.docm', 10)).toEqual([400, 'Only image and PDF files are allowed']);
    expect(await refused('study.pdf', 33 * 1024 * 1024)).toEqual([
      400,
      'The file is larger than 32 MB',
    ]);
    const virus = await attach(id, 'virus.pdf', eicar());
    expect((await attachments(id))[0]).toMatchObject({ id: virus, isPublic: false });
    expect(['quarantined', 'fail']).toContain((await attachments(id))[0]!.scannedStatus);
    expect((await faults(id))[0]).toMatch(/^attachments: virus\.pdf cannot be published: /);
    await withTenant(oak(), (tx) =>
      sql`
        insert into document_attachments (document_id, upload, safe_name, display_name, content_type, size_bytes, user_name, arrived_at, state)
        select ${id}, gen_random_uuid(), 'a.pdf', 'a.pdf', 'application/pdf', 1, 'Officer', now(), 'clean'
          from generate_series(1, 49)`.execute(tx),
    );
    expect(await refused('one more.pdf', 10)).toEqual([
      400,
      'A document has at most 50 attachments',
    ]);
  });

  it('belongs to its document and its council', async () => {
    const { id } = await begun();
    const other = await begun();
    const fileId = await attach(id, 'study.pdf', study);
    for (const [council, of] of [
      [oak(), other.id],
      [elm(), id],
    ] as const) {
      const there = council.as('officer');
      const path = `/documents/drafts/${of}/attachments/${fileId}`;
      expect((await there.get(path)).status).toBe(404);
      expect((await there.patch(path, { json: { title: 'Mine', row_version: 1 } })).status).toBe(
        404,
      );
      expect((await there.delete(path)).status).toBe(404);
    }
    expect(await attachments(id)).toMatchObject([{ id: fileId, title: '' }]);
  });

  it('comes back after it was deleted, where it stood', async () => {
    const { id } = await begun();
    const fileId = await attach(id, 'study.pdf', study);
    const plan = await attach(id, 'plan.png', await drawnPicture(40, 30));
    await officer().call(deleteDraftAttachment, { id, fileId });
    expect(await names(id)).toEqual(['plan.png']);
    const moved = { id, fileId: plan, behind: fileId, row_version: 1 };
    expect(await refusal(officer().call(changeDraftAttachment, moved))).toBe('not-found');
    expect((await officer().get(`/documents/drafts/${id}/attachments/${fileId}`)).status).toBe(404);
    expect(await refusal(officer().call(deleteDraftAttachment, { id, fileId }))).toBe('not-found');
    await officer().call(restoreDraftAttachment, { id, fileId });
    expect(await names(id)).toEqual(['study.pdf', 'plan.png']);
    expect((await officer().get(`/documents/drafts/${id}/attachments/${fileId}`)).status).toBe(200);
    expect(await refusal(officer().call(restoreDraftAttachment, { id, fileId }))).toBe('not-found');
  });
});

describe('the history of a document', () => {
  it('tells who added, called, placed and deleted an attachment', async () => {
    const { id } = await begun();
    const fileId = await attach(id, 'study.pdf', study);
    const plan = await attach(id, 'plan.png', await drawnPicture(40, 30));
    const rewrite = (more: { title?: string; behind?: number }, row_version: number) =>
      officer().call(changeDraftAttachment, { id, fileId, row_version, ...more });
    await rewrite({ title: 'Flood study' }, 1);
    await rewrite({ title: 'Flood study' }, 2);
    await rewrite({ behind: plan }, 3);
    await rewrite({ behind: plan }, 3);
    await officer().call(deleteDraftAttachment, { id, fileId });
    await officer().call(restoreDraftAttachment, { id, fileId });
    const { rows } = await withTenant(oak(), (tx) =>
      sql<{ said: string; was: string | null; isTold: boolean }>`
        select new_value as said, old_value as was, account_id is not null and created_at is not null as "isTold"
          from record_history
         where entity = 'document' and record_id = ${id} and field = 'attachments' order by id`.execute(
        tx,
      ),
    );
    expect(rows.map(({ said, was }) => [said, was])).toEqual([
      ['study.pdf uploaded', null],
      ['plan.png uploaded', null],
      ['study.pdf: Flood study', 'study.pdf: no title'],
      ['study.pdf is number 2 of 2', 'study.pdf is number 1 of 2'],
      ['study.pdf deleted', null],
      ['study.pdf brought back', null],
    ]);
    expect(rows.every(({ isTold }) => isTold)).toBe(true);
  });
});
