import sharp from 'sharp';
import { beforeAll, describe, expect, it } from 'vitest';
import { twoCouncils, type Council } from '../../platform/testing/council.ts';
import { answerOf } from '../../platform/testing/answer-of.ts';
import { useWorld } from '../../platform/testing/world.ts';
import { downloadFile } from './contract/named-files.ts';
import {
  fileHistory,
  filesIn,
  formOf,
  lists,
  newSite,
  photo,
  plan,
  scan,
  uploaded,
} from './testing/site-files.ts';

useWorld();

let oak: Council;
let elm: Council;
let site: number;
beforeAll(async () => {
  ({ oak, elm } = await twoCouncils());
  site = await newSite(oak);
}, 120_000);

describe('files of a site', () => {
  it('wait unscanned, and are there to be opened once they are clean', async () => {
    const own = await newSite(oak);
    const [first, second] = await uploaded(oak, own, [
      ['Site plan.pdf', plan],
      ['photo.PNG', photo],
    ]);
    expect(first).toMatchObject({
      name: `${first?.metadata.id}-Site-plan.pdf`,
      metadata: {
        contentType: 'application/pdf',
        orig_name: 'Site plan.pdf',
        kind: 'site files',
        size: plan.length,
      },
      signedUrl: null,
      scannedStatus: 'unscanned',
      user_name: 'officer',
    });
    expect(await lists(oak, own)).toMatchObject({ clean: [], unscanned: [{}, {}] });
    expect(await fileHistory(oak, own)).toEqual(['UPLOAD Site plan.pdf|photo.PNG']);

    for (const file of [first, second]) if (file) await scan(oak, file);
    const { clean, unscanned } = await lists(oak, own);
    expect(unscanned).toEqual([]);
    expect(clean.map(({ metadata }) => metadata.orig_name)).toEqual(['photo.PNG', 'Site plan.pdf']);
    const read = await fetch(clean[1]?.signedUrl ?? '');
    expect(Buffer.from(await read.arrayBuffer()).equals(plan)).toBe(true);
    const image = Buffer.from(await (await fetch(clean[0]?.signedUrl ?? '')).arrayBuffer());
    expect(await sharp(image).metadata()).toMatchObject({ format: 'png', width: 30, height: 20 });
    expect(clean[0]?.metadata.size).toBe(image.length);
  });

  it('answer the generic calls alike', async () => {
    const own = await newSite(oak);
    const metadata = { siteId: own, dataType: 'availability' };
    const answer = await oak
      .as('officer')
      .post('/file', { raw: formOf([['a.pdf', plan]], metadata) });
    expect(answer.status).toBe(201);
    const [file] = filesIn(answer);
    if (!file) throw new Error('no file');
    const list = (path: string) => oak.as('viewer').get(path);
    expect(filesIn(await list(`/file/unscanned?siteId=${own}&dataType=availability`))).toHaveLength(
      1,
    );
    expect(filesIn(await list(`/file/unscanned?siteId=${own}&dataType=site%20files`))).toEqual([]);
    await scan(oak, file);
    const [clean] = filesIn(await list(`/file?siteId=${own}&dataType=availability`));
    const named = `siteId=${own}&fileName=${file.name}`;
    const link = await list(`/file/download?${named}&bucketName=availability&as=link`);
    const { url } = answerOf(downloadFile, link);
    expect((await fetch(url)).status).toBe(200);
    expect(url).toMatch(/X-Goog-Expires=(900|8\d\d)\b/);
    expect(await list(`/file/download?${named}&bucketName=availability`)).toMatchObject({
      status: 302,
    });
    expect(await list(`/file/download?${named}&bucketName=site%20files`)).toMatchObject({
      status: 404,
    });
    const signed = await list(
      `/file/signed-url?selfLink=${encodeURIComponent(clean?.metadata.selfLink ?? '')}`,
    );
    expect(signed).toMatchObject({
      status: 200,
      body: { result: { signedUrl: expect.any(String) } },
    });
    const gone = await oak.as('officer').delete(`/file?${named}&bucketName=availability`);
    expect(gone.status).toBe(204);
    expect((await fetch(url)).status).toBe(404);
    expect(await fileHistory(oak, own)).toEqual(['DELETE a.pdf', 'UPLOAD a.pdf']);
  });

  it('go on demand of who may delete, and stay in the history', async () => {
    const own = await newSite(oak);
    const [file] = await uploaded(oak, own, [['a.pdf', plan]]);
    const path = `/site/v2/${own}/files/${file?.metadata.id}`;
    expect((await oak.as('viewer').delete(path)).status).toBe(403);
    expect(
      (await oak.as('officer').delete(`/site/v2/${site}/files/${file?.metadata.id}`)).status,
    ).toBe(404);
    expect((await elm.as('officer').delete(path)).status).toBe(404);
    expect((await oak.as('officer').delete(path)).status).toBe(204);
    expect((await oak.as('officer').delete(path)).status).toBe(404);
    if (file) await scan(oak, file);
    expect(await lists(oak, own)).toEqual({ clean: [], unscanned: [], quarantined: [] });
    expect(await fileHistory(oak, own)).toEqual(['DELETE a.pdf', 'UPLOAD a.pdf']);
  });

  it('are added once under an Idempotency-Key', async () => {
    const own = await newSite(oak);
    const send = (bytes: Uint8Array) =>
      oak.as('officer').post(`/site/v2/${own}/files`, {
        raw: formOf([['a.pdf', bytes]]),
        headers: { 'idempotency-key': 'once' },
      });
    const first = await send(plan);
    expect(await send(plan)).toMatchObject({ status: 201, body: first.body });
    expect((await send(photo)).status).toBe(400);
    expect((await lists(oak, own)).unscanned).toHaveLength(1);
    expect(await fileHistory(oak, own)).toHaveLength(1);
  });
});
