import { parse } from 'csv-parse/sync';
import { beforeAll, describe, expect, it } from 'vitest';
import { jobs } from '../../../../jobs.ts';
import { config } from '../../../../platform/config.ts';
import { sql, withTenant } from '../../../../platform/db.ts';
import { handleMessage } from '../../../../platform/jobs.ts';
import type { Council } from '../../../../platform/testing/council.ts';
import { useWorld } from '../../../../platform/testing/world.ts';
import { type ExportRecord, getExport, keepSelection, listExports } from '../contract.ts';
import { deliverExports, exportMessages } from '../testing/job.ts';
import { exportCouncil } from '../testing/export-council.ts';
import { readBack } from '../testing/read-back.ts';
import { tidyExports } from '../tidy-exports.ts';
import { answerOf } from '../../../../platform/testing/answer-of.ts';

useWorld();

const MANY = 20_000;
let council: Council;
let selection: string;

const exportIn = (answer: { body: unknown }) => answerOf(getExport, answer).export;

async function start(file_type: string, more: object = {}): Promise<ExportRecord> {
  const answer = await council.as('officer').put('/site/export', {
    json: { selection, file_type, selected_fields: ['id', 'place_name', 'units'], ...more },
  });
  expect(answer.status).toBe(202);
  return exportIn(answer);
}

async function stateOf(id: string): Promise<ExportRecord> {
  const answer = await council.as('officer').get(`/site/export/${id}`);
  expect(answer.status).toBe(200);
  return exportIn(answer);
}

async function download(id: string): Promise<Uint8Array> {
  const answer = await council.as('officer').get(`/site/export/${id}/file`);
  expect(answer.status).toBe(302);
  const file = await fetch(answer.headers.get('location') ?? '');
  expect(file.status).toBe(200);
  expect(file.headers.get('content-disposition')).toContain('attachment; filename="');
  return new Uint8Array(await file.arrayBuffer());
}

async function objects(): Promise<string[]> {
  const { getStorage } = await import('firebase-admin/storage');
  const { firebaseApp } = await import('../../../../platform/firebase.ts');
  const [files] = await getStorage(firebaseApp())
    .bucket(config().buckets.clean)
    .getFiles({ prefix: `${council.shortName}/` });
  return files.map(({ name }) => name);
}

const noteOf = (id: string) =>
  withTenant(council, async (tx) => {
    const { rows } = await sql<{
      status: string;
      completed: number;
      completed_out_of: number;
      message: string;
      link: string;
    }>`
      select status, completed, completed_out_of, message, link from notifications where link like ${`%${id}`}`.execute(
      tx,
    );
    return rows;
  });

beforeAll(async () => {
  ({ council } = await exportCouncil({}, []));
  await withTenant(council, (tx) =>
    sql`insert into sites (source, source_reference, place_name, units, wkb_geometry)
        select 'test', 'S' || i, 'Site ' || i, i % 50,
               st_makeenvelope(424000 + i, 564000, 424010 + i, 564010, 27700)
          from generate_series(1, ${MANY}::int) as i`.execute(tx),
  );
  const answer = await council.as('officer').post('/site/selection', {
    json: { filters: [{ type: 'text', dbPropertyName: 'place_name', value: 'Site' }] },
  });
  selection = answerOf(keepSelection, answer).id;
}, 120_000);

