import { beforeAll, describe, expect, it } from 'vitest';
import { sql, withTenant } from '../../platform/db.ts';
import { twoCouncils, type Council } from '../../platform/testing/council.ts';
import { useWorld } from '../../platform/testing/world.ts';
import { someSites, writeSites } from '../site-search/testing/few-hundred-sites.ts';
import { getSiteList, listSiteLists, sitesOfList } from './contract.ts';
import { listUniqueLists } from './contract/unique-lists.ts';
import { answerOf } from '../../platform/testing/answer-of.ts';

useWorld();

let oak: Council;
let elm: Council;
let ids: number[];

beforeAll(async () => {
  ({ oak, elm } = await twoCouncils());
  ids = (await writeSites(oak, someSites(1010))).map(({ id }) => id);
  await writeSites(elm, someSites(3));
  await oak.as('officer').post('/site/scenario', {
    json: { siteId: ids[0], scenarioName: 'Denser' },
  });
}, 120_000);

const officer = () => oak.as('officer');
const listIn = (answer: { body: unknown }) => answerOf(getSiteList, answer).list;
const created = async (listName: string, path = '/site/list') => {
  const answer = await officer().post(path, { json: { listName } });
  expect(answer.status).toBe(201);
  return listIn(answer).id;
};
const listed = async (query = '', council = oak) => {
  const answer = await council.as('officer').get(`/site/list${query}`);
  return answerOf(listSiteLists, answer).lists;
};
const members = async (listId: number, query = '') => {
  const answer = await oak.as('viewer').get(`/site/list/site?listId=${listId}${query}`);
  return answerOf(sitesOfList, answer);
};
const version = () =>
  withTenant(oak, async (tx) => {
    const { rows } = await sql<{ version: number }>`
      select version from layer_versions where layer_id = 'sitesLayer'`.execute(tx);
    return rows[0]?.version ?? 0;
  });
const base = (siteId: number | undefined) => ({ siteId, scenarioName: 'base' });

describe('a site list', () => {
  it('is made once, renamed by a colleague, found by its name and deleted', async () => {
    const ask = {
      json: { listName: '  Sites to visit ' },
      headers: { 'idempotency-key': 'visit-1' },
    };
    const first = await officer().post('/site/list', ask);
    const again = await officer().post('/site/list', ask);
    const { id } = listIn(first);
    expect(listIn(again).id).toBe(id);
    expect(listIn(first)).toEqual({
      id,
      listName: 'Sites to visit',
      isUnique: false,
      sites: 0,
      isOwn: true,
    });
    const renamed = await oak.as('admin').put('/site/list', {
      json: { id, listName: 'Sites visited' },
    });
    expect(listIn(renamed)).toMatchObject({ listName: 'Sites visited', isOwn: false });
    const unseen = { id, listName: 'Visits', from: 'Sites to visit' };
    expect(await officer().put('/site/list', { json: unseen })).toMatchObject({
      status: 409,
      body: { error: { code: 'changed-meanwhile', fields: { listName: 'Sites visited' } } },
    });
    const seen = await officer().put('/site/list', { json: { ...unseen, from: 'Sites visited' } });
    expect(listIn(seen).listName).toBe('Visits');
    // As where the answer to it was lost.
    const repeated = await officer().put('/site/list', {
      json: { ...unseen, from: 'Sites visited' },
    });
    expect(repeated.status).toBe(200);
    expect(listIn(repeated).listName).toBe('Visits');
    await officer().put('/site/list', { json: { id, listName: 'Sites visited' } });
    expect(await listed('?term=VISITED&mine=true')).toMatchObject([{ id, isOwn: true }]);
    expect(await listed('?term=nothing')).toEqual([]);
    expect((await oak.as('viewer').get(`/site/list/${id}`)).body).toMatchObject({
      result: { list: { id }, can: { write: false, delete: false } },
    });
    expect((await officer().delete('/site/list', { json: { id } })).status).toBe(204);
    expect((await officer().get(`/site/list/${id}`)).status).toBe(404);
  });

  it.each([
    [{ listName: '   ' }, 'List name is required'],
    [{}, 'List name is required'],
    [{ listName: 'x'.repeat(101) }, 'List name must be at most 100 characters'],
  ])('has a name: %j', async (json, words) => {
    const answer = await officer().post('/site/list', { json });
    expect(answer).toMatchObject({ status: 400, body: { error: { fields: { listName: words } } } });
  });

  it('takes a thousand sites, each once for each scenario, in their order; the map moves on', async () => {
    const listId = await created('A thousand');
    const before = await version();
    const sites = ids.slice(0, 1000).map((siteId) => ({ siteId }));
    expect(await officer().post('/site/list/site', { json: { listId, sites } })).toMatchObject({
      status: 201,
      body: { result: { added: 1000, already: 0 } },
    });
    expect(await version()).toBe(before + 1);
    const more = [{ siteId: ids[0] }, { siteId: ids[0], scenarioName: 'Denser' }];
    expect(
      (await officer().post('/site/list/site', { json: { listId, sites: more } })).body,
    ).toEqual({ result: { added: 1, already: 1 } });
    expect(await listed('?term=thousand')).toMatchObject([{ id: listId, sites: 1000 }]);
    expect(await members(listId, '&limit=2')).toEqual({
      sites: [base(ids[0]), base(ids[1])],
      total: 1001,
    });
    expect((await oak.as('viewer').get(`/site/list/site?listId=${listId}&limit=501`)).status).toBe(
      400,
    );
    const off = { json: { listId, sites: [{ siteId: ids[0] }, { siteId: ids[1] }] } };
    expect((await officer().delete('/site/list/site', off)).body).toEqual({
      result: { removed: 3 },
    });
    expect(await version()).toBe(before + 3);
    const { body } = await oak.as('viewer').get(`/history/${ids[1]}`);
    expect(body).toMatchObject({
      result: {
        history: [
          { edit_content: 'List||Removed from A thousand' },
          { edit_content: 'List||Added to A thousand' },
        ],
      },
    });
    expect((await officer().delete('/site/list/site', off)).body).toEqual({
      result: { removed: 0 },
    });
    expect(await version()).toBe(before + 3);
  });

  it('takes off one scenario only, where it is named', async () => {
    const listId = await created('One of two');
    const sites = [{ siteId: ids[0] }, { siteId: ids[0], scenarioName: 'Denser' }];
    await officer().post('/site/list/site', { json: { listId, sites } });
    const off = { json: { listId, sites: [{ siteId: ids[0], scenarioName: 'Denser' }] } };
    await officer().delete('/site/list/site', off);
    expect(await members(listId)).toMatchObject({ sites: [base(ids[0])], total: 1 });
  });

  it('refuses unknown, deleted and other councils’ sites, and unknown scenarios; nothing is added', async () => {
    const listId = await created('Refusing');
    const [gone] = ids.slice(-1) as [number];
    await withTenant(oak, (tx) =>
      sql`update sites set is_deleted = true where id = ${gone}`.execute(tx),
    );
    for (const sites of [
      [{ siteId: ids[2] }, { siteId: 7_654_321 }],
      [{ siteId: ids[2] }, { siteId: gone }],
      [{ siteId: ids[2], scenarioName: 'Denser' }],
    ]) {
      expect(await officer().post('/site/list/site', { json: { listId, sites } })).toMatchObject({
        status: 404,
        body: { error: { fields: { sites: expect.stringMatching(/^Non-existing id: \d/) } } },
      });
    }
    expect(await members(listId)).toEqual({ sites: [], total: 0 });
  });

  it('does not count or show a site once it is deleted', async () => {
    const listId = await created('Shrinking');
    const sites = [{ siteId: ids[1005] }, { siteId: ids[1006] }];
    await officer().post('/site/list/site', { json: { listId, sites } });
    await officer().delete('/site', { json: { sites_ids: [ids[1005]] } });
    expect(await listed('?term=shrinking')).toMatchObject([{ sites: 1 }]);
    expect(await members(listId)).toEqual({ sites: [base(ids[1006])], total: 1 });
  });

  it('is the council’s own and for those who may', async () => {
    const id = await created('Oaks');
    const json = { id, listName: 'Elms' };
    expect(await listed('', elm)).toEqual([]);
    expect((await elm.as('officer').put('/site/list', { json })).status).toBe(404);
    expect((await elm.as('officer').get(`/site/list/${id}`)).status).toBe(404);
    const add = { json: { listId: id, sites: [{ siteId: 1 }] } };
    expect((await elm.as('officer').post('/site/list/site', add)).status).toBe(404);
    expect((await oak.as('viewer').put('/site/list', { json })).status).toBe(403);
    expect((await oak.as('signed-out').get('/site/list')).status).toBe(401);
    expect(await listed('?term=oaks')).toMatchObject([{ listName: 'Oaks', sites: 0 }]);
  });
});

