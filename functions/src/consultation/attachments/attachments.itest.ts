import { describe, expect, it } from 'vitest';
import { type Sql, sql, withTenant } from '../../platform/db.ts';
import { useWorld } from '../../platform/testing/world.ts';
import { usePublishing } from '../published-representations/testing/publishing.ts';
import { representationHistory } from '../representations/contract.ts';
import {
  deleteAttachment,
  getAttachmentOriginal,
  listAttachments,
  restoreAttachment,
} from './contract.ts';
import { attaching, bytesAt } from './testing/attached.ts';
import { letterPdf } from './testing/letter-pdf.ts';

useWorld();

const { council, registered } = usePublishing();
const { upload, scan, attach } = attaching(council);
const officer = () => council().as('officer');
const viewer = () => council().as('viewer');

const SECRET = 'Zqx Quillfeather';
const letter = letterPdf(SECRET);

describe('an attachment', () => {
  it('is known by its number to those who may not read originals', async () => {
    const { id } = await registered();
    const fileId = await upload(id, `${SECRET}.pdf`, letter);
    const [waiting] = (await officer().call(listAttachments, { id })).attachments;
    expect(waiting).toMatchObject({
      id: fileId,
      number: 1,
      scannedStatus: 'unscanned',
      copy: null,
      original: { name: `${SECRET}.pdf`, size: letter.length, userName: 'officer' },
    });
    const original = `/consultations/representations/${id}/attachments/${fileId}/original`;
    expect((await officer().get(original)).status).toBe(404);
    await scan(fileId);
    const { url } = await officer().call(getAttachmentOriginal, { id, fileId });
    expect((await bytesAt(url)).equals(letter)).toBe(true);

    const { attachments } = await viewer().call(listAttachments, { id });
    expect(attachments).toMatchObject([{ number: 1, scannedStatus: 'clean', original: null }]);
    const { history } = await viewer().call(representationHistory, { id });
    expect(JSON.stringify(history)).toContain('Attachment 1 uploaded');
    expect(JSON.stringify([attachments, history])).not.toContain('Zqx');
    expect((await viewer().get(original)).status).toBe(403);
    expect((await viewer().get(original.replace('/original', '/boxes'))).status).toBe(403);
    expect((await viewer().get(original.replace('/original', '/copy'))).status).toBe(404);
  });

  it('goes and comes back within the hour, and is counted on', async () => {
    const { id } = await registered();
    const fileId = await attach(id, 'a.pdf', letter);
    const { url } = await officer().call(getAttachmentOriginal, { id, fileId });
    await officer().call(deleteAttachment, { id, fileId });
    expect((await officer().call(listAttachments, { id })).attachments).toEqual([]);
    const second = await attach(id, 'b.pdf', letter);
    await officer().call(restoreAttachment, { id, fileId });
    const { attachments } = await officer().call(listAttachments, { id });
    expect(attachments.map((each) => [each.id, each.number])).toEqual([
      [fileId, 1],
      [second, 2],
    ]);
    expect((await fetch(url)).status).toBe(200);
  });
});

describe('whoever may write and not read originals', () => {
  it('uploads and deletes, and is told no more than a viewer', async () => {
    const { id } = await registered();
    const fileId = await attach(id, `${SECRET}.pdf`, letter);
    const grants = (change: Sql<unknown>) => withTenant(council(), (tx) => change.execute(tx));
    await grants(sql`delete from role_grants where role_id = 'officer' and unit = 'originals'`);
    try {
      const own = await upload(id, `${SECRET} two.pdf`, letter);
      const { attachments } = await officer().call(listAttachments, { id });
      expect(attachments.map(({ original }) => original)).toEqual([null, null]);
      expect(JSON.stringify(attachments)).not.toContain('Zqx');
      const path = `/consultations/representations/${id}/attachments/${fileId}`;
      const json = { boxes: [], version: 0 };
      expect((await officer().put(`${path}/boxes`, { json })).status).toBe(403);
      expect((await officer().get(`${path}/original`)).status).toBe(403);
      await officer().call(deleteAttachment, { id, fileId: own });
    } finally {
      await grants(
        sql`insert into role_grants (role_id, unit, action) values ('officer', 'originals', 'read')`,
      );
    }
  });
});
