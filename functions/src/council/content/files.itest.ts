import { beforeAll, describe, expect, it } from 'vitest';
import { twoCouncils, type Council, type Who } from '../../platform/testing/council.ts';
import { useWorld } from '../../platform/testing/world.ts';
import { address, tokenOf, useContentSystem } from './testing/directus.ts';

useWorld();
useContentSystem();

let oak: Council;
let elm: Council;
beforeAll(async () => {
  ({ oak, elm } = await twoCouncils());
});

const PDF = '%PDF-1.4\n1 0 obj <</Type /Catalog>> endobj\ntrailer <</Root 1 0 R>>\n%%EOF\n';

async function ask(
  council: Council,
  who: Who,
  path: string,
  init: { method: string; body?: FormData | string },
) {
  const headers: Record<string, string> = { 'x-tenant': council.shortName };
  if (who !== 'signed-out') headers.authorization = `Bearer ${await tokenOf(council, who)}`;
  const answer = await fetch(`${address}${path}`, { ...init, headers });
  const text = await answer.text();
  return { status: answer.status, text };
}

const formOf = (bytes: string | Buffer, name = 'Plan for Löwe.pdf') => {
  const form = new FormData();
  form.append('file', new File([new Uint8Array(Buffer.from(bytes))], name));
  return form;
};
const post = (council: Council, who: Who, body: FormData | string) =>
  ask(council, who, '/files', { method: 'POST', body });

describe('files of the content system', () => {
  it('are added and removed by administrators, and shown to everybody of the council', async () => {
    const added = await post(oak, 'admin', formOf(PDF));
    expect(added).toMatchObject({ status: 200 });
    const { data } = JSON.parse(added.text) as { data: { id: string } };
    expect(data).toMatchObject({ filename_download: 'Plan for Löwe.pdf', type: 'application/pdf' });
    const asset = `/assets/${data.id}`;
    expect(await ask(oak, 'signed-out', asset, { method: 'GET' })).toEqual({
      status: 200,
      text: PDF,
    });
    expect((await ask(elm, 'signed-out', asset, { method: 'GET' })).status).toBe(403);
    const remove = (council: Council, who: Who) =>
      ask(council, who, `/files/${data.id}`, { method: 'DELETE' });
    for (const who of ['signed-out', 'viewer', 'officer'] as const)
      expect((await remove(oak, who)).status).toBe(403);
    expect((await remove(elm, 'admin')).status).toBe(403);
    expect((await remove(oak, 'admin')).status).toBe(204);
    expect((await remove(oak, 'admin')).status).toBe(403);
    expect((await ask(oak, 'signed-out', asset, { method: 'GET' })).status).toBe(403);
  });

  it('are added by nobody else', async () => {
    for (const who of ['signed-out', 'viewer', 'officer'] as const)
      expect((await post(oak, who, formOf(PDF))).status).toBe(403);
  });

  it.each([
    ['words', () => formOf('words'), 400],
    ['nothing', () => new FormData(), 400],
    [
      'a script in a PDF',
      () =>
        formOf(
          PDF.replace('/Catalog', '/Catalog /OpenAction <</S /JavaScript /JS (app.alert(1))>>'),
        ),
      400,
    ],
    ['what is no form', () => '{"file": 1}', 400],
    ['11 MB', () => formOf(Buffer.alloc(11 * 1024 * 1024)), 413],
  ])('refuse %s', async (_what, body, status) => {
    expect((await post(oak, 'admin', body())).status).toBe(status);
  });
});
