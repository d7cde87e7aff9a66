import { beforeAll, describe, expect, it } from 'vitest';
import sharp from 'sharp';
import { eicar } from '../../platform/scanning/testing/eicar.ts';
import { sql, withPublic } from '../../platform/db.ts';
import { twoCouncils, type Council } from '../../platform/testing/council.ts';
import { useWorld } from '../../platform/testing/world.ts';
import type { EditionPicture } from '../ground/documents/edition.ts';
import { emptyImage } from '../ground/documents/blocks/image/schema.ts';
import { emptyQuestion } from '../ground/documents/blocks/question/schema.ts';
import { previewDocument } from '../page/document-preview/contract.ts';
import { pagesServed } from '../page/public/testing/served-pages.ts';
import { addBlock, addDocument, changeBlock } from './contract.ts';
import { listDraftPictures } from './contract/pictures.ts';
import { checkDocument } from './contract/publishing.ts';
import { documentTurn } from './pictures/cutting-turns.ts';
import { drawnPicture, middleOf } from './testing/drawn-picture.ts';
import { drafting } from './testing/drafted.ts';
import { picturing } from './testing/pictured.ts';

useWorld();

let oak: Council;
let elm: Council;
const page = pagesServed();
const officer = () => oak.as('officer');
const { drafted, draft, publish } = drafting(() => oak);
const { upload, scan, uploadScanned } = picturing(() => oak);

beforeAll(async () => {
  ({ oak, elm } = await twoCouncils());
}, 120_000);

const pictures = async (id: number) => (await officer().call(listDraftPictures, { id })).pictures;

/** Writes the content of the first block of a document. */
async function write(id: number, content: object) {
  const [block] = (await draft(id)).blocks;
  const row_version = block!.row_version;
  return officer().call(changeBlock, { id, blockId: block!.id, content, row_version });
}

/** Adds a block as given, which may be refused. */
const add = (id: number, sectionId: string, type: string, content: object) =>
  officer().post(`/documents/drafts/${id}/blocks`, {
    json: { sectionId, position: 0, isBeside: false, type, content },
  });

const faults = async (id: number) =>
  (await officer().call(checkDocument, { id })).findings
    .filter(({ isFault }) => isFault)
    .map(({ field, message }) => `${field}: ${message}`);

const fieldsIn = (body: unknown) =>
  (body as { error: { fields: Record<string, string> } }).error.fields;

