import sharp from 'sharp';
import { beforeAll, describe, expect, it } from 'vitest';
import { newCouncil, twoCouncils, type Council } from '../platform/testing/council.ts';
import { useWorld } from '../platform/testing/world.ts';
import { eicar, zipBomb } from '../scanning/testing/hostile-files.ts';
import { openUploads } from './testing/send-upload.ts';
import {
  fileHistory,
  filesIn,
  formOf,
  lists,
  newSite,
  photo,
  plan,
  scan,
  upload,
  uploaded,
  type Given,
} from './testing/site-files.ts';

useWorld();

let oak: Council;
let elm: Council;
let site: number;
beforeAll(async () => {
  ({ oak, elm } = await twoCouncils());
  site = await newSite(oak);
}, 120_000);

const faults = ({ body }: { body: unknown }) =>
  (body as { error: { fields: Record<string, string> } }).error.fields;

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
    const { url } = (link.body as { result: { url: string } }).result;
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

describe('an upload is refused', () => {
  it.each<[what: string, files: Given[], field: string, message: string]>([
    ['without files', [], 'fileCollection', 'Files are empty'],
    ['with an empty file', [['a.pdf', Buffer.alloc(0)]], 'fileCollection[0]', 'Files are empty'],
    [
      'of another type',
      [
        ['a.pdf', plan],
        ['b.docx', plan],
      ],
      'fileCollection[1]',
      'Only image and PDF files are allowed',
    ],
    [
      'of a page named .png',
      [['a.png', Buffer.from('<html>')]],
      'fileCollection[0]',
      'Only image and PDF files are allowed',
    ],
    [
      'of an image named .pdf',
      [['a.pdf', photo]],
      'fileCollection[0]',
      "The file's content is not what its name says (pdf)",
    ],
    [
      'of eleven files',
      Array.from({ length: 11 }, (_each, index): Given => [`${index}.pdf`, plan]),
      'fileCollection',
      'At most 10 files can be uploaded together',
    ],
    ['of a file without a name', [['\u202e', plan]], 'fileCollection[0]', 'The file has no name'],
  ])('%s', async (_what, files, field, message) => {
    const own = await newSite(oak);
    const answer = await upload(oak, own, files);
    expect(answer.status).toBe(400);
    expect(faults(answer)).toEqual({ [field]: message });
    expect((await lists(oak, own)).unscanned).toEqual([]);
  });

  it.each<[name: string, bytes: Uint8Array]>([
    ['eicar.com', eicar()],
    ['eicar.txt', eicar()],
    ['bomb.zip', zipBomb()],
    ['page.html', Buffer.from('<!doctype html><script>alert(1)</script>')],
    ['drawing.svg', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script/></svg>')],
    ['plan.pdf.exe', plan],
    ['plan', plan],
  ])('of %s under its own name, by form and by an upload of its own', async (name, bytes) => {
    const own = await newSite(oak);
    const fault = { 'fileCollection[0]': 'Only image and PDF files are allowed' };
    const form = await upload(oak, own, [[name, bytes]]);
    expect([form.status, faults(form)]).toEqual([400, fault]);
    const alone = await openUploads(oak, own, [{ fileName: name, size: bytes.length }]);
    expect([alone.status, faults(alone)]).toEqual([400, fault]);
    expect((await lists(oak, own)).unscanned).toEqual([]);
  });

  it('of more than 10 MB as form data', async () => {
    const answer = await upload(oak, site, [['a.pdf', Buffer.alloc(10 * 1024 * 1024 + 1)]]);
    expect(answer).toMatchObject({ status: 413 });
  });

  it('without a purpose, as JSON, to another council and without permission', async () => {
    const send = (raw: FormData) => oak.as('officer').post('/file', { raw });
    for (const metadata of [
      '',
      '{',
      '{"dataType":"documents","siteId":1}',
      `{"dataType":"site files"}`,
    ])
      expect(faults(await send(formOf([['a.pdf', plan]], metadata)))).toHaveProperty('metadata');
    const path = `/site/v2/${site}/files`;
    expect((await oak.as('officer').post(path, { json: {} })).status).toBe(400);
    expect((await elm.as('officer').post(path, { raw: formOf([['a.pdf', plan]]) })).status).toBe(
      404,
    );
    expect((await upload(oak, site, [['a.pdf', plan]], 'viewer')).status).toBe(403);
    expect((await upload(oak, site, [['a.pdf', plan]], 'signed-out')).status).toBe(401);
  });
});

describe('availability files', () => {
  it('are none where the council has them off', async () => {
    const ash = await newCouncil({ off: ['availability data upload files'] });
    const own = await newSite(ash);
    const send = (dataType: string) =>
      ash
        .as('officer')
        .post('/file', { raw: formOf([['a.pdf', plan]], { siteId: own, dataType }) });
    expect((await send('availability')).status).toBe(404);
    expect((await send('site files')).status).toBe(201);
    expect((await lists(ash, own)).unscanned).toHaveLength(1);
  });
});

describe('a name', () => {
  const NAMES: [given: string, shown: string, kept: string][] = [
    ['../../etc/passwd.pdf', 'passwd.pdf', 'passwd.pdf'],
    ['..\\..\\boot.pdf', 'boot.pdf', 'boot.pdf'],
    ['plan\u202egnp.pdf', 'plangnp.pdf', 'plangnp.pdf'],
    ['a\u0007\u0085b.pdf', 'ab.pdf', 'ab.pdf'],
    [`${'x'.repeat(500)}.pdf`, `${'x'.repeat(196)}.pdf`, `${'x'.repeat(80)}.pdf`],
    ['Plán & "Ösel" <1>.pdf', 'Plán & "Ösel" <1>.pdf', 'Plán-Ösel-1.pdf'],
  ];

  it.each(NAMES)('%j is shown as %j and kept as %j', async (given, shown, kept) => {
    const own = await newSite(oak);
    const answer = await oak.as('officer').post('/file/upload', {
      json: {
        siteId: own,
        dataType: 'site files',
        fileCollection: [{ fileName: given, size: plan.length }],
      },
    });
    expect(answer.status).toBe(201);
    const { uploads } = (
      answer.body as { result: { uploads: { fileId: number; address: string }[] } }
    ).result;
    const [{ fileId, address } = { fileId: 0, address: '' }] = uploads;
    expect(decodeURIComponent(address)).toContain(
      `${oak.shortName}/site-files/${own}/${fileId}-${kept}`,
    );
    await fetch(address, { method: 'PUT', body: Uint8Array.from(plan) });
    const finished = await oak.as('officer').post(`/file/upload/${fileId}`);
    expect(finished).toMatchObject({
      body: { result: { file: { name: `${fileId}-${kept}`, metadata: { orig_name: shown } } } },
    });
  });

  // A browser writes a quotation mark as %22 into a form, and a control character makes its part no part.
  it.each(NAMES.filter(([given]) => !given.includes('"') && !given.includes('\u0007')))(
    '%j in form data, too, is shown as %j and kept as %j',
    async (given, shown, kept) => {
      const own = await newSite(oak);
      const [file] = await uploaded(oak, own, [[given, plan]]);
      expect(file?.metadata.orig_name).toBe(shown);
      expect(file?.name).toBe(`${file?.metadata.id}-${kept}`);
      expect(await fileHistory(oak, own)).toEqual([`UPLOAD ${shown}`]);
    },
  );

  it('with a control character in form data is refused', async () => {
    const own = await newSite(oak);
    expect((await upload(oak, own, [['a\u0007b.pdf', plan]])).status).toBe(400);
    expect((await lists(oak, own)).unscanned).toEqual([]);
  });
});
