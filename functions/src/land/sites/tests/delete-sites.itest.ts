import { beforeAll, describe, expect, it } from 'vitest';
import { sql, withTenant } from '../../../platform/db.ts';
import { twoCouncils, type Council } from '../../../platform/testing/council.ts';
import { useWorld } from '../../../platform/testing/world.ts';
import { readSites } from '../contract.ts';
import { someSites, writeSites } from '../../site-search/testing/few-hundred-sites.ts';

useWorld();

let oak: Council;
let elm: Council;
let ids: number[];

beforeAll(async () => {
  ({ oak, elm } = await twoCouncils());
  ids = (await writeSites(oak, someSites(1020))).map(({ id }) => id);
  await writeSites(elm, someSites(1021));
}, 120_000);

const remove = (sites_ids: unknown, council = oak) =>
  council.as('officer').delete('/site', { json: { sites_ids } });
const kept = () =>
  withTenant(oak, async (tx) => {
    const { rows } = await sql<Record<string, number>>`
      select (select count(*)::int from sites) as sites,
             (select count(*)::int from sites where is_deleted) as deleted,
             (select count(*)::int from record_history) as history,
             (select version::int from layer_versions where layer_id = 'sitesLayer') as version,
             (select count(*)::int from updates where kind = 'deleted') as told`.execute(tx);
    return rows[0] as Record<'sites' | 'deleted' | 'history' | 'version' | 'told', number>;
  });

describe('deleting sites', () => {
  it('takes a thousand away at once, each with its line of history; the records stay', async () => {
    const before = await kept();
    const gone = ids.slice(0, 1000);
    const answer = await remove(gone);
    expect(answer).toMatchObject({ status: 204, body: '' });
    expect(await kept()).toEqual({
      sites: before.sites,
      deleted: 1000,
      history: before.history + 1000,
      version: before.version + 1,
      told: before.told + 1,
    });
    expect((await oak.as('viewer').get(`/site/${gone[0]}`)).status).toBe(404);
    const { body } = await oak.as('viewer').get('/search/site?limit=1');
    expect(body).toMatchObject({ result: { total: 20 } });
    const { rows } = await withTenant(oak, (tx) =>
      sql`select user_name, field_label, old_value, new_value from record_history
           where site_id = ${gone[999]}`.execute(tx),
    );
    expect(rows).toEqual([
      { user_name: 'officer', field_label: 'Deleted', old_value: 'false', new_value: 'true' },
    ]);
  });

  it('is all or nothing, and names what it does not know: deleted, another council’s, nobody’s', async () => {
    const before = await kept();
    const answer = await remove([ids[1001], ids[0], 1021, 7_654_321]);
    expect(answer).toMatchObject({
      status: 404,
      body: {
        error: {
          code: 'site-not-found',
          fields: { sites_ids: `Non-existing id: ${ids[0]}, 1021, 7654321` },
        },
      },
    });
    expect(await kept()).toEqual(before);
    expect((await elm.as('viewer').get('/site/1021')).status).toBe(200);
  });

  it.each([[[]], [[0]], [['1']], [[1.5]], [Array.from({ length: 1001 }, (_, i) => i + 1)], [null]])(
    'refuses a list that is none',
    async (sites_ids) => {
      expect(await remove(sites_ids)).toMatchObject({
        status: 400,
        body: { error: { code: 'payload-invalid' } },
      });
    },
  );

  it('needs sites.delete', async () => {
    const json = { sites_ids: [ids[1002]] };
    expect((await oak.as('signed-out').delete('/site', { json })).status).toBe(401);
    expect((await oak.as('viewer').delete('/site', { json })).status).toBe(403);
    expect((await oak.as('resident').delete('/site', { json })).status).toBe(403);
    expect((await oak.as('viewer').get(`/site/${ids[1002]}`)).status).toBe(200);
  });

  it('by two at once ends with one who did and one who came too late', async () => {
    const both = await Promise.all([
      remove(ids.slice(1005, 1010)),
      remove(ids.slice(1005, 1010).toReversed()),
    ]);
    expect(both.map(({ status }) => status).toSorted()).toEqual([204, 404]);
  });
});

describe('reading many sites', () => {
  it('gives those that there are, ascending, whatever else was asked', async () => {
    const asked = [...ids.slice(1011, 1013).toReversed(), ...ids.slice(0, 1), 7_654_321];
    const viewer = oak.as('viewer');
    const { sites } = await viewer.call(readSites, { site_ids: asked });
    expect(sites.map(({ id }) => id)).toEqual([ids[1011], ids[1012]]);
    expect(await viewer.get(`/site/all?ids=${asked.join(',')}`)).toMatchObject({
      status: 200,
      body: { result: { sites } },
    });
  });

  it('is bounded to 500 and for those who may read', async () => {
    const site_ids = Array.from({ length: 501 }, (_, i) => i + 1);
    expect((await oak.as('viewer').put('/site/all', { json: { site_ids } })).status).toBe(400);
    expect((await oak.as('resident').put('/site/all', { json: { site_ids: [1] } })).status).toBe(
      403,
    );
    expect((await oak.as('signed-out').put('/site/all', { json: { site_ids: [1] } })).status).toBe(
      401,
    );
  });
});
