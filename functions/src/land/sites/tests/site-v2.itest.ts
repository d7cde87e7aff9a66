import { beforeAll, describe, expect, it } from 'vitest';
import { answerOf } from '../../../platform/testing/answer-of.ts';
import { twoCouncils, type Council, type Who } from '../../../platform/testing/council.ts';
import { useWorld } from '../../../platform/testing/world.ts';
import { someSites, writeSites } from '../../site-search/testing/few-hundred-sites.ts';
import {
  getFilledPanels,
  getListsOfSite,
  getScenariosOfSite,
  getSiteGeometry,
  getSiteV2,
  getTagsOfSite,
} from '../../composed/site/contract.ts';
import { addToList, createSiteList } from '../../site-lists/contract.ts';
import { listDictionaryTags } from '../../site-people/contract/dictionary-tags.ts';
import { getSite, getSiteJson } from '../contract.ts';
import { alikeSites } from '../testing/edited-sites.ts';

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
    const { list } = await officer.call(createSiteList, { listName });
    const sites = [{ siteId: site }, { siteId: site, scenarioName: 'Denser' }];
    await officer.call(addToList, { listId: list.id, sites });
  }
  await officer.post('/site/list', { json: { listName: 'Empty' } });
}, 120_000);

/** The whole site, as these people see it. */
const whole = (who: Who = 'viewer') => oak.as(who).call(getSiteV2, { siteId: site });

describe('one site', () => {
  it('comes whole, under a scenario too', async () => {
    const answer = await oak.as('officer').get(`/site/v2/${site}?scenario=Denser`);
    const classic = await oak.as('viewer').get(`/site/${site}?scenario=Denser`);
    expect(answer.headers.get('etag')).toBe(classic.headers.get('etag'));
    const denser = answerOf(getSiteV2, answer);
    const { site: same, fields } = answerOf(getSite, classic);
    expect(denser).toMatchObject({
      site: same,
      fields,
      scenarios: [{ scenarioName: 'base' }, { scenarioName: 'Denser' }],
      tags: [{ name: 'canal-side', colour: expect.stringMatching(/^#/), sites: 1 }],
      lists: [
        { listName: 'after work', isOwn: true, sites: 1 },
        { listName: 'Walks', isOwn: true, sites: 1 },
      ],
      undo: null,
      can: { edit: true, delete: expect.any(Boolean), edit_lists: true },
    });
    expect(denser.site).toMatchObject({ homes: 40, scenario_name: 'Denser' });
    expect((await whole()).can).toEqual({
      edit: false,
      delete: false,
      edit_lists: false,
    });
  });

  it('says what an undo would take back', async () => {
    const json = { column_name_raw: 'homes', new_value: 12 };
    await oak.as('officer').put(`/site/v2/${site}`, { json });
    expect((await whole('officer')).undo).toMatchObject({ field: 'Homes', scenario_name: 'base' });
    expect((await whole('admin')).undo).toBeNull();
    expect((await whole()).undo).toBeNull();
  });

  it('comes by parts that say the same', async () => {
    const viewer = oak.as('viewer');
    const { scenarios, tags, site: base } = await whole();
    const asked = { siteId: site };
    expect(await viewer.call(getScenariosOfSite, asked)).toEqual({ scenarios });
    expect(await viewer.call(getTagsOfSite, asked)).toEqual({ tags });
    const { filled, dictionary_tags } = await whole();
    expect(filled).toMatchObject({ scenarios: true, people: false });
    expect(await viewer.call(getFilledPanels, asked)).toEqual(filled);
    expect(await viewer.call(listDictionaryTags, asked)).toEqual(dictionary_tags);
    const { lists } = await whole('officer');
    expect(await oak.as('officer').call(getListsOfSite, asked)).toEqual({ lists });
    expect(await viewer.call(getSiteGeometry, asked)).toMatchObject({
      geometry: { type: 'Point' },
      wkb_geometry: { type: 'Point' },
      hectares: 0,
    });
    expect(await viewer.call(getSiteJson, asked)).toEqual({ site: base });
    expect(await viewer.call(getSiteJson, { ...asked, scenario: 'Denser' })).toMatchObject({
      site: { homes: 40 },
    });
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
