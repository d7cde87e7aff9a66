import { beforeAll, describe, expect, it } from 'vitest';
import { twoCouncils, type Council } from '../../platform/testing/council.ts';
import { useWorld } from '../../platform/testing/world.ts';
import { someSites, writeSites } from '../site-search/testing/few-hundred-sites.ts';
import { alikeSites } from './testing/edited-sites.ts';

useWorld();

let oak: Council;
let elm: Council;
let site: number;

beforeAll(async () => {
  ({ oak, elm } = await twoCouncils());
  [site = 0] = await alikeSites(oak, 2, { homes: 10 });
  await writeSites(elm, someSites(1));
  const officer = oak.as('officer');
  await officer.post('/site/scenario', {
    json: { siteId: site, scenarioName: 'Denser', overrides: { homes: 40 } },
  });
  await officer.post(`/tag/${site}`, { json: { created_tag_name: 'canal-side' } });
  for (const listName of ['Walks', 'after work']) {
    const { body } = await officer.post('/site/list', { json: { listName } });
    const listId = (body as { result: { list: { id: number } } }).result.list.id;
    const sites = [{ siteId: site }, { siteId: site, scenarioName: 'Denser' }];
    await officer.post('/site/list/site', { json: { listId, sites } });
  }
  await officer.post('/site/list', { json: { listName: 'Empty' } });
}, 120_000);

const read = async (
  path: string,
  who: 'viewer' | 'officer' | 'admin' = 'viewer',
): Promise<Record<string, unknown>> => {
  const { body, headers } = await oak.as(who).get(path);
  return { etag: headers.get('etag'), ...(body as { result: Record<string, unknown> }).result };
};

describe('one site', () => {
  it('comes whole, under a scenario too', async () => {
    const whole = await read(`/site/v2/${site}?scenario=Denser`, 'officer');
    const classic = await read(`/site/${site}?scenario=Denser`);
    expect(whole).toMatchObject({
      etag: classic.etag,
      site: classic.site,
      fields: classic.fields,
      scenarios: [{ scenarioName: 'base' }, { scenarioName: 'Denser' }],
      tags: [{ name: 'canal-side', colour: expect.stringMatching(/^#/), sites: 1 }],
      lists: [
        { listName: 'after work', isOwn: true, sites: 1 },
        { listName: 'Walks', isOwn: true, sites: 1 },
      ],
      undo: null,
      can: { edit: true, delete: expect.any(Boolean), edit_lists: true },
    });
    expect(whole.site).toMatchObject({ homes: 40, scenario_name: 'Denser' });
    expect((await read(`/site/v2/${site}`)).can).toEqual({
      edit: false,
      delete: false,
      edit_lists: false,
    });
  });

  it('says what an undo would take back', async () => {
    const json = { column_name_raw: 'homes', new_value: 12 };
    await oak.as('officer').put(`/site/v2/${site}`, { json });
    const { undo } = await read(`/site/v2/${site}`, 'officer');
    expect(undo).toMatchObject({ field: 'Homes', scenario_name: 'base' });
    expect((await read(`/site/v2/${site}`, 'admin')).undo).toBeNull();
    expect((await read(`/site/v2/${site}`)).undo).toBeNull();
  });

  it('comes by parts that say the same', async () => {
    const whole = await read(`/site/v2/${site}`);
    for (const part of ['scenarios', 'tags'] as const) {
      expect((await read(`/site/v2/${site}/${part}`))[part]).toEqual(whole[part]);
    }
    const lists = await read(`/site/v2/${site}/lists`, 'officer');
    expect(lists.lists).toEqual((await read(`/site/v2/${site}`, 'officer')).lists);
    expect(await read(`/site/v2/${site}/geometry`)).toMatchObject({
      geometry: { type: 'Point' },
      wkb_geometry: { type: 'Point' },
      hectares: 0,
    });
    expect((await read(`/site/json/${site}`)).site).toEqual(whole.site);
    expect((await read(`/site/json/${site}?scenario=Denser`)).site).toMatchObject({ homes: 40 });
  });

  it('is the council’s own', async () => {
    for (const path of ['', '/geometry', '/scenarios', '/tags', '/lists', '/timeline']) {
      const at = (id: number) => `/site/v2/${id}${path}`;
      expect([path, (await oak.as('signed-out').get(at(site))).status]).toEqual([path, 401]);
      expect([path, (await oak.as('resident').get(at(site))).status]).toEqual([path, 403]);
      expect([path, (await elm.as('admin').get(at(7_654_321))).status]).toEqual([path, 404]);
      expect([path, (await elm.as('admin').get(at(site + 1))).status]).toEqual([path, 404]);
      expect([path, (await oak.as('viewer').get(`/site/v2/x${path}`)).status]).toEqual([path, 400]);
    }
    expect((await oak.as('viewer').get(`/site/v2/${site}?scenario=Nobody`)).status).toBe(404);
    expect((await elm.as('admin').get(`/site/json/${site + 1}`)).status).toBe(404);
  });
});
