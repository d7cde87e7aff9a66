import { beforeAll, describe, expect, it } from 'vitest';
import { sql, withTenant } from '../platform/db.ts';
import { twoCouncils, type Council } from '../platform/testing/council.ts';
import { useWorld } from '../platform/testing/world.ts';
import { someSites, writeSites } from '../site-search/testing/few-hundred-sites.ts';

useWorld();

let oak: Council;
let elm: Council;
let ids: number[];
let foreign: number;

beforeAll(async () => {
  ({ oak, elm } = await twoCouncils());
  ids = (await writeSites(oak, someSites(1100))).map(({ id }) => id);
  // Past the other council's ids, so that this one has nothing of the same number.
  await writeSites(elm, someSites(1101));
  foreign = 1101;
}, 120_000);

const officer = () => oak.as('officer');
const tagsOf = async (council: Council, id: number): Promise<string[]> => {
  const { body } = await council.as('viewer').get(`/site/${id}`);
  return (body as { result: { site: { site_tags: string[] } } }).result.site.site_tags;
};
const allTags = async () => {
  const { body } = await oak.as('viewer').get('/tag');
  return (
    body as { result: { tags: { id: number; name: string; colour: string; sites: number }[] } }
  ).result.tags;
};
const tagNamed = async (name: string) => (await allTags()).find((tag) => tag.name === name);
const state = () =>
  withTenant(oak, async (tx) => {
    const { rows } = await sql<{ version: number; updates: number; history: number }>`
      select (select version from layer_versions where layer_id = 'sitesLayer') as version,
             (select count(*)::int from updates) as updates,
             (select count(*)::int from site_history) as history`.execute(tx);
    return rows[0] as { version: number; updates: number; history: number };
  });

