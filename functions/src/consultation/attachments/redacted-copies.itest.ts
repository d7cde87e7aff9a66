import { inflateSync } from 'node:zlib';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { sweepCouncil } from '../../records/files/sweep-files.ts';
import { sql, withTenant } from '../../platform/db.ts';
import { readPdf } from '../../platform/print/testing/read-pdf.ts';
import { newCouncil } from '../../platform/testing/council.ts';
import { useWorld } from '../../platform/testing/world.ts';
import { runWaitingJobs, waitingJobs } from '../../testing/waiting-jobs.ts';
import { attachmentOwner } from '../ground/attachments/attachment-owner.ts';
import { drawPage } from '../ground/pdf-pages/draw-page.ts';
import { openPdf } from '../ground/pdf-pages/open-pdf.ts';
import { usePublishing } from '../published-representations/testing/publishing.ts';
import {
  type AttachmentBox,
  deleteAttachment,
  getAttachmentBoxes,
  getAttachmentCopy,
  listAttachments,
  putAttachmentBoxes,
} from './contract.ts';
import { dropCopies } from './drop-copies.ts';
import { attaching, bytesAt } from './testing/attached.ts';
import { letterPdf } from './testing/letter-pdf.ts';

useWorld();

const { council, registered } = usePublishing();
const { attach, redact } = attaching(council);
const officer = () => council().as('officer');
const viewer = () => council().as('viewer');

const SECRET = 'Zqx Quillfeather';
const letter = letterPdf(SECRET);
/** Over the second line of a page. */
const over = (page: number): AttachmentBox => ({
  page,
  x: 0.1,
  y: 0.48,
  width: 0.5,
  height: 0.06,
  kind: 'name',
});
const both = [over(1), over(2)];

/** All that can be read out of a file's bytes, packed or not. */
function everythingIn(bytes: Buffer): string {
  const parts = [bytes.toString('latin1')];
  for (let at = bytes.indexOf('stream\n'); at !== -1; at = bytes.indexOf('stream\n', at + 7))
    try {
      parts.push(inflateSync(bytes.subarray(at + 7)).toString('latin1'));
    } catch {
      // A picture.
    }
  return parts.join('\n');
}

/** Whether each pixel of a part of a page is black, and whether any is. */
async function darkness(pdf: Buffer, { page, x, y, width, height }: Omit<AttachmentBox, 'kind'>) {
  const canvas = await drawPage(await (await openPdf(pdf)).getPage(page), 72);
  const [left, top, right, bottom] = [x, y, x + width, y + height].map((part, at) =>
    Math.round(part * (at % 2 ? canvas.height : canvas.width)),
  ) as [number, number, number, number];
  const { data } = canvas
    .getContext('2d')
    .getImageData(left + 1, top + 1, right - left - 2, bottom - top - 2);
  const dark = data.filter((_value, at) => at % 4 === 0).map((value) => (value < 40 ? 1 : 0));
  return { all: dark.every(Boolean), some: dark.some(Boolean) };
}

const copyOf = async (id: number, fileId: number) =>
  bytesAt((await viewer().call(getAttachmentCopy, { id, fileId })).url);

