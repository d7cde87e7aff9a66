import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { twoCouncils, type Council } from '../../../platform/testing/council.ts';
import { answerOf } from '../../../platform/testing/answer-of.ts';
import { useWorld } from '../../../platform/testing/world.ts';
import { someSites, writeSites } from '../../site-search/testing/few-hundred-sites.ts';
import { alikeSites, keepSiteFeatures, tabWith, viewOf } from '../testing/edited-sites.ts';
import { updateSite } from '../../ground/sites/edit-schema.ts';

useWorld();

let oak: Council;
let elm: Council;
let sites: number[];
let site: number;

beforeAll(async () => {
  ({ oak, elm } = await twoCouncils());
  sites = await alikeSites(oak, 40, { homes: 10, size_ha: 1.5, uses: ['retail'] });
  await writeSites(elm, someSites(1));
}, 120_000);

/** Each test has a site of its own, with one scenario that has its own homes and one that has nothing. */
beforeEach(async () => {
  site = sites.pop() ?? 0;
  await scenario('Denser', { homes: 40 });
  await scenario('Later', {});
});

const officer = () => oak.as('officer');
const scenario = (scenarioName: string, overrides: object) =>
  officer().post('/site/scenario', { json: { siteId: site, scenarioName, overrides } });
const put = (column: string, new_value: unknown, under = '', more: object = {}) =>
  officer().put(`/site/v2/${site}${under && `?scenario=${under}`}`, {
    json: { column_name_raw: column, new_value, ...more },
  });
const values = async (under?: string) => viewOf(oak).site(site, under);
const lines = async () =>
  (await viewOf(oak).history(site)).history.map(
    ({ scenario_name, edit_content }) => `${scenario_name}: ${edit_content}`,
  );

describe('an edit under a scenario', () => {
  it('is the scenario’s own; the site and the other scenarios stay', async () => {
    const before = await values('Later');
    const answer = await put('homes', '1,200', 'Later');
    expect(answer).toMatchObject({
      status: 200,
      body: {
        result: {
          id: site,
          scenario_name: 'Later',
          values: { homes: 1200 },
          row_version: before.row_version + 1,
        },
      },
    });
    expect(await values('Later')).toMatchObject({
      homes: 1200,
      row_version: before.row_version + 1,
    });
    expect(await values()).toMatchObject({ homes: 10, row_version: 1 });
    expect(await values('Denser')).toMatchObject({ homes: 40 });
    expect((await lines())[0]).toBe('Later: Homes|10|1200');
  });

  it('goes by the classic call, too, and says nothing when nothing changes', async () => {
    const json = {
      column_name_raw: 'uses',
      new_value: ['office', 'retail'],
      old_value: ['retail'],
    };
    const classic = await officer().put(`/site/${site}?scenario=Denser`, { json });
    expect(classic.status).toBe(200);
    expect((await values('Denser')).uses).toEqual(['office', 'retail']);
    const said = await lines();
    expect(said[0]).toBe('Denser: Uses|retail|office, retail');
    const again = await put('uses', ['office', 'retail'], 'Denser');
    const changed = answerOf(updateSite, classic);
    expect(again.body).toEqual({ result: { ...changed, change_id: null } });
    expect(await lines()).toEqual(said);
  });

  it('writes the site and all scenarios where it is asked to, each with history', async () => {
    const answer = await put('homes', 7, 'Denser', { should_update_all_scenarios: true });
    expect(answer).toMatchObject({
      status: 200,
      body: { result: { scenario_name: 'Denser', values: { homes: 7 } } },
    });
    for (const name of ['base', 'Denser', 'Later']) expect((await values(name)).homes).toBe(7);
    expect((await lines()).slice(0, 2)).toEqual(['Denser: Homes|40|7', 'base: Homes|10|7']);
    // They follow the site again.
    await put('homes', 8);
    expect((await values('Denser')).homes).toBe(8);
  });

  it('does so, too, where the cell says it', async () => {
    await keepSiteFeatures(oak, [
      tabWith({ homes: { fieldType: 'number', updateForAllScenarios: true } }),
    ]);
    await put('homes', 9, 'Later');
    await keepSiteFeatures(oak, []);
    for (const name of ['base', 'Denser', 'Later']) expect((await values(name)).homes).toBe(9);
  });

  it('must mean the state that is edited', async () => {
    const { id_unique } = await values('Later');
    const other = await put('homes', 3, '', { id_unique });
    expect(other).toMatchObject({
      status: 409,
      body: { error: { code: 'conflict', fields: { id_unique: expect.any(String) } } },
    });
    expect((await put('homes', 3, 'Later', { id_unique })).status).toBe(200);
    expect((await values()).homes).toBe(10);
  });

  it('sees what the other officer wrote', async () => {
    await put('homes', 41, 'Denser');
    const late = await put('homes', 42, 'Denser', { old_value: 40 });
    expect(late).toMatchObject({
      status: 409,
      body: { error: { code: 'changed-meanwhile', fields: { old_value: '41' } } },
    });
    expect((await put('homes', 42, 'Denser', { old_value: '41' })).status).toBe(200);
  });

  it('is of no other scenario, site or council', async () => {
    const json = { column_name_raw: 'homes', new_value: 1 };
    for (const path of [`/site/v2/${site}?scenario=Nobody`, '/site/v2/7654321?scenario=Denser']) {
      expect([path, (await officer().put(path, { json })).status]).toEqual([path, 404]);
    }
    const path = `/site/v2/${site}?scenario=Denser`;
    expect((await elm.as('admin').put(path, { json })).status).toBe(404);
    expect((await oak.as('viewer').put(path, { json })).status).toBe(403);
    expect((await oak.as('signed-out').put(path, { json })).status).toBe(401);
  });
});

describe('public visibility', () => {
  const show = (scenarios: object[], who: 'officer' | 'viewer' = 'officer') =>
    oak.as(who).put(`/site/${site}/public-visibility`, { json: { scenarios } });

  it('is each state’s own, in one change', async () => {
    const answer = await show([
      { scenarioName: 'base', public_map_visibility: true },
      { scenarioName: 'Later', public_map_visibility: true },
    ]);
    expect(answer).toMatchObject({ status: 200, body: { result: { id: site, row_version: 2 } } });
    for (const [name, shown] of [
      ['base', true],
      ['Denser', false],
      ['Later', true],
    ] as const) {
      expect([name, (await values(name)).public_map_visibility]).toEqual([name, shown]);
    }
    expect((await lines()).slice(0, 2)).toEqual([
      'Later: Public visibility|false|true',
      'base: Public visibility|false|true',
    ]);
    await put('public_map_visibility', false, 'Later');
    expect((await values('Later')).public_map_visibility).toBe(false);
  });

  it('refuses an unknown scenario, one named twice, and who may not write', async () => {
    const one = { scenarioName: 'base', public_map_visibility: true };
    expect((await show([one, { ...one, scenarioName: 'Nobody' }])).status).toBe(404);
    expect((await show([one, one])).status).toBe(400);
    expect((await show([one], 'viewer')).status).toBe(403);
    expect(await values()).toMatchObject({ public_map_visibility: false, row_version: 1 });
  });
});