describe('tagging many sites', () => {
  it('writes the tag on each, moves the map on once and tells of it once', async () => {
    const before = await state();
    const sites_ids = ids.slice(0, 1000);
    const answer = await officer().post('/tag', {
      json: { sites_ids: [...sites_ids, sites_ids[0]].slice(1), created_tag_name: ' Flood  Risk ' },
    });
    expect(answer.status).toBe(201);
    const tag = await tagNamed('flood-risk');
    expect(tag).toEqual({
      id: expect.any(Number),
      name: 'flood-risk',
      colour: expect.stringMatching(/^#[0-9a-f]{6}$/),
      sites: 1000,
    });
    const { data } = (answer.body as { created: { data: { site_id: number; tag_id: number }[] } })
      .created;
    expect(data).toHaveLength(1000);
    expect(new Set(data.map(({ tag_id }) => tag_id))).toEqual(new Set([tag?.id]));
    expect(await tagsOf(oak, ids[0] as number)).toEqual([`${tag?.id}|flood-risk`]);
    expect(await tagsOf(oak, ids[1000] as number)).toEqual([]);
    const after = await state();
    expect(after).toEqual({
      version: before.version + 1,
      updates: before.updates + 1,
      history: before.history + 1000,
    });
  });

  it('does nothing twice', async () => {
    const before = await state();
    const again = await officer().post('/tag', {
      json: { sites_ids: ids.slice(0, 3), created_tag_name: 'flood-risk' },
    });
    expect(again).toMatchObject({ status: 201, body: { created: { data: [] } } });
    expect(await state()).toEqual(before);
  });

  it('is all or nothing: unknown, deleted and other councils’ sites are named', async () => {
    const [gone] = ids.slice(-1) as [number];
    await withTenant(oak, (tx) =>
      sql`update sites set is_deleted = true where id = ${gone}`.execute(tx),
    );
    const answer = await officer().post('/tag', {
      json: { sites_ids: [ids[5], foreign, gone, 7_654_321], created_tag_name: 'never' },
    });
    expect(answer).toMatchObject({
      status: 404,
      body: {
        error: {
          code: 'site-not-found',
          fields: { sites_ids: `Non-existing id: ${foreign}, ${gone}, 7654321` },
        },
      },
    });
    expect(await tagNamed('never')).toBeUndefined();
    expect(await tagsOf(elm, foreign)).toEqual([]);
  });

  it.each(['ab', ' a ', 'x'.repeat(61), 'a|b|c'])('refuses the name %j with 422', async (name) => {
    const answer = await officer().post('/tag', {
      json: { sites_ids: [ids[0]], created_tag_name: name },
    });
    expect(answer).toMatchObject({
      status: 422,
      body: { error: { code: 'tag-unfit', fields: { created_tag_name: expect.any(String) } } },
    });
  });

  it.each([
    [{ sites_ids: [], created_tag_name: 'abc' }, 'sites_ids'],
    [{ sites_ids: [1] }, 'created_tag_name'],
    [
      { sites_ids: Array.from({ length: 1001 }, (_, i) => i + 1), created_tag_name: 'abc' },
      'sites_ids',
    ],
  ])('refuses a body that is none', async (json, field) => {
    const answer = await officer().post('/tag', { json });
    expect(answer).toMatchObject({
      status: 400,
      body: { error: { fields: { [field]: expect.any(String) } } },
    });
  });
});

describe('one site’s tags', () => {
  it('are given and taken by name, in the order of their names', async () => {
    const id = ids[1050] as number;
    for (const created_tag_name of ['Town Centre', 'brown field']) {
      expect((await officer().post(`/tag/${id}`, { json: { created_tag_name } })).status).toBe(201);
    }
    const names = async () => (await tagsOf(oak, id)).map((tag) => tag.split('|')[1]);
    expect(await names()).toEqual(['brown-field', 'town-centre']);
    const { body } = await oak.as('viewer').get(`/site/tags?siteId=${id}`);
    expect((body as { result: { tags: { name: string }[] } }).result.tags).toMatchObject([
      { name: 'brown-field', sites: 1 },
      { name: 'town-centre', sites: 1 },
    ]);
    const taken = await officer().delete(`/tag/${id}`, {
      json: { deleted_tag_name: 'Town Centre' },
    });
    expect(taken.status).toBe(204);
    expect(await names()).toEqual(['brown-field']);
    const again = await officer().delete(`/tag/${id}`, {
      json: { deleted_tag_name: 'Town Centre' },
    });
    expect(again.status).toBe(404);
    expect(await tagNamed('town-centre')).toMatchObject({ sites: 0 });
  });

  it('of several kinds go to several sites and come off them', async () => {
    const sites = ids.slice(1060, 1063);
    const made = await Promise.all(
      ['one-tag', 'two-tag'].map(async (tag_name) => {
        const { body } = await officer().post('/site/tag', { json: { tag_name } });
        return (body as { result: { tag: { id: number } } }).result.tag.id;
      }),
    );
    const add = { json: { siteIds: sites, tagIds: made } };
    expect(await officer().post('/site/tags', add)).toMatchObject({
      status: 201,
      body: { result: { added: 6, already: 0 } },
    });
    expect((await officer().post('/site/tags', add)).body).toEqual({
      result: { added: 0, already: 6 },
    });
    expect(await tagsOf(oak, sites[2] as number)).toEqual([
      `${made[0]}|one-tag`,
      `${made[1]}|two-tag`,
    ]);
    const unknown = { json: { siteIds: sites, tagIds: [made[0], 7_654_321] } };
    expect(await officer().delete('/site/tags', unknown)).toMatchObject({
      status: 404,
      body: { error: { fields: { tagIds: 'Non-existing id: 7654321' } } },
    });
    expect((await officer().delete('/site/tags', add)).body).toEqual({ result: { removed: 6 } });
    expect(await tagsOf(oak, sites[2] as number)).toEqual([]);
  });
});

describe('a tag of the council', () => {
  it('is renamed on every site, unless another has the name', async () => {
    const tag = await tagNamed('flood-risk');
    const json = { id: tag?.id, tag_name: 'Sequential Test' };
    const before = await state();
    expect(await officer().put('/site/tag', { json })).toMatchObject({
      status: 200,
      body: { result: { tag: { id: tag?.id, name: 'sequential-test', sites: 1000 } } },
    });
    expect(await tagsOf(oak, ids[999] as number)).toEqual([`${tag?.id}|sequential-test`]);
    expect((await state()).version).toBe(before.version + 1);
    const taken = await officer().put('/site/tag', {
      json: { id: tag?.id, tag_name: 'brown-field' },
    });
    expect(taken).toMatchObject({
      status: 409,
      body: { error: { fields: { tag_name: 'There is a tag of this name' } } },
    });
  });

  it('is deleted from every site; the sites stay', async () => {
    const tag = await tagNamed('sequential-test');
    const json = { id: tag?.id };
    expect((await officer().delete('/site/tag', { json })).status).toBe(204);
    expect(await tagNamed('sequential-test')).toBeUndefined();
    expect(await tagsOf(oak, ids[0] as number)).toEqual([]);
    expect((await officer().delete('/site/tag', { json })).status).toBe(404);
  });

  it('is counted without deleted sites, and belongs to its council', async () => {
    await officer().post('/tag', {
      json: { sites_ids: ids.slice(1070, 1072), created_tag_name: 'counted' },
    });
    await withTenant(oak, (tx) =>
      sql`update sites set is_deleted = true where id = ${ids[1070]}`.execute(tx),
    );
    expect(await tagNamed('counted')).toMatchObject({ sites: 1 });
    expect((await elm.as('viewer').get('/tag')).body).toEqual({ result: { tags: [] } });
    expect((await oak.as('viewer').get('/tag?term=COUNT')).body).toMatchObject({
      result: { tags: [{ name: 'counted' }] },
    });
  });

  it('is for those who may write sites', async () => {
    const json = { sites_ids: [ids[0]], created_tag_name: 'abc' };
    expect((await oak.as('signed-out').post('/tag', { json })).status).toBe(401);
    expect((await oak.as('viewer').post('/tag', { json })).status).toBe(403);
    expect((await oak.as('resident').get('/tag')).status).toBe(403);
  });

  it('is made once by two who make it at the same moment', async () => {
    const calls = [1080, 1081, 1082, 1083].map((at) =>
      officer().post('/tag', {
        json: { sites_ids: [ids[at]], created_tag_name: 'at the same time' },
      }),
    );
    expect((await Promise.all(calls)).map(({ status }) => status)).toEqual([201, 201, 201, 201]);
    expect(await tagNamed('at-the-same-time')).toMatchObject({ sites: 4 });
  });

  it('is given while another deletes it: it is made anew, or goes with the deletion', async () => {
    const json = { sites_ids: ids.slice(1085, 1090), created_tag_name: 'here and gone' };
    const rounds = Array.from({ length: 8 }, async () => {
      const given = await officer().post('/tag', { json });
      const tag = await tagNamed('here-and-gone');
      const gone = tag && (await officer().delete('/site/tag', { json: { id: tag.id } }));
      return [given.status, gone?.status ?? 204];
    });
    for (const [given, gone] of await Promise.all(rounds)) {
      expect(given).toBe(201);
      expect([204, 404]).toContain(gone);
    }
  });
});