describe('a unique list', () => {
  it('holds a site once, whatever the scenario, by either call', async () => {
    const listId = await created('Preferred', '/site/list/unique');
    const sites = [
      { siteId: ids[0], scenarioName: 'Denser' },
      { siteId: ids[0] },
      { siteId: ids[1] },
    ];
    expect(
      (await officer().post('/site/list/unique/site', { json: { listId, sites } })).body,
    ).toEqual({ result: { added: 2, already: 0 } });
    expect(
      (await officer().post('/site/list/site', { json: { listId, sites: [{ siteId: ids[0] }] } }))
        .body,
    ).toEqual({ result: { added: 0, already: 1 } });
    const { body } = await oak.as('viewer').get(`/site/list/unique/site?listId=${listId}`);
    expect(body).toEqual({
      result: {
        sites: [{ siteId: ids[0], scenarioName: 'Denser' }, base(ids[1])],
        total: 2,
      },
    });
    const off = { json: { listId, sites: [{ siteId: ids[0] }] } };
    expect((await officer().delete('/site/list/unique/site', off)).body).toEqual({
      result: { removed: 1 },
    });
  });

  it('is renamed and deleted by its own calls, which know no other lists', async () => {
    const id = await created('Chosen', '/site/list/unique');
    const plain = await created('Plain');
    const rename = (which: number) =>
      officer().put('/site/list/unique', { json: { id: which, listName: 'Chosen again' } });
    expect((await rename(plain)).status).toBe(404);
    expect(listIn(await rename(id))).toMatchObject({ listName: 'Chosen again', isUnique: true });
    const unique = answerOf(listUniqueLists, await officer().get('/site/list/unique')).lists;
    expect(unique.every(({ isUnique }) => isUnique)).toBe(true);
    expect(unique.map((list) => list.id)).toContain(id);
    expect((await officer().get(`/site/list/unique/site?listId=${plain}`)).status).toBe(404);
    expect((await officer().delete('/site/list/unique', { json: { id: plain } })).status).toBe(404);
    expect((await officer().delete('/site/list/unique', { json: { id } })).status).toBe(204);
    expect((await officer().get(`/site/list/${plain}`)).status).toBe(200);
  });
});