describe('an export of 20,000 sites', () => {
  it('is of a selection that anybody of the council can open', async () => {
    const answer = await council.as('viewer').get(`/site/selection/${selection}`);
    expect(answer.body).toMatchObject({ result: { id: selection, sites: MANY } });
  });

  it('is a job whose progress and download the person finds in the notification', async () => {
    const made = await start('csv');
    expect(made).toMatchObject({ status: 'new', total: MANY, done: 0 });
    expect(await noteOf(made.id)).toEqual([
      expect.objectContaining({
        status: 'processing',
        message: 'processing 0 / 20,000',
        link: `/data-export?export=${made.id}`,
      }),
    ]);
    const early = await council.as('officer').get(`/site/export/${made.id}/file`);
    expect(early.status).toBe(404);
    await deliverExports(council);
    const done = await stateOf(made.id);
    expect(done).toMatchObject({ status: 'success', sites: MANY, done: MANY, remarks: [] });
    const days =
      (Date.parse(done.expires_at ?? '') - Date.parse(done.finished_at ?? '')) / 86_400_000;
    expect(days).toBeCloseTo(30, 1);
    const { exports: own } = await council.as('officer').call(listExports, {});
    expect(own[0]).toMatchObject({ id: made.id, status: 'success', sites: MANY });
    expect(await noteOf(made.id)).toEqual([
      expect.objectContaining({
        status: 'success',
        completed: MANY,
        completed_out_of: MANY,
        message: expect.stringContaining('20,000 sites exported. Kept until '),
      }),
    ]);
    const rows = parse(await download(made.id), { bom: true, columns: true }) as Record<
      string,
      string
    >[];
    expect(rows).toHaveLength(MANY);
    expect(new Set(rows.map((row) => row['Site id'])).size).toBe(MANY);
    expect(rows[19_999]).toMatchObject({ Place: 'Site 20000', 'Units (units)': '0' });
  });

  it.each(['xlsx', 'gpkg', 'shp', 'geojson', 'kml'])(
    '%s: as a job all sites are in the file',
    async (type) => {
      const made = await start(type);
      await deliverExports(council);
      const layers = await readBack(await download(made.id), made.file_name);
      expect(layers[0]?.info.featureCount).toBe(MANY);
    },
  );

  it('finishes once, however often and from wherever it is delivered', async () => {
    const made = await start('csv');
    const message = (await exportMessages(council)).find(
      ({ payload }) => payload['exportId'] === made.id,
    );
    if (!message) throw new Error('no message');
    await Promise.all([handleMessage(jobs, message), handleMessage(jobs, message)]);
    await handleMessage(jobs, message);
    expect(await stateOf(made.id)).toMatchObject({ status: 'success', sites: MANY, done: MANY });
    expect(await noteOf(made.id)).toHaveLength(1);
    const rows = parse(await download(made.id), { bom: true }) as unknown[];
    expect(rows).toHaveLength(MANY + 1);
    expect((await objects()).filter((name) => name.includes(made.id))).toEqual([
      `${council.shortName}/exports/${made.id}/${made.file_name}`,
    ]);
  });

  it('starts no second job when the same intent is sent again', async () => {
    const ask = {
      headers: { 'idempotency-key': 'one-intent' },
      json: { selection, file_type: 'csv', selected_fields: ['id'] },
    };
    const first = await council.as('officer').put('/site/export', ask);
    const again = await council.as('officer').put('/site/export', ask);
    expect([first.status, again.status]).toEqual([202, 202]);
    expect(again.body).toEqual(first.body);
  });

  it('waits for no more than ten of one person, who then is told to come again', async () => {
    const ask = (who: 'admin' | 'viewer' = 'admin', headers = {}, file_type = 'csv') =>
      council.as(who).put('/site/export', {
        headers,
        json: { selection, file_type, selected_fields: ['id'] },
      });
    const keyed = () => ask('admin', { 'idempotency-key': 'one-of-ten' });
    const begun = [await keyed()];
    for (let nth = 1; nth < 8; nth += 1) begun.push(await ask());
    expect(begun.map(({ status }) => status)).toEqual(Array.from({ length: 8 }, () => 202));
    // Of several that come at the same time no more are begun, either.
    const last = await Promise.all(Array.from({ length: 5 }, () => ask()));
    expect(last.map(({ status }) => status).toSorted()).toEqual([202, 202, 429, 429, 429]);
    const more = await ask();
    expect([more.status, more.headers.get('retry-after')]).toEqual([429, '30']);
    // The check that a register needs is not made for it; what is small is answered, and what was begun, again.
    expect((await ask('admin', {}, 'brownfield')).status).toBe(429);
    const small = await council.as('admin').put('/site/export', {
      json: { site_ids: [1], file_type: 'csv', selected_fields: ['id'] },
    });
    expect(small.status).not.toBe(429);
    expect(await keyed()).toMatchObject({ status: 202, body: begun[0]!.body });
    expect((await ask('viewer')).status).toBe(202);
    const { id } = exportIn(begun[0]!);
    expect((await council.as('admin').delete(`/site/export/${id}`)).status).toBe(204);
    expect((await ask()).status).toBe(202);
    await withTenant(council, (tx) =>
      sql`delete from exports where status in ('new', 'processing')`.execute(tx),
    );
  });

  it('is what GDAL writes of more than 300 sites, since it holds up whoever is answered beside it', async () => {
    const { rows } = await withTenant(council, (tx) =>
      sql<{ id: number }>`select id::int from sites order by id limit 301`.execute(tx),
    );
    const ids = rows.map(({ id }) => id);
    const asked = (file_type: string, site_ids: number[]) =>
      council.as('officer').put('/site/export', {
        json: { site_ids, file_type, selected_fields: ['id'] },
      });
    expect((await asked('csv', ids)).status).toBe(200);
    expect((await asked('gpkg', ids.slice(1))).status).toBe(200);
    for (const file_type of ['gpkg', 'shp', 'kml']) {
      const answer = await asked(file_type, ids);
      expect([file_type, answer.status]).toEqual([file_type, 202]);
      await council.as('officer').delete(`/site/export/${exportIn(answer).id}`);
    }
  });

  it('can be stopped; its parts go, and its job does nothing any more', async () => {
    const made = await start('csv');
    expect((await council.as('officer').delete(`/site/export/${made.id}`)).status).toBe(204);
    await deliverExports(council);
    expect(await stateOf(made.id)).toMatchObject({ status: 'cancelled', done: 0 });
    expect(await noteOf(made.id)).toEqual([
      expect.objectContaining({ status: 'info', message: 'Cancelled' }),
    ]);
    expect((await objects()).filter((name) => name.includes(made.id))).toEqual([]);
  });

  it('leaves out sites that were deleted meanwhile, and says so', async () => {
    const made = await start('csv');
    await withTenant(council, (tx) =>
      sql`update sites set is_deleted = true where source_reference in ('S5', 'S6')`.execute(tx),
    );
    await deliverExports(council);
    await withTenant(council, (tx) =>
      sql`update sites set is_deleted = false where source_reference in ('S5', 'S6')`.execute(tx),
    );
    expect(await stateOf(made.id)).toMatchObject({
      sites: MANY - 2,
      remarks: ['2 sites had been deleted and are not in the file'],
    });
  });

  it('is nobody else’s, and its file goes after 30 days', async () => {
    const made = await start('csv');
    await deliverExports(council);
    expect((await council.as('admin').get(`/site/export/${made.id}`)).status).toBe(404);
    expect((await council.as('admin').get(`/site/export/${made.id}/file`)).status).toBe(404);
    expect((await council.as('admin').delete(`/site/export/${made.id}`)).status).toBe(404);
    await withTenant(council, (tx) =>
      sql`update exports set finished_at = now() - interval '31 days' where id = ${made.id}`.execute(
        tx,
      ),
    );
    await tidyExports();
    expect(await stateOf(made.id)).toMatchObject({ status: 'expired' });
    expect((await council.as('officer').get(`/site/export/${made.id}/file`)).status).toBe(404);
    expect((await objects()).filter((name) => name.includes(made.id))).toEqual([]);
  });
});