/** A file that the public reads of a document. */
async function fileOf(id: number, name: string) {
  const { rows } = await withPublic(oak, (tx) =>
    sql<{ body: Buffer; content_type: string }>`
      select body, content_type from published_document_files
       where document_id = ${id} and name = ${name}`.execute(tx),
  );
  return rows[0];
}

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
    expect((await oak.as('signed-out').get(view)).status).toBe(401);
    expect((await oak.as('resident').get(view)).status).toBe(403);
    expect((await elm.as('officer').get(view)).status).toBe(404);
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
    const { document } = await elm.as('officer').call(addDocument, { title: 'Elm' });
    const foreign = await elm.as('officer').post(`/documents/drafts/${document.id}/blocks`, {
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

describe('an image', () => {
  it.each([
    [{ crop: { x: 0.5, y: 0, width: 0.6, height: 1 } }, 'content.crop'],
    [{ crop: { x: 0, y: 0, width: 0.01, height: 1 } }, 'content.crop.width'],
    [{ alt: 'x'.repeat(501) }, 'content.alt'],
    [{ fileId: '7' }, 'content.fileId'],
    [{ src: 'https://example.org/a.png' }, 'content.'],
  ])('refuses %j', async (wrong, field) => {
    const { id, sectionId } = await drafted([]);
    const { status, body } = await add(id, sectionId, 'image', { ...emptyImage(), ...wrong });
    expect(status).toBe(400);
    expect(Object.keys(fieldsIn(body))).toContain(field);
  });

  it('needs a picture that is clean, and words for those who do not see it unless it decorates', async () => {
    const { id } = await drafted([{ type: 'image' }]);
    const words =
      'Describe the picture for people who cannot see it, or say that it only decorates';
    expect(await faults(id)).toEqual([`fileId: Choose a picture`, `alt: ${words}`]);
    const fileId = await upload(id, 'mill.png', await drawnPicture(40, 20));
    await write(id, { ...emptyImage(), fileId });
    expect(await faults(id)).toEqual([
      `alt: ${words}`,
      'fileId: The picture is still being scanned. Try again in a moment.',
    ]);
    await scan(fileId);
    await write(id, { ...emptyImage(), fileId, isDecorative: true, alt: 'kept, not read' });
    expect(await faults(id)).toEqual([]);
    await publish(id);
    const { html } = await page(`/p/document/${id}`, oak);
    expect(html).toMatch(/<figure class="picture"><img [^>]*alt=""/);
    await write(id, { ...emptyImage(), fileId, alt: 'Picture of the mill' });
    const { findings } = await officer().call(checkDocument, { id });
    expect(findings).toContainEqual(
      expect.objectContaining({
        field: 'alt',
        isFault: false,
        message: expect.stringContaining('Begin with what it shows') as string,
      }),
    );
  });

  it('is published as it was cropped, in two sizes with their measures, and never changes again', async () => {
    const { id } = await drafted([{ type: 'image' }]);
    const fileId = await uploadScanned(id, 'plan.jpg', await drawnPicture(4000, 2000, 'jpeg'));
    // The quarter below on the left is blue.
    const crop = { x: 0, y: 0.5, width: 0.5, height: 0.5 };
    const content = { ...emptyImage(), fileId, crop, alt: 'The <mill>', caption: 'By the Tyne' };
    const first = await write(id, content);
    await publish(id);
    const { html } = await page(`/p/document/${id}`, oak);
    const base = `/p/document/${id}/editions/1/pictures/${fileId}-0-5000-5000-5000`;
    expect(html).toContain(
      `src="${base}-1600.jpg" srcSet="${base}-800.jpg 800w, ${base}-1600.jpg 1600w"`,
    );
    expect(html).toContain('width="1600" height="800" alt="The &lt;mill&gt;"');
    expect(html).toContain('<figcaption>By the Tyne</figcaption>');
    const name = `pictures/${fileId}-0-5000-5000-5000`;
    const small = (await fileOf(id, `${name}-800.jpg`))!;
    expect(await sharp(small.body).metadata()).toMatchObject({ width: 800, height: 400 });
    const [red = 255, green = 255, blue = 0] = await middleOf(small.body);
    expect([red < 30, green < 30, blue > 225]).toEqual([true, true, true]);
    const sent = await page(`${base}-800.jpg`, oak);
    expect(sent.status).toBe(200);
    expect(sent.headers.get('content-type')).toBe('image/jpeg');
    expect((await page(`${base}-800.jpg`, elm)).status).toBe(404);
    expect((await page(`/p/document/${id}/editions/1/pictures/${fileId}.jpg`, oak)).status).toBe(
      404,
    );

    await officer().call(changeBlock, {
      id,
      blockId: first.block.id,
      content: { ...content, crop: null },
      row_version: first.block.row_version,
    });
    expect((await page(`/p/document/${id}`, oak)).html).toContain(`${base}-1600.jpg`);
    const { html: preview, leftOut } = await officer().call(previewDocument, { id });
    expect(leftOut).toBe(0);
    const [, address = ''] = /<img src="data:image\/jpeg;base64,([^"]+)"/.exec(preview) ?? [];
    expect(await sharp(Buffer.from(address, 'base64')).metadata()).toMatchObject({ width: 800 });
  });

  it('keeps what shines through, and is never larger than it was', async () => {
    const { id, ids } = await drafted([{ type: 'image' }]);
    const clear = await sharp({
      create: { width: 300, height: 200, channels: 4, background: { r: 0, g: 0, b: 0, alpha: 0 } },
    })
      .png()
      .toBuffer();
    const fileId = await uploadScanned(id, 'sign.png', clear);
    await write(id, { ...emptyImage(), fileId, alt: 'A sign' });
    await publish(id);
    const { body } = await oak.as('signed-out').get(`/documents/${id}`);
    const { config } = (body as { result: { config: { sections: { rows: unknown[][] }[] } } })
      .result;
    const shown = config.sections[0]!.rows[0]![0] as { id: string; content: EditionPicture };
    expect(shown.id).toBe(ids[0]);
    expect(shown.content).toEqual({
      alt: 'A sign',
      caption: '',
      files: [{ name: `pictures/${fileId}-whole-300.png`, width: 300, height: 200 }],
    });
    const file = (await fileOf(id, `pictures/${fileId}-whole-300.png`))!;
    expect((await sharp(file.body).stats()).isOpaque).toBe(false);
  });
});

describe('pictures of options', () => {
  it('are squares of the edition; addresses of older drafts stay', async () => {
    const { id, sectionId } = await drafted([]);
    const fileId = await uploadScanned(id, 'mill.png', await drawnPicture(600, 300));
    const option = (title: string, more: object) => ({
      id: `opt-${title}`,
      title,
      description: '',
      imageUrl: '',
      ...more,
    });
    const question = {
      ...emptyQuestion('radio'),
      title: 'Which?',
      options: [
        option('Mill', { imageFileId: fileId }),
        option('Dock', { imageUrl: 'https://example.org/dock.png' }),
        option('None', { imageFileId: null }),
      ],
    };
    await officer().call(addBlock, {
      id,
      sectionId,
      position: 0,
      isBeside: false,
      type: 'question',
      content: question,
    });
    await publish(id);
    const { html } = await page(`/p/document/${id}`, oak);
    const name = `pictures/${fileId}-option-228.png`;
    const address = `/p/document/${id}/editions/1/${name}`;
    expect(html).toContain(`<img src="${address}" alt="" width="114" height="114"`);
    expect(html).toContain('<img src="https://example.org/dock.png" alt=""');
    expect(html.match(/class="option"><img/g)).toHaveLength(2);
    // For the script that makes the question one to answer, too.
    expect(html).toContain(`"imageUrl":"${address}"`);
    const file = (await fileOf(id, name))!;
    expect(await sharp(file.body).metadata()).toMatchObject({ width: 228, height: 228 });
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
    // Two are under way, and eight wait.
    const before = Array.from({ length: 10 }, () => documentTurn(() => promise));
    try {
      const { status, headers } = await preview(id);
      expect([status, headers.get('retry-after')]).toEqual([503, '5']);
      expect((await preview(bare.id)).status).toBe(200);
    } finally {
      resolve();
      await Promise.all(before);
    }
    expect((await preview(id)).status).toBe(200);
  });
});
