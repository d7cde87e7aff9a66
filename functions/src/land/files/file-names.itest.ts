import { beforeAll, describe, expect, it } from 'vitest';
import { newCouncil, type Council } from '../../platform/testing/council.ts';
import { answerOf } from '../../platform/testing/answer-of.ts';
import { useWorld } from '../../platform/testing/world.ts';
import { openUpload } from './contract/resumed-upload.ts';
import { fileHistory, lists, newSite, plan, upload, uploaded } from './testing/site-files.ts';

useWorld();

let oak: Council;
beforeAll(async () => {
  oak = await newCouncil();
}, 120_000);

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
    const { uploads } = answerOf(openUpload, answer);
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

  // A browser writes a quotation mark as %22 into a form, and a part with a control character in its name is no
  // longer a part.
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