describe('the redacted copy', () => {
  it('of a PDF has pictures alone, black under the boxes', async () => {
    const { id } = await registered();
    const fileId = await attach(id, `${SECRET}.pdf`, letter);
    await redact(id, fileId, both);
    const copy = await copyOf(id, fileId);
    expect(await viewer().call(listAttachments, { id })).toMatchObject({
      attachments: [{ copy: { state: 'made', version: 1, pages: 2, size: copy.length } }],
    });
    for (const page of [1, 2]) {
      expect(await darkness(letter, over(page))).toEqual({ all: false, some: true });
      expect(await darkness(copy, over(page))).toEqual({ all: true, some: true });
      const line = { page, x: 0.1, y: 0.13, width: 0.5, height: 0.05 };
      expect(await darkness(copy, line)).toEqual({ all: false, some: true });
    }
    const { text, info, pages, tags } = await readPdf(copy);
    expect([text.trim(), pages]).toEqual(['', 2]);
    expect(tags.map(({ alt }) => alt)).toContain('Page 2 of 2, as a picture; redacted: name');
    expect(info).not.toHaveProperty('Author');
    expect(info).not.toHaveProperty('CreationDate');
    const everything = everythingIn(copy);
    expect(everything).not.toMatch(/zqx|quill|floods|2020/i);
    expect(everything).toContain('Attachment 1');
    expect(everythingIn(letter)).toMatch(/Zqx/);
  });

  it.each(['png', 'jpeg'] as const)(
    'of a %s is black under the box, without EXIF',
    async (type) => {
      const { id } = await registered();
      const picture = await sharp({
        create: { width: 400, height: 200, channels: 3, background: '#ffe080' },
      })
        .withExif({ IFD0: { Copyright: SECRET }, IFD3: { GPSLatitude: '51/1 30/1 0/1' } })
        .toFormat(type)
        .toBuffer();
      const fileId = await attach(id, `photo.${type}`, picture);
      const box = { page: 1, x: 0.25, y: 0.25, width: 0.5, height: 0.5, kind: 'other' as const };
      await redact(id, fileId, [box]);
      const copy = await copyOf(id, fileId);
      const { format, exif, xmp, icc, iptc } = await sharp(copy).metadata();
      expect({ format, exif, xmp, icc, iptc }).toEqual({ format: type });
      expect(copy.toString('latin1')).not.toContain('Zqx');
      const part = async (left: number, top: number) => {
        const region = { left, top, width: 180, height: 40 };
        const { channels } = await sharp(await sharp(copy).extract(region).toBuffer()).stats();
        return channels.slice(0, 3).map(({ max }) => max);
      };
      for (const value of await part(110, 60)) expect(value).toBeLessThan(12);
      for (const value of await part(110, 5)) expect(value).toBeGreaterThan(100);
    },
  );

  it('is made without boxes, too, and once only', async () => {
    const { id } = await registered();
    const fileId = await attach(id, 'a.pdf', letter);
    const ask = { id, fileId, boxes: [], version: 0 };
    expect(await officer().call(putAttachmentBoxes, ask)).toEqual({ version: 1 });
    expect(await waitingJobs(council(), 'redact-attachment')).toHaveLength(1);
    expect((await viewer().call(listAttachments, { id })).attachments).toMatchObject([
      { copy: { state: 'making', size: null } },
    ]);
    const [message] = await waitingJobs(council(), 'redact-attachment');
    await runWaitingJobs(council(), 'redact-attachment');
    const copy = await copyOf(id, fileId);
    expect(everythingIn(copy)).not.toMatch(/zqx/i);
    expect(message?.payload).toMatchObject({ copyId: expect.any(Number) as number });
  });

  it('follows the latest boxes: the former one is gone', async () => {
    const { id } = await registered();
    const fileId = await attach(id, 'a.pdf', letter);
    await redact(id, fileId, [over(1)]);
    const { url: former } = await viewer().call(getAttachmentCopy, { id, fileId });
    await redact(id, fileId, both);
    expect((await fetch(former)).status).toBe(404);
    expect(await darkness(await copyOf(id, fileId), over(2))).toEqual({ all: true, some: true });
    expect(await officer().call(getAttachmentBoxes, { id, fileId })).toEqual({
      boxes: both,
      version: 2,
    });
    const stale = await officer().put(
      `/consultations/representations/${id}/attachments/${fileId}/boxes`,
      { json: { boxes: [], version: 1 } },
    );
    expect(stale.status).toBe(409);
  });

  it('is deleted with its file, once that cannot be restored any more', async () => {
    const { id } = await registered();
    const fileId = await attach(id, 'a.pdf', letter);
    await redact(id, fileId, both);
    const { url } = await viewer().call(getAttachmentCopy, { id, fileId });
    await officer().call(deleteAttachment, { id, fileId });
    await dropCopies(council());
    expect((await fetch(url)).status).toBe(200);
    await withTenant(council(), (tx) =>
      sql`
        update representation_files set deleted_at = now() - interval '2 hours', next_scan_at = now()
         where id = ${fileId}`.execute(tx),
    );
    await sweepCouncil({ tenant: council(), owner: attachmentOwner });
    await dropCopies(council());
    expect((await fetch(url)).status).toBe(404);
  });

  it('is refused for boxes that are on no page, and to whoever may not', async () => {
    const [{ id }, { id: other }] = [await registered(), await registered()];
    const fileId = await attach(id, 'a.pdf', letter);
    const path = (of: number) => `/consultations/representations/${of}/attachments/${fileId}/boxes`;
    const put = (boxes: object[], of = id, who: 'officer' | 'viewer' = 'officer') =>
      council()
        .as(who)
        .put(path(of), { json: { boxes, version: 0 } });
    for (const [wrong, field] of [
      [{ page: 3 }, 'boxes[0].page'],
      [{ page: 0 }, 'boxes[0].page'],
      [{ x: 0.9 }, 'boxes[0]'],
      [{ y: -0.1 }, 'boxes[0].y'],
      [{ width: 0 }, 'boxes[0].width'],
      [{ kind: 'secret' }, 'boxes[0].kind'],
    ] as const) {
      const answer = await put([{ ...over(1), ...wrong }]);
      expect(answer.status).toBe(400);
      expect(JSON.stringify(answer.body)).toContain(`"${field}"`);
    }
    expect((await put([], other)).status).toBe(404);
    expect((await put([], id, 'viewer')).status).toBe(403);
    const elm = await newCouncil();
    expect((await elm.as('officer').get(path(id))).status).toBe(404);
    expect((await elm.as('signed-out').get(path(id))).status).toBe(401);
    expect(await waitingJobs(council(), 'redact-attachment')).toEqual([]);
    expect((await viewer().get(path(id).replace('/boxes', '/copy'))).status).toBe(404);
  });
});
