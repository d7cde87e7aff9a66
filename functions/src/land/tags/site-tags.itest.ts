import { beforeAll, describe, expect, it } from 'vitest';
import { newCouncil, type Council } from '../../platform/testing/council.ts';
import { useWorld } from '../../platform/testing/world.ts';
import { someSites, writeSites } from '../site-search/testing/few-hundred-sites.ts';
import { createTag, tagsOfSite } from './contract.ts';
import { tagNamed, tagsOf } from './testing/council-tags.ts';

useWorld();

let oak: Council;
let ids: number[];

beforeAll(async () => {
  oak = await newCouncil();
  ids = (await writeSites(oak, someSites(1100))).map(({ id }) => id);
}, 120_000);

const officer = () => oak.as('officer');

describe('one site’s tags', () => {
  it('are given and taken by name, in the order of their names', async () => {
    const id = ids[1050] as number;
    for (const created_tag_name of ['Town Centre', 'brown field']) {
      expect((await officer().post(`/tag/${id}`, { json: { created_tag_name } })).status).toBe(201);
    }
    const names = async () => (await tagsOf(oak, id)).map((tag) => tag.split('|')[1]);
    expect(await names()).toEqual(['brown-field', 'town-centre']);
    expect((await oak.as('viewer').call(tagsOfSite, { siteId: id })).tags).toMatchObject([
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
    expect(await tagNamed(oak, 'town-centre')).toMatchObject({ sites: 0 });
  });

  it('of several kinds go to several sites and come off them', async () => {
    const sites = ids.slice(1060, 1063);
    const made = await Promise.all(
      ['one-tag', 'two-tag'].map(
        async (tag_name) => (await officer().call(createTag, { tag_name })).tag.id,
      ),
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
