import path from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { objectSize } from '../../platform/bucket-objects.ts';
import { sql, withTenant } from '../../platform/db.ts';
import type { FailpointStep } from '../../platform/failpoint.ts';
import { mintCookie } from '../../platform/testing/cookie.ts';
import { newCouncil, type Council } from '../../platform/testing/council.ts';
import { killedAt, startWorker } from '../../platform/testing/doomed-worker.ts';
import { useWorld } from '../../platform/testing/world.ts';
import type { SiteFile } from './contract.ts';
import { siteFileOwner } from '../ground/sites/site-file-owner.ts';
import { objectName } from '../../records/files/object-name.ts';
import { scanNewObject } from '../../files.ts';
import { eicar } from '../../platform/scanning/testing/eicar.ts';
import { pdf, stream } from '../../platform/scanning/testing/pdf.ts';
import { opened, put } from './testing/send-upload.ts';
import {
  fileHistory,
  formOf,
  lists,
  newSite,
  photo,
  plan,
  uploaded,
  swept,
} from './testing/site-files.ts';

useWorld();

let oak: Council;
beforeAll(async () => {
  oak = await newCouncil();
}, 120_000);

const WORKER = path.join(import.meta.dirname, 'testing/file-worker.ts');

const KEY = 'one upload';
const officer = () => ({
  'x-tenant': oak.shortName,
  cookie: `__session=${mintCookie({ authTenantId: oak.authTenantId, uid: oak.uidOf('officer') })}`,
});
const upload = (base: string, siteId: number) =>
  fetch(`${base}/site/v2/${siteId}/files`, {
    method: 'POST',
    body: formOf([
      ['a.pdf', plan],
      ['b.png', photo],
    ]),
    headers: { ...officer(), 'idempotency-key': `${KEY} ${siteId}` },
  });
const finish = (base: string, fileId: number) =>
  fetch(`${base}/file/upload/${fileId}`, { method: 'POST', headers: officer() });

const killedUpload = (step: FailpointStep, siteId: number) =>
  killedAt(step, (base) => upload(base, siteId), WORKER);

/** Skips the pauses and triggers the schedule. */
async function sweptAfterwards(siteId: number): Promise<void> {
  await withTenant(oak, (tx) =>
    sql`update site_files set next_scan_at = now() where site_id = ${siteId}`.execute(tx),
  );
  await swept(oak);
}

const leftOver = async (file: SiteFile, siteId: number) =>
  objectSize({
    bucket: 'unscanned',
    name: objectName(oak.shortName, siteFileOwner, { owner_id: siteId, name: file.name }),
  });

/** The address that a download gives, if any. */
async function downloaded(site: number, { name }: SiteFile): Promise<string | null> {
  const { headers } = await oak
    .as('officer')
    .get(`/file/download?siteId=${site}&fileName=${name}&bucketName=site%20files`);
  return headers.get('location');
}

describe('an upload whose process is killed', () => {
  it.each<[FailpointStep, swept: number]>([
    ['file-kept', 0],
    ['file-stored', 2],
    ['before-commit', 2],
    ['after-commit', 2],
  ])(
    '%s: is found by the sweep as far as it came, and a repeat adds nothing twice',
    async (step, swept) => {
      const site = await newSite(oak);
      await killedUpload(step, site);
      expect((await lists(oak, site)).clean).toEqual([]);
      await sweptAfterwards(site);
      expect((await lists(oak, site)).clean).toHaveLength(swept);

      const again = await oak.as('officer').post(`/site/v2/${site}/files`, {
        raw: formOf([
          ['a.pdf', plan],
          ['b.png', photo],
        ]),
        headers: { 'idempotency-key': `${KEY} ${site}` },
      });
      expect(again.status).toBe(201);
      await sweptAfterwards(site);
      const { clean, unscanned } = await lists(oak, site);
      expect(clean.map(({ metadata }) => metadata.orig_name)).toEqual(['b.png', 'a.pdf']);
      expect(unscanned).toEqual([]);
      expect(await fileHistory(oak, site)).toEqual(['UPLOAD a.pdf|b.png']);
      for (const file of clean) expect(await leftOver(file, site)).toBeUndefined();
    },
    120_000,
  );
});

describe('the word that a sent file is there, whose process is killed', () => {
  it.each<[FailpointStep, listed: number]>([
    ['before-commit', 0],
    ['after-commit', 1],
  ])(
    '%s: the sweep finds the file, and the word said again adds nothing',
    async (step, listed) => {
      const site = await newSite(oak);
      const { fileId, address } = await opened(oak, site, 'a.pdf', plan.length);
      expect((await put(address, plan)).status).toBe(200);
      await killedAt(step, (base) => finish(base, fileId), WORKER);
      expect((await lists(oak, site)).unscanned).toHaveLength(listed);
      await sweptAfterwards(site);
      const again = await oak.as('officer').post(`/file/upload/${fileId}`);
      expect(again.status).toBe(200);
      const { clean, unscanned } = await lists(oak, site);
      expect(clean.map(({ metadata }) => metadata.id)).toEqual([fileId]);
      expect(unscanned).toEqual([]);
      expect(await fileHistory(oak, site)).toEqual(['UPLOAD a.pdf']);
    },
    120_000,
  );
});

describe('a scan whose process is killed', () => {
  const STEPS: FailpointStep[] = [
    'file-judged',
    'verdict-stored',
    'before-commit',
    'after-commit',
    'verdict-kept',
  ];
  const sick = pdf([stream('', eicar())]);
  const committed = (step: FailpointStep) => ['after-commit', 'verdict-kept'].includes(step);

  it.each(
    STEPS.flatMap((step) => [
      { step, what: 'a clean file', bytes: plan, state: 'clean' as const, events: 1 },
      { step, what: 'a hostile file', bytes: sick, state: 'quarantined' as const, events: 2 },
    ]),
  )(
    '$step of $what: serves nothing early, and ends as it should',
    async ({ step, bytes, state, events }) => {
      const site = await newSite(oak);
      const [file] = (await uploaded(oak, site, [['a.pdf', bytes]])) as [SiteFile];
      const name = objectName(oak.shortName, siteFileOwner, { owner_id: site, name: file.name });
      const { child, gone } = await startWorker(WORKER);
      child.send({ step, scan: name });
      expect(await gone).toBe('SIGKILL');

      const before = await lists(oak, site);
      const opened = [before.clean[0]?.signedUrl, await downloaded(site, file)].filter(Boolean);
      expect(opened).toHaveLength(committed(step) && state === 'clean' ? 2 : 0);
      expect(before[committed(step) ? state : 'unscanned']).toHaveLength(1);
      // The event comes again, twice, and so does the sweep.
      await scanNewObject(name);
      await scanNewObject(name);
      await sweptAfterwards(site);
      const after = await lists(oak, site);
      expect(after[state]).toHaveLength(1);
      expect(after.unscanned).toEqual([]);
      expect(await leftOver(file, site)).toBeUndefined();
      expect(await fileHistory(oak, site)).toHaveLength(events);
    },
    120_000,
  );
});
