import { beforeAll, expect, it } from 'vitest';
import { jobs } from '../../../jobs.ts';
import { sql, withPlatform, withTenant } from '../../../platform/db.ts';
import { handleMessage } from '../../../platform/jobs.ts';
import type { JobStep } from '../../../platform/long-job.ts';
import { answerOf } from '../../../platform/testing/answer-of.ts';
import { type Council, newCouncil } from '../../../platform/testing/council.ts';
import { inSchemaOf } from '../../../platform/testing/owner-tx.ts';
import { useWorld } from '../../../platform/testing/world.ts';
import { waitingJobs } from '../../../testing/waiting-jobs.ts';
import { uploadGeodata } from '../contract.ts';
import { geodataMessages } from '../messages.ts';
import { beginImport } from '../run-import.ts';
import { deliver, reportOf, upload } from '../testing/upload.ts';

useWorld();

/** More than one step takes. */
const FEATURES = 201;

let oak: Council;
beforeAll(async () => {
  oak = await newCouncil();
}, 120_000);

const layer = (of: string) =>
  JSON.stringify({
    type: 'FeatureCollection',
    crs: { type: 'name', properties: { name: 'urn:ogc:def:crs:EPSG::27700' } },
    features: Array.from({ length: FEATURES }, (_, at) => ({
      type: 'Feature',
      properties: { ref: `T${at}`, of },
      geometry: { type: 'Point', coordinates: [425_000 + at, 564_000] },
    })),
  });
const sent = async (content: string, fields: Record<string, string>) =>
  answerOf(uploadGeodata, await upload(oak, content, fields)).id;
const sentLayer = (of: string) =>
  sent(layer(of), { kind: 'layer', name: 'Trees', reference: 'ref' });
const statusOf = async (id: number) => (await reportOf(oak, id)).import.status;
const begun = async (id: number): Promise<JobStep> => {
  const step = await beginImport((work) => withTenant(oak, work), id, { council: 'Oakford' });
  if (!step) throw new Error('Nothing is left of it');
  return step;
};
const features = async () => {
  const { rows } = await withTenant(oak, (tx) =>
    sql<{ of: string; count: number }>`
      select properties ->> 'of' as of, count(*)::int as count from layer_features group by 1 order by 1`.execute(
      tx,
    ),
  );
  return rows;
};

it('a file of a layer waits for the one that is half imported, and then takes its place as a whole', async () => {
  const [first, second] = [await sentLayer('A'), await sentLayer('B')];
  const step = await begun(first);
  expect(await step()).toBe('more');
  const [, waiting] = await waitingJobs(oak, 'import-geodata');
  if (waiting?.payload.importId !== second) throw new Error('The second file does not wait');
  await handleMessage(jobs, waiting);
  expect(await statusOf(second)).toBe('new');
  expect(await step()).toBe('finished');
  await deliver(oak);
  expect(await features()).toEqual([{ of: 'B', count: FEATURES }]);
});

it('a file waits for none whose process died an hour ago', async () => {
  const [dead, next] = [await sentLayer('C'), await sentLayer('D')];
  await (
    await begun(dead)
  )();
  await inSchemaOf(oak, async (tx) => {
    await sql`update imports set stepped_at = now() - interval '61 minutes' where id = ${dead}`.execute(
      tx,
    );
  });
  const step = await begun(next);
  expect(await step()).toBe('more');
  expect(await step()).toBe('finished');
  // The job of the one that stood still comes after all.
  await deliver(oak);
  expect(await features()).toEqual([{ of: 'D', count: FEATURES }]);
  expect((await reportOf(oak, dead)).import).toMatchObject({
    status: 'error',
    error: geodataMessages.overtaken,
  });
});

it('a message that is given up late changes nothing of what was compared and waits for an officer', async () => {
  const register = 'SiteReference,SiteNameAddress,GeoX,GeoY\nOAK,Oak,-1.61,54.97';
  const id = await sent(register, { kind: 'brownfield', preview: 'true' });
  const [message] = await waitingJobs(oak, 'import-geodata');
  await deliver(oak);
  expect(await statusOf(id)).toBe('preview');
  // As if each process had died before it could say that the message is handled.
  await withPlatform((tx) =>
    sql`update platform.outbox set handled_at = null, failures = 11 where id = ${message!.eventId}`.execute(
      tx,
    ),
  );
  await handleMessage(jobs, message!);
  expect(await statusOf(id)).toBe('preview');
});
