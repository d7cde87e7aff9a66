import { describe, expect, it } from 'vitest';
import { newCouncil } from '../../platform/testing/council.ts';
import { useWorld } from '../../platform/testing/world.ts';
import { usePublishing } from '../published-representations/testing/publishing.ts';
import { getPublication } from '../publishing/contract.ts';
import { removeRepresentations } from '../representations/contract.ts';
import { deleteAttachment, restoreAttachment } from './contract.ts';
import { attaching } from './testing/attached.ts';
import { letterPdf } from './testing/letter-pdf.ts';

useWorld();

const { council, registered, page, step } = usePublishing();
const { attach, redact } = attaching(council);
const officer = () => council().as('officer');
const letter = letterPdf('Zqx');
const box = { page: 1, x: 0.1, y: 0.48, width: 0.5, height: 0.06, kind: 'name' as const };

const file = (id: number, number = 1, of = council()) =>
  page(`/p/representations/${id}/attachments/${number}`, of);

async function publish(id: number) {
  await step('officer', id, 'ask');
  await step('admin', id, 'approve');
  expect((await step('officer', id, 'publish')).ids).toEqual([id]);
}

/** Published with one redacted attachment. */
async function published() {
  const { id } = await registered();
  const fileId = await attach(id, 'Zqx.pdf', letter);
  await redact(id, fileId, [box]);
  await publish(id);
  return { id, fileId };
}

describe('a published attachment', () => {
  it('is the redacted copy under a neutral name; what nobody looked through is not there', async () => {
    const { id } = await registered();
    const fileId = await attach(id, 'Zqx.pdf', letter);
    await attach(id, 'Zqx two.pdf', letter);
    await redact(id, fileId, [box]);
    expect((await file(id)).status).toBe(404);
    await publish(id);
    const { html } = await page(`/p/representations/${id}`);
    expect(html).toMatch(/Attachment 1 \(PDF, 2 pages, \d+ kB\)/);
    expect(html).not.toMatch(/Attachment 2|zqx/i);
    const { status, headers, html: bytes } = await file(id);
    expect(status).toBe(200);
    expect(Object.fromEntries(headers)).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': `inline; filename="representation-${id}-attachment-1.pdf"`,
      'x-content-type-options': 'nosniff',
    });
    expect(bytes).toMatch(/^%PDF-/);
    expect(bytes).not.toMatch(/zqx|floods/i);
    expect((await file(id, 2)).status).toBe(404);
    expect((await file(id, 1, await newCouncil())).status).toBe(404);
    expect((await page(`/p/representations/${id}/attachments/x`)).status).toBe(404);
  });

  it('is taken from the public as soon as other boxes are drawn, until the next edition', async () => {
    const { id, fileId } = await published();
    const before = (await file(id)).html;
    await redact(id, fileId, [box, { ...box, page: 2 }]);
    expect((await file(id)).status).toBe(404);
    expect((await page(`/p/representations/${id}`)).html).not.toContain('Attachment 1');
    expect(await officer().call(getPublication, { id })).toMatchObject({ isOutdated: true });
    await step('officer', id, 'ask');
    await redact(id, fileId, [box, { ...box, y: 0.2 }]);
    expect((await step('admin', id, 'approve')).ids).toEqual([]);
    await step('officer', id, 'ask');
    // Nor does whoever drew the boxes approve them.
    expect((await step('officer', id, 'approve')).ids).toEqual([]);
    await step('admin', id, 'approve');
    await step('officer', id, 'publish');
    const after = await file(id);
    expect(after.status).toBe(200);
    expect(after.html).not.toBe(before);
    expect(await officer().call(getPublication, { id })).toMatchObject({ isOutdated: false });
  });

  it('goes with its file, with what is withdrawn and with what is deleted', async () => {
    const one = await published();
    await officer().call(deleteAttachment, one);
    expect((await file(one.id)).status).toBe(404);
    expect((await page(`/p/representations/${one.id}`)).html).not.toContain('Attachment 1');
    await officer().call(restoreAttachment, one);
    expect((await file(one.id)).status).toBe(404);

    const withdrawn = await published();
    await step('officer', withdrawn.id, 'withdraw');
    expect((await file(withdrawn.id)).status).toBe(404);
    const deleted = await published();
    await officer().call(removeRepresentations, { ids: [deleted.id] });
    expect((await file(deleted.id)).status).toBe(404);
  });
});
