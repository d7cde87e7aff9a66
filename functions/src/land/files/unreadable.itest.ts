import { beforeAll, describe, expect, it } from 'vitest';
import { config } from '../../platform/config.ts';
import { newCouncil, type Council } from '../../platform/testing/council.ts';
import { useWorld } from '../../platform/testing/world.ts';
import { hiddenObjects } from '../../platform/scanning/testing/hidden-objects.ts';
import { hostileFiles } from '../../platform/scanning/testing/hostile-files.ts';
import type { SiteFile } from './contract.ts';
import { opened, put, sent } from './testing/send-upload.ts';
import { lists, newSite, plan, scan, uploaded } from './testing/site-files.ts';

useWorld();

let oak: Council;
beforeAll(async () => {
  oak = await newCouncil();
}, 120_000);

/**
 * Every way to read a file's bytes, tried with everything that is known about it. Gives those that were not refused.
 */
async function waysIn(siteId: number, file: SiteFile): Promise<string[]> {
  const { metadata, name } = file;
  const { buckets } = config();
  const links = [
    metadata.selfLink,
    // Guessed: where it would be if it were clean.
    metadata.selfLink
      .replace(buckets.unscanned, buckets.clean)
      .replace(buckets.quarantined, buckets.clean),
  ];
  const paths = [
    ...links.map((link) => `/file/signed-url?selfLink=${encodeURIComponent(link)}`),
    ...['site files', 'unscanned', 'quarantined', 'availability', 'old site files'].flatMap(
      (bucket) =>
        ['', '&as=link'].map(
          (as) =>
            `/file/download?siteId=${siteId}&fileName=${encodeURIComponent(name)}&bucketName=${bucket}${as}`,
        ),
    ),
  ];
  const open: string[] = [];
  for (const path of paths) {
    const { status } = await oak.as('admin').get(path);
    if (status !== 404) open.push(`${path}: ${status}`);
  }
  const listed = ['', '/unscanned', '/quarantined'].flatMap((list) => [
    `/site/v2/${siteId}/files${list}`,
    `/file${list}?siteId=${siteId}`,
  ]);
  for (const path of listed) {
    const { body } = await oak.as('admin').get(path);
    if (/X-Goog-Signature|signedUrl":"/.test(JSON.stringify(body))) open.push(path);
  }
  return open;
}

describe('a file that was never judged clean is unreadable by any route', () => {
  it('while it waits for its scan, though a clean one opens', async () => {
    const site = await newSite(oak);
    const [file] = (await uploaded(oak, site, [['a.pdf', plan]])) as [SiteFile];
    expect(await waysIn(site, file)).toEqual([]);
    await scan(oak, file);
    const [clean] = (await lists(oak, site)).clean as [SiteFile];
    expect(await waysIn(site, clean)).not.toEqual([]);
  });

  it('once it is deleted', async () => {
    const site = await newSite(oak);
    const [file] = (await uploaded(oak, site, [['a.pdf', plan]])) as [SiteFile];
    await scan(oak, file);
    const [clean] = (await lists(oak, site)).clean as [SiteFile];
    await oak.as('admin').delete(`/site/v2/${site}/files/${file.metadata.id}`);
    expect(await waysIn(site, clean)).toEqual([]);
    expect((await fetch(clean.signedUrl ?? '')).status).toBe(404);
  });

  it('while it is being sent', async () => {
    const site = await newSite(oak);
    const { fileId, address } = await opened(oak, site, 'a.pdf', plan.length);
    await put(address, plan);
    const guess = `${oak.shortName}/site-files/${site}/${fileId}-a.pdf`;
    const selfLink = `/storage/v1/b/${config().buckets.unscanned}/o/${encodeURIComponent(guess)}`;
    const file = { name: `${fileId}-a.pdf`, metadata: { selfLink } } as SiteFile;
    expect(await waysIn(site, file)).toEqual([]);
  });

  it.each([...hostileFiles(), ...hiding()])('%s', async (_what, name, bytes, reason) => {
    const site = await newSite(oak);
    const id = await sent(oak, site, name, bytes);
    const [waiting] = (await lists(oak, site)).unscanned as [SiteFile];
    expect(waiting.metadata.id).toBe(id);
    expect(await waysIn(site, waiting)).toEqual([]);
    await scan(oak, waiting);
    const { clean, unscanned, quarantined } = await lists(oak, site);
    expect([clean, unscanned]).toEqual([[], []]);
    expect(quarantined).toMatchObject([
      { scannedStatus: 'quarantined', reason: expect.stringMatching(reason) },
    ]);
    expect(await waysIn(site, quarantined[0] as SiteFile)).toEqual([]);
  });
});

/** A script in packed objects behind an "endstream" that is none, packed by every rule. */
function hiding(): ReturnType<typeof hostileFiles> {
  return hiddenObjects()
    .filter(([what]) => what.endsWith('endstream in a text'))
    .map(([what, bytes]) => [what, 'hidden.pdf', bytes, /script|cannot be checked|elsewhere/]);
}
