import { describe, expect, it } from 'vitest';
import sharp from 'sharp';
import type { EditionPicture } from '../../ground/documents/edition.ts';
import { emptyImage } from '../../ground/documents/blocks/image/schema.ts';
import { emptyQuestion } from '../../ground/documents/blocks/question/schema.ts';
import { previewDocument } from '../../composed/document-preview/contract.ts';
import { addBlock, changeBlock } from '../contract.ts';
import { checkDocument } from '../contract/publishing.ts';
import { drawnPicture, middleOf } from '../testing/drawn-picture.ts';
import { picturingCouncils } from '../testing/picturing-councils.ts';

const {
  oak,
  elm,
  page,
  officer,
  drafted,
  publish,
  upload,
  scan,
  uploadScanned,
  write,
  add,
  faults,
  fieldsIn,
  fileOf,
} = picturingCouncils();

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
    const { html } = await page(`/p/document/${id}`, oak());
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
    const { html } = await page(`/p/document/${id}`, oak());
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
    const sent = await page(`${base}-800.jpg`, oak());
    expect(sent.status).toBe(200);
    expect(sent.headers.get('content-type')).toBe('image/jpeg');
    expect((await page(`${base}-800.jpg`, elm())).status).toBe(404);
    expect((await page(`/p/document/${id}/editions/1/pictures/${fileId}.jpg`, oak())).status).toBe(
      404,
    );

    await officer().call(changeBlock, {
      id,
      blockId: first.block.id,
      content: { ...content, crop: null },
      row_version: first.block.row_version,
    });
    expect((await page(`/p/document/${id}`, oak())).html).toContain(`${base}-1600.jpg`);
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
    const { body } = await oak().as('signed-out').get(`/documents/${id}`);
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
    const { html } = await page(`/p/document/${id}`, oak());
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
