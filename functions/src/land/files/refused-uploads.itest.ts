import { beforeAll, describe, expect, it } from 'vitest';
import { newCouncil, twoCouncils, type Council } from '../../platform/testing/council.ts';
import { faultsOf } from '../../platform/testing/answer-of.ts';
import { useWorld } from '../../platform/testing/world.ts';
import { zipBomb } from '../../platform/scanning/testing/archives.ts';
import { eicar } from '../../platform/scanning/testing/eicar.ts';
import { openUploads } from './testing/send-upload.ts';
import { formOf, lists, newSite, photo, plan, upload, type Given } from './testing/site-files.ts';

useWorld();

let oak: Council;
let elm: Council;
let site: number;
beforeAll(async () => {
  ({ oak, elm } = await twoCouncils());
  site = await newSite(oak);
}, 120_000);

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
      "The file's content does not match its name (pdf)",
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
    expect(faultsOf(answer)).toEqual({ [field]: message });
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
    expect([form.status, faultsOf(form)]).toEqual([400, fault]);
    const alone = await openUploads(oak, own, [{ fileName: name, size: bytes.length }]);
    expect([alone.status, faultsOf(alone)]).toEqual([400, fault]);
    expect((await lists(oak, own)).unscanned).toEqual([]);
  });

  it('of more than 32 MB as form data, but not of 12', async () => {
    const large = await upload(oak, site, [['a.pdf', Buffer.alloc(32 * 1024 * 1024 + 1)]]);
    expect([large.status, faultsOf(large)]).toEqual([
      413,
      { fileCollection: 'The files are larger than 32 MB together' },
    ]);
    const own = await newSite(oak);
    const long = Buffer.concat([plan, Buffer.alloc(12 * 1024 * 1024, '\n')]);
    expect((await upload(oak, own, [['long.pdf', long]])).status).toBe(201);
    expect((await lists(oak, own)).unscanned).toHaveLength(1);
  });

  it('without a purpose, as JSON, to another council and without permission', async () => {
    const send = (raw: FormData) => oak.as('officer').post('/file', { raw });
    for (const metadata of [
      '',
      '{',
      '{"dataType":"documents","siteId":1}',
      `{"dataType":"site files"}`,
    ])
      expect(faultsOf(await send(formOf([['a.pdf', plan]], metadata)))).toHaveProperty('metadata');
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
