import { describe, expect, it } from 'vitest';
import { objectName } from '../../../records/files/object-name.ts';
import { findFiles } from '../../../records/files/queries/files.ts';
import { objectSize } from '../../../platform/bucket-objects.ts';
import { sql, withTenant } from '../../../platform/db.ts';
import { documentFileOwner } from '../../ground/documents/pictures/document-file-owner.ts';
import { pictureMessages } from '../../ground/documents/pictures/messages.ts';
import { emptyImage } from '../../ground/documents/blocks/image/schema.ts';
import { emptyQuestion } from '../../ground/documents/blocks/question/schema.ts';
import { addBlock } from '../contract.ts';
import { erasePicture } from '../contract/pictures.ts';
import { drawnPicture } from '../testing/drawn-picture.ts';
import { picturingCouncils } from '../testing/picturing-councils.ts';

const { oak, elm, page, officer, drafted, publish, uploadScanned, write, faults, pictures } =
  picturingCouncils();

describe('a picture that should not have been published', () => {
  it('is erased from every edition, the public one, its files and the store, and history says so', async () => {
    const { id, sectionId } = await drafted([{ type: 'image' }]);
    const fileId = await uploadScanned(id, 'faces.png', await drawnPicture(900, 400));
    const stays = await uploadScanned(id, 'mill.png', await drawnPicture(40, 20));
    await write(id, { ...emptyImage(), fileId, alt: 'People at the market' });
    await publish(id);
    const options = [fileId, stays].map((imageFileId, at) => ({
      id: crypto.randomUUID(),
      title: `Option ${at}`,
      description: '',
      imageUrl: '',
      imageFileId,
    }));
    await officer().call(addBlock, {
      id,
      sectionId,
      position: 1,
      isBeside: false,
      type: 'question',
      content: { ...emptyQuestion('radio'), title: 'Which?', question: '<p>Which?</p>', options },
    });
    await publish(id);
    const path = `/p/document/${id}`;
    const { html } = await page(path, oak());
    const shown = [...html.matchAll(/"(\/p\/document\/[^" ]*\/pictures\/(\d+)-[^" ]*)"/g)];
    const files = shown.flatMap(([, address = '', of]) => (Number(of) === fileId ? [address] : []));
    expect(files.length).toBeGreaterThan(1);
    const download = `${path}/editions/2/download/pdf`;
    const before = await page(download, oak());
    expect(before.status).toBe(200);
    const [file] = await withTenant(oak(), (tx) => findFiles(tx, documentFileOwner, [fileId]));
    const object = {
      bucket: 'clean',
      name: objectName(oak().shortName, documentFileOwner, file!),
    } as const;
    expect(await objectSize(object)).toBeGreaterThan(0);

    expect(await officer().call(erasePicture, { id, fileId })).toEqual({ editions: 2 });

    for (const address of files) expect((await page(address, oak())).status).toBe(404);
    const after = await page(path, oak());
    expect(after.status).toBe(200);
    expect(after.html).not.toContain(`pictures/${fileId}-`);
    expect(after.html).toContain(`pictures/${stays}-`);
    expect(after.html).toContain('Option 0');
    expect((await page(download, oak())).bytes).not.toEqual(before.bytes);
    expect(await objectSize(object)).toBeUndefined();
    const { rows } = await withTenant(oak(), (tx) =>
      sql<{ held: number }>`
        select count(*)::int as held from document_editions
         where document_id = ${id} and content::text like ${`%pictures/${fileId}-%`}`.execute(tx),
    );
    expect(rows).toEqual([{ held: 0 }]);
    expect((await pictures(id)).map(({ name }) => name)).toEqual(['mill.png']);
    expect(await faults(id)).toContain('fileId: This document has no such picture');
    const { rows: told } = await withTenant(oak(), (tx) =>
      sql<{ said: string }>`
        select new_value as said from record_history
         where entity = 'document' and record_id = ${id} and field = 'pictures'
         order by id desc limit 1`.execute(tx),
    );
    expect(told).toEqual([{ said: pictureMessages.erased('faces.png', 2) }]);
  }, 120_000);

  it('is one of this document and council, and erased by who writes it, once', async () => {
    const { id } = await drafted([{ type: 'image' }]);
    const { id: other } = await drafted([]);
    const fileId = await uploadScanned(id, 'plan.png', await drawnPicture(40, 20));
    const at = (document: number) => `/documents/drafts/${document}/pictures/${fileId}`;
    expect((await oak().as('viewer').delete(at(id))).status).toBe(403);
    expect((await elm().as('officer').delete(at(id))).status).toBe(404);
    expect((await officer().delete(at(other))).status).toBe(404);
    expect(await officer().call(erasePicture, { id, fileId })).toEqual({ editions: 0 });
    expect((await officer().delete(at(id))).status).toBe(404);
  });
});
