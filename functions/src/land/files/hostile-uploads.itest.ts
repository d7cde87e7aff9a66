import { beforeAll, describe, expect, it } from 'vitest';
import { newCouncil, type Council } from '../../platform/testing/council.ts';
import { useWorld } from '../../platform/testing/world.ts';
import { pdf, stream } from '../../platform/scanning/testing/pdf.ts';
import type { SiteFile } from './contract.ts';
import { finishUpload } from './contract/resumed-upload.ts';
import { opened, openUploads, put } from './testing/send-upload.ts';
import {
  fileHistory,
  filesIn,
  formOf,
  lists,
  newSite,
  plan,
  scan,
  uploaded,
} from './testing/site-files.ts';

useWorld();

let oak: Council;
beforeAll(async () => {
  oak = await newCouncil();
}, 120_000);

/** A form with one file as bytes, and the header that goes with it. */
async function formBytes() {
  const form = new Response(formOf([['a.pdf', plan]]));
  return {
    bytes: new Uint8Array(await form.arrayBuffer()),
    headers: { 'content-type': form.headers.get('content-type') ?? '' },
  };
}

describe('a form that is cut off', () => {
  // If the parser's second error, on the file itself, were not handled, it would end the process and the run would
  // fail.
  it.each([
    ['in its file', '/site/v2/{site}/files', 120],
    ['in its last line', '/site/v2/{site}/files', 10],
    ['in its file, with shapes', '/site/custom/shapes', 120],
  ])('%s is refused, and the server goes on', async (_what, path, missing) => {
    const site = await newSite(oak);
    const { bytes, headers } = await formBytes();
    const answer = await oak.as('officer').post(path.replace('{site}', String(site)), {
      raw: bytes.slice(0, bytes.length - missing),
      headers,
    });
    expect(answer).toMatchObject({ status: 400, body: { error: { code: 'payload-invalid' } } });
    expect(await lists(oak, site)).toEqual({ clean: [], unscanned: [], quarantined: [] });
  });
});

describe('an upload that is opened', () => {
  it.each(['a.constructor', 'a.__proto__'])('is refused for %s', async (name) => {
    const answer = await openUploads(oak, await newSite(oak), [{ fileName: name, size: 5 }]);
    expect(answer).toMatchObject({
      status: 400,
      body: {
        error: { fields: { 'fileCollection[0]': 'Only image and PDF files are allowed' } },
      },
    });
  });

  it('cannot bring more than it announced, past the limit of all together', async () => {
    const site = await newSite(oak);
    const { fileId, address } = await opened(oak, site, 'a.pdf', plan.length);
    const larger = pdf([stream('', Buffer.alloc(100_000, 'oak '))]);
    expect((await put(address, larger)).status).toBe(200);
    const { file } = await oak.as('officer').call(finishUpload, { fileId });
    await scan(oak, file);
    expect(await lists(oak, site)).toMatchObject({
      clean: [],
      unscanned: [],
      quarantined: [
        {
          scannedStatus: 'fail',
          reason: 'The file arrived incomplete; please upload it again',
        },
      ],
    });
  });
});

describe('a file that several delete at once', () => {
  it('is deleted once, and its history says so once', async () => {
    const site = await newSite(oak);
    const [file] = (await uploaded(oak, site, [['a.pdf', plan]])) as [SiteFile];
    const path = `/site/v2/${site}/files/${file.metadata.id}`;
    const answers = await Promise.all(
      Array.from({ length: 8 }, () => oak.as('officer').delete(path)),
    );
    expect(answers.map(({ status }) => status).sort((a, b) => a - b)).toEqual([
      204,
      ...Array.from({ length: 7 }, () => 404),
    ]);
    expect(await fileHistory(oak, site)).toEqual(['DELETE a.pdf', 'UPLOAD a.pdf']);
    expect(filesIn(await oak.as('viewer').get(`/file?siteId=${site}`))).toEqual([]);
  });
});
