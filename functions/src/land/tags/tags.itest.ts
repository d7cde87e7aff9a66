import { beforeAll, describe, expect, it } from 'vitest';
import { sql, withTenant } from '../../platform/db.ts';
import { twoCouncils, type Council } from '../../platform/testing/council.ts';
import { answerOf } from '../../platform/testing/answer-of.ts';
import { useWorld } from '../../platform/testing/world.ts';
import { someSites, writeSites } from '../site-search/testing/few-hundred-sites.ts';
import { tagSites } from './contract.ts';
import { stateOf, tagNamed, tagsOf } from './testing/council-tags.ts';

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

describe('tagging many sites', () => {
  it('writes the tag on each, moves the map on once and tells of it once', async () => {
    const before = await stateOf(oak);
    const sites_ids = ids.slice(0, 1000);
    const answer = await officer().post('/tag', {
      json: { sites_ids: [...sites_ids, sites_ids[0]].slice(1), created_tag_name: ' Flood  Risk ' },
    });
    expect(answer.status).toBe(201);
    const tag = await tagNamed(oak, 'flood-risk');
    expect(tag).toEqual({
      id: expect.any(Number),
      name: 'flood-risk',
      colour: expect.stringMatching(/^#[0-9a-f]{6}$/),
      sites: 1000,
    });
    const { data } = answerOf(tagSites, answer).created;
    expect(data).toHaveLength(1000);
    expect(new Set(data.map(({ tag_id }) => tag_id))).toEqual(new Set([tag?.id]));
    expect(await tagsOf(oak, ids[0] as number)).toEqual([`${tag?.id}|flood-risk`]);
    expect(await tagsOf(oak, ids[1000] as number)).toEqual([]);
    const after = await stateOf(oak);
    expect(after).toEqual({
      version: before.version + 1,
      updates: before.updates + 1,
      history: before.history + 1000,
    });
  });

  it('does nothing twice', async () => {
    const before = await stateOf(oak);
    const again = await officer().post('/tag', {
      json: { sites_ids: ids.slice(0, 3), created_tag_name: 'flood-risk' },
    });
    expect(again).toMatchObject({ status: 201, body: { created: { data: [] } } });
    expect(await stateOf(oak)).toEqual(before);
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
    expect(await tagNamed(oak, 'never')).toBeUndefined();
    expect(await tagsOf(elm, foreign)).toEqual([]);
  });

  it.each(['ab', ' a ', 'x'.repeat(61), 'a|b|c'])('refuses the name %j with 422', async (name) => {
    const answer = await officer().post('/tag', {
      json: { sites_ids: [ids[0]], created_tag_name: name },
    });
    expect(answer).toMatchObject({
      status: 422,
      body: { error: { code: 'tag-invalid', fields: { created_tag_name: expect.any(String) } } },
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
