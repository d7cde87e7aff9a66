import { describe, expect, it } from 'vitest';
import sharp from 'sharp';
import { eicar } from '../../../platform/scanning/testing/eicar.ts';
import { emptyImage } from '../../ground/documents/blocks/image/schema.ts';
import { emptyQuestion } from '../../ground/documents/blocks/question/schema.ts';
import { previewDocument } from '../../composed/document-preview/contract.ts';
import { addDocument } from '../contract.ts';
import { documentTurn } from '../pictures/cutting-turns.ts';
import { drawnPicture } from '../testing/drawn-picture.ts';
import { picturingCouncils } from '../testing/picturing-councils.ts';

const {
  oak,
  elm,
  officer,
  drafted,
  upload,
  scan,
  uploadScanned,
  pictures,
  write,
  add,
  faults,
  fieldsIn,
} = picturingCouncils();

describe('a picture of a document', () => {
  it('is scanned before it is seen, by staff of its council alone', async () => {
    const { id } = await drafted([{ type: 'image' }]);
    const fileId = await upload(id, 'mill.png', await drawnPicture(1600, 900));
    expect(await pictures(id)).toEqual([
      { id: fileId, name: 'mill.png', scannedStatus: 'unscanned', reason: null },
    ]);
    const view = `/documents/drafts/${id}/pictures/${fileId}`;
    expect((await officer().get(view)).status).toBe(404);
    await scan(fileId);
    expect(await pictures(id)).toMatchObject([{ id: fileId, scannedStatus: 'clean' }]);
    const { status, bytes, headers } = await officer().get(view);
    expect([status, headers.get('content-type')]).toEqual([200, 'image/png']);
    expect(await sharp(bytes).metadata()).toMatchObject({ width: 1200, height: 675 });
    expect((await oak().as('signed-out').get(view)).status).toBe(401);
    expect((await oak().as('resident').get(view)).status).toBe(403);
    expect((await elm().as('officer').get(view)).status).toBe(404);
    const { id: other } = await drafted([]);
    expect((await officer().get(`/documents/drafts/${other}/pictures/${fileId}`)).status).toBe(404);
  });

  it.each([
    ['plan.pdf', 'Only PNG and JPEG pictures are allowed'],
    ['mill', 'Only PNG and JPEG pictures are allowed'],
  ])('is refused as %s before a byte is sent', async (fileName, message) => {
    const { id } = await drafted([]);
    const json = { fileCollection: [{ fileName, size: 10 }] };
    const { status, body } = await officer().post(`/documents/drafts/${id}/pictures`, { json });
    expect([status, fieldsIn(body)]).toEqual([400, { 'fileCollection[0]': message }]);
  });

  it('is refused where it is larger than 32 MB', async () => {
    const { id } = await drafted([]);
    const json = { fileCollection: [{ fileName: 'mill.png', size: 40 * 1024 * 1024 }] };
    const { body } = await officer().post(`/documents/drafts/${id}/pictures`, { json });
    expect(Object.values(fieldsIn(body))).toEqual(['The file is larger than 32 MB']);
  });

  it('that is none, or infected, keeps its block from being published and says why', async () => {
    const { id } = await drafted([{ type: 'image' }]);
    const wrong = await uploadScanned(id, 'mill.png', Buffer.from('no picture at all'));
    await write(id, { ...emptyImage(), fileId: wrong, alt: 'The mill' });
    const [asNone] = await faults(id);
    expect(asNone).toMatch(/^fileId: The picture cannot be used: /);
    const infected = await uploadScanned(
      id,
      'tide.png',
      Buffer.concat([await drawnPicture(20, 20), eicar()]),
    );
    expect(await pictures(id)).toMatchObject([{ id: infected, scannedStatus: 'quarantined' }, {}]);
    await write(id, { ...emptyImage(), fileId: infected, alt: 'The tide' });
    expect(await faults(id)).toEqual([expect.stringMatching(/virus|EICAR/i)]);
    const { leftOut } = await officer().call(previewDocument, { id });
    expect(leftOut).toBe(1);
  });

  it('belongs to its document: blocks of others cannot name it', async () => {
    const { id } = await drafted([]);
    const fileId = await uploadScanned(id, 'mill.png', await drawnPicture(20, 20));
    const { id: other, sectionId } = await drafted([]);
    const image = { ...emptyImage(), fileId };
    const refused = await add(other, sectionId, 'image', image);
    expect([refused.status, fieldsIn(refused.body)]).toEqual([
      400,
      { 'content.fileId': 'This document has no such picture' },
    ]);
    const option = { id: 'opt1', title: 'A', description: '', imageUrl: '', imageFileId: fileId };
    const question = { ...emptyQuestion('radio'), options: [option] };
    expect(fieldsIn((await add(other, sectionId, 'question', question)).body)).toEqual({
      'content.options.0.imageFileId': 'This document has no such picture',
    });
    const block = (await drafted([{ type: 'image' }])).ids[0]!;
    const { status } = await officer().patch(`/documents/drafts/${other}/blocks/${block}`, {
      json: { content: image, row_version: 1 },
    });
    expect(status).toBe(404);
    const { document } = await elm().as('officer').call(addDocument, { title: 'Elm' });
    const foreign = await elm()
      .as('officer')
      .post(`/documents/drafts/${document.id}/blocks`, {
        json: {
          sectionId: document.sections[1]!.id,
          position: 0,
          isBeside: false,
          type: 'image',
          content: image,
        },
      });
    expect(foreign.status).toBe(400);
  });
});

describe('pictures that are cut for a preview', () => {
  it('are cut for a few documents at a time; with too many waiting it is told to come again', async () => {
    const { id } = await drafted([{ type: 'image', content: emptyImage() }]);
    const fileId = await uploadScanned(id, 'river.png', await drawnPicture(900, 600));
    await write(id, { ...emptyImage(), fileId, alt: 'The river' });
    const bare = await drafted([{ type: 'divider', content: {} }]);
    const preview = (of: number) => officer().get(`/documents/drafts/${of}/preview`);
    expect((await preview(id)).status).toBe(200);
    const { promise, resolve } = Promise.withResolvers<void>();
    // One is under way, and eight wait.
    const before = Array.from({ length: 9 }, () => documentTurn(() => promise, oak().shortName));
    try {
      const { status, headers } = await preview(id);
      expect([status, headers.get('retry-after')]).toEqual([503, '5']);
      expect((await preview(bare.id)).status).toBe(200);
      expect(await documentTurn(async () => 'cut', elm().shortName)).toBe('cut');
    } finally {
      resolve();
      await Promise.all(before);
    }
    expect((await preview(id)).status).toBe(200);
  });
});
