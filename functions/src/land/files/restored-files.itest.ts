import { beforeAll, describe, expect, it } from 'vitest';
import sharp from 'sharp';
import { objectSize, readObject } from '../../platform/bucket-objects.ts';
import { sql, withTenant } from '../../platform/db.ts';
import { twoCouncils, type Council } from '../../platform/testing/council.ts';
import { useWorld } from '../../platform/testing/world.ts';
import { thumbnailName } from '../../records/files/clean-object.ts';
import type { SiteFile } from './contract.ts';
import { siteFileOwner } from '../ground/sites/site-file-owner.ts';
import { objectName } from '../../records/files/object-name.ts';
import {
  fileHistory,
  type Given,
  lists,
  newSite,
  photo,
  plan,
  scan,
  uploaded,
  swept,
} from './testing/site-files.ts';

useWorld();

let oak: Council;
let elm: Council;
beforeAll(async () => {
  ({ oak, elm } = await twoCouncils());
}, 120_000);

const photograph: Given = ['yard.png', photo];

/** A clean file of a new site. */
async function cleanFile([name, bytes]: Given) {
  const site = await newSite(oak);
  const [sent] = (await uploaded(oak, site, [[name, bytes]])) as [SiteFile];
  await scan(oak, sent);
  const [file] = (await lists(oak, site)).clean as [SiteFile];
  const path = `/site/v2/${site}/files/${file.metadata.id}`;
  const object = objectName(oak.shortName, siteFileOwner, { owner_id: site, name: file.name });
  return { site, file, path, object };
}

/** As if it had been deleted so many minutes ago; the sweep finds it due. */
async function minutesLater(site: number, minutes: number): Promise<void> {
  await withTenant(oak, (tx) =>
    sql`update site_files
           set deleted_at = deleted_at - make_interval(mins => ${minutes}),
               next_scan_at = next_scan_at - make_interval(mins => ${minutes})
         where site_id = ${site}`.execute(tx),
  );
  await swept(oak);
}

const where = async (name: string) => ({
  clean: (await objectSize({ bucket: 'clean', name })) !== undefined,
  thumbnail: (await objectSize({ bucket: 'clean', name: thumbnailName(name) })) !== undefined,
  aside: (await objectSize({ bucket: 'quarantined', name })) !== undefined,
});
const status = async (address: string | null) => (await fetch(address ?? '')).status;

describe('a deleted file', () => {
  it('opens for nobody, and is back with its picture where it is restored', async () => {
    const { site, file, path, object } = await cleanFile(photograph);
    expect((await oak.as('officer').delete(path)).status).toBe(204);
    expect((await lists(oak, site)).clean).toEqual([]);
    expect([await status(file.signedUrl), await status(file.thumbnailUrl)]).toEqual([404, 404]);
    expect(await where(object)).toEqual({ clean: false, thumbnail: false, aside: true });

    expect((await oak.as('officer').post(`${path}/restore`)).status).toBe(200);
    const [back] = (await lists(oak, site)).clean as [SiteFile];
    expect([await status(back.signedUrl), await status(back.thumbnailUrl)]).toEqual([200, 200]);
    expect(await fileHistory(oak, site)).toEqual([
      'RESTORE yard.png',
      'DELETE yard.png',
      'UPLOAD yard.png',
    ]);
    await minutesLater(site, 2);
    expect(await where(object)).toEqual({ clean: true, thumbnail: true, aside: false });
    expect((await oak.as('officer').post(`${path}/restore`)).status).toBe(404);
  });

  it('is gone for good after an hour, and its bytes soon after', async () => {
    const { site, path, object } = await cleanFile(['a.pdf', plan]);
    await oak.as('officer').delete(path);
    await minutesLater(site, 61);
    expect((await oak.as('officer').post(`${path}/restore`)).status).toBe(404);
    await minutesLater(site, 10);
    expect(await where(object)).toEqual({ clean: false, thumbnail: false, aside: false });
  });

  it('that was not scanned yet is scanned once it is back, and not before', async () => {
    const site = await newSite(oak);
    const [sent] = (await uploaded(oak, site, [photograph])) as [SiteFile];
    const path = `/site/v2/${site}/files/${sent.metadata.id}`;
    await oak.as('officer').delete(path);
    await scan(oak, sent);
    expect((await oak.as('officer').post(`${path}/restore`)).status).toBe(200);
    expect((await lists(oak, site)).unscanned).toHaveLength(1);
    await minutesLater(site, 2);
    expect((await lists(oak, site)).clean).toHaveLength(1);
  });

  it('is restored by who may delete, on its own site and in its own council', async () => {
    const { path, file } = await cleanFile(['a.pdf', plan]);
    await oak.as('officer').delete(path);
    expect((await oak.as('viewer').post(`${path}/restore`)).status).toBe(403);
    expect((await elm.as('officer').post(`${path}/restore`)).status).toBe(404);
    const elsewhere = `/site/v2/${await newSite(oak)}/files/${file.metadata.id}/restore`;
    expect((await oak.as('officer').post(elsewhere)).status).toBe(404);
  });
});

describe('a small picture', () => {
  it('is made of a clean picture, and of nothing else', async () => {
    const { object, file } = await cleanFile(photograph);
    const bytes = await readObject({ bucket: 'clean', name: thumbnailName(object) });
    expect(await sharp(bytes).metadata()).toMatchObject({ format: 'jpeg', width: 30, height: 20 });
    expect(await status(file.thumbnailUrl)).toBe(200);
    const { file: paper } = await cleanFile(['a.pdf', plan]);
    expect(paper.thumbnailUrl).toBeNull();
    const site = await newSite(oak);
    const [waiting] = (await uploaded(oak, site, [photograph])) as [SiteFile];
    expect(waiting.thumbnailUrl).toBeNull();
  });
});
