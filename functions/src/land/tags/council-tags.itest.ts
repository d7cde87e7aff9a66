import { beforeAll, describe, expect, it } from 'vitest';
import { sql, withTenant } from '../../platform/db.ts';
import { twoCouncils, type Council } from '../../platform/testing/council.ts';
import { useWorld } from '../../platform/testing/world.ts';
import { someSites, writeSites } from '../site-search/testing/few-hundred-sites.ts';
import { stateOf, tagNamed, tagsOf } from './testing/council-tags.ts';

useWorld();

let oak: Council;
let elm: Council;
let ids: number[];

beforeAll(async () => {
  ({ oak, elm } = await twoCouncils());
  ids = (await writeSites(oak, someSites(1100))).map(({ id }) => id);
  for (const [sites_ids, created_tag_name] of [
    [ids.slice(0, 1000), 'flood-risk'],
    [ids.slice(1050, 1051), 'brown-field'],
  ])
    await officer().post('/tag', { json: { sites_ids, created_tag_name } });
}, 120_000);

const officer = () => oak.as('officer');

describe('a tag of the council', () => {
  it('is renamed on every site, unless another has the name', async () => {
    const tag = await tagNamed(oak, 'flood-risk');
    const json = { id: tag?.id, tag_name: 'Sequential Test' };
    const before = await stateOf(oak);
    expect(await officer().put('/site/tag', { json })).toMatchObject({
      status: 200,
      body: { result: { tag: { id: tag?.id, name: 'sequential-test', sites: 1000 } } },
    });
    expect(await tagsOf(oak, ids[999] as number)).toEqual([`${tag?.id}|sequential-test`]);
    expect((await stateOf(oak)).version).toBe(before.version + 1);
    const unseen = { id: tag?.id, tag_name: 'flooding', from: 'flood-risk' };
    expect(await oak.as('admin').put('/site/tag', { json: unseen })).toMatchObject({
      status: 409,
      body: { error: { code: 'changed-meanwhile', fields: { tag_name: 'sequential-test' } } },
    });
    // As where the answer to it was lost.
    const repeated = { ...json, from: 'flood-risk' };
    expect(await officer().put('/site/tag', { json: repeated })).toMatchObject({
      status: 200,
      body: { result: { tag: { name: 'sequential-test' } } },
    });
    const taken = await officer().put('/site/tag', {
      json: { id: tag?.id, tag_name: 'brown-field' },
    });
    expect(taken).toMatchObject({
      status: 409,
      body: { error: { fields: { tag_name: 'A tag with this name already exists' } } },
    });
  });

  it('is merged into another where that is asked: its sites have that one, once', async () => {
    const named = async (name: string, sites_ids: number[]) => {
      await officer().post('/tag', { json: { sites_ids, created_tag_name: name } });
      return (await tagNamed(oak, name))?.id as number;
    };
    const from = await named('green-belt', ids.slice(1060, 1063));
    const into = await named('greenbelt', ids.slice(1062, 1064));
    const json = { id: from, tag_name: 'Greenbelt', merge: true };
    expect((await oak.as('viewer').put('/site/tag', { json })).status).toBe(403);
    expect(await officer().put('/site/tag', { json })).toMatchObject({
      status: 200,
      body: { result: { tag: { id: into, name: 'greenbelt', sites: 4 } } },
    });
    expect(await tagsOf(oak, ids[1060] as number)).toEqual([`${into}|greenbelt`]);
    expect(await tagsOf(oak, ids[1062] as number)).toEqual([`${into}|greenbelt`]);
    expect(await tagNamed(oak, 'green-belt')).toBeUndefined();
    expect((await officer().get(`/site/tag?id=${from}`)).status).toBe(404);
    expect((await officer().get(`/site/tag?id=${into}`)).body).toMatchObject({
      result: { tag: { name: 'greenbelt', sites: 4 } },
    });
  });

  it('is deleted from every site; the sites stay', async () => {
    const tag = await tagNamed(oak, 'sequential-test');
    const json = { id: tag?.id };
    expect((await officer().delete('/site/tag', { json })).status).toBe(204);
    expect(await tagNamed(oak, 'sequential-test')).toBeUndefined();
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
    expect(await tagNamed(oak, 'counted')).toMatchObject({ sites: 1 });
    expect((await elm.as('viewer').get('/tag')).body).toEqual({ result: { tags: [] } });
    expect((await oak.as('viewer').get('/tag?term=COUNT')).body).toMatchObject({
      result: { tags: [{ name: 'counted' }] },
    });
  });

  it('is found by the words that made it', async () => {
    const typed = 'Near  the River';
    await officer().post('/tag', { json: { sites_ids: [ids[0]], created_tag_name: typed } });
    for (const term of [typed, 'the river', 'NEAR-THE']) {
      const { body } = await oak.as('viewer').get(`/tag?term=${encodeURIComponent(term)}`);
      expect(body).toMatchObject({ result: { tags: [{ name: 'near-the-river' }] } });
    }
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
    expect(await tagNamed(oak, 'at-the-same-time')).toMatchObject({ sites: 4 });
  });

  it('is given while another deletes it: it is made anew, or goes with the deletion', async () => {
    const json = { sites_ids: ids.slice(1085, 1090), created_tag_name: 'here and gone' };
    const rounds = Array.from({ length: 8 }, async () => {
      const given = await officer().post('/tag', { json });
      const tag = await tagNamed(oak, 'here-and-gone');
      const gone = tag && (await officer().delete('/site/tag', { json: { id: tag.id } }));
      return [given.status, gone?.status ?? 204];
    });
    for (const [given, gone] of await Promise.all(rounds)) {
      expect(given).toBe(201);
      expect([204, 404]).toContain(gone);
    }
  });
});
