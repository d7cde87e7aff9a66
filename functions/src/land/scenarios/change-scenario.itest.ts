import { beforeAll, describe, expect, it } from 'vitest';
import { twoCouncils, type Council } from '../../platform/testing/council.ts';
import { useWorld } from '../../platform/testing/world.ts';
import { getCapacity } from '../capacity/contract.ts';
import { createSiteList } from '../site-lists/contract.ts';
import { someSites, writeSites } from '../site-search/testing/few-hundred-sites.ts';
import { viewOf } from '../sites/testing/edited-sites.ts';

useWorld();

let oak: Council;
let elm: Council;
let site: number;

beforeAll(async () => {
  ({ oak, elm } = await twoCouncils());
  const plain = someSites(1).map((each) => ({ ...each, homes: 10, site_type: 'Mixed' }));
  site = (await writeSites(oak, plain))[0]?.id ?? 0;
  for (const scenarioName of ['Denser', 'Later']) {
    const overrides = { homes: 40, site_type: null };
    await oak
      .as('officer')
      .post('/site/scenario', { json: { siteId: site, scenarioName, overrides } });
  }
}, 120_000);

const change = (json: object, council = oak) =>
  council.as('officer').put('/site/scenario', { json: { siteId: site, ...json } });
const values = (scenario: string) => viewOf(oak).site(site, scenario);

describe('changing a scenario', () => {
  it('sets values and visibility, gives fields back to the site, and tells the history', async () => {
    const answer = await change({
      scenarioName: 'Denser',
      isPublic: true,
      overrides: { homes: '50', uses: ['office'] },
      clear: ['site_type'],
    });
    const now = await values('Denser');
    expect(answer).toMatchObject({
      status: 200,
      body: {
        result: {
          scenario: { scenarioName: 'Denser', isPublic: true },
          row_version: now.row_version,
        },
      },
    });
    expect(now).toMatchObject({ homes: 50, uses: ['office'], site_type: 'Mixed' });
    expect((await values('Later')).homes).toBe(40);
    const { history } = await viewOf(oak).history(site, { limit: 4 });
    expect(history.map(({ scenario_name, edit_content }) => [scenario_name, edit_content])).toEqual(
      expect.arrayContaining([
        ['Denser', 'Homes|40|50'],
        ['Denser', 'Type||Mixed'],
        ['Denser', 'Public visibility|false|true'],
      ]),
    );
  });

  it('renames it, on its lists too', async () => {
    const { list } = await oak.as('officer').call(createSiteList, { listName: 'Kept' });
    const listId = list.id;
    const sites = [{ siteId: site, scenarioName: 'Denser' }];
    await oak.as('officer').post('/site/list/site', { json: { listId, sites } });
    const answer = await change({ scenarioName: 'Denser', newName: 'Densest' });
    expect(answer.body).toMatchObject({ result: { scenario: { scenarioName: 'Densest' } } });
    expect((await values('Densest')).homes).toBe(50);
    expect((await oak.as('viewer').get(`/site/list/site?listId=${listId}`)).body).toMatchObject({
      result: { sites: [{ siteId: site, scenarioName: 'Densest' }] },
    });
    const { history } = await viewOf(oak).history(site);
    expect(history[0]?.edit_content).toBe('Scenario name|Denser|Densest');
    expect(history.some(({ scenario_name }) => scenario_name === 'Denser')).toBe(false);
  });

  it('keeps its capacity under the new name; one that goes takes its own along', async () => {
    const officer = oak.as('officer');
    const inputs = { grossHectares: 2, method: 'density', density: 30 };
    const capacity = async (scenario: string) =>
      (await officer.call(getCapacity, { siteId: site, scenario })).capacity;
    await officer.post('/site/scenario', { json: { siteId: site, scenarioName: 'Counted' } });
    const json = { siteId: site, scenario: 'Counted', inputs, writeHomesTo: 'homes' };
    expect((await officer.put('/site/capacity/save', { json })).status).toBe(200);
    const saved = await capacity('Counted');
    expect((await values('Counted')).homes).toBe(saved?.outcome.homes);
    expect((await values('base')).homes).toBe(10);
    await change({ scenarioName: 'Counted', newName: 'Recounted' });
    expect(saved).toMatchObject({ outcome: { homes: expect.any(Number) } });
    expect(await capacity('Recounted')).toEqual(saved);
    const gone = { json: { siteId: site, scenarioName: 'Recounted' } };
    expect((await oak.as('admin').delete('/site/scenario', gone)).status).toBe(204);
    await officer.post('/site/scenario', { json: { siteId: site, scenarioName: 'Recounted' } });
    expect(await capacity('Recounted')).toBeNull();
  });

  it.each([
    [{ scenarioName: 'base', isPublic: true }, 400, 'scenarioName'],
    [{ scenarioName: 'Later', newName: 'Densest' }, 409, 'newName'],
    [{ scenarioName: 'Later', newName: 'base' }, 400, 'newName'],
    [{ scenarioName: 'Later', overrides: { homes: 'many' } }, 400, 'overrides.homes'],
    [{ scenarioName: 'Later', overrides: { secret: 'x' } }, 400, 'overrides.secret'],
    [{ scenarioName: 'Later', clear: ['is_deleted'] }, 400, 'clear'],
  ])('refuses %j', async (json, status, field) => {
    expect(await change(json)).toMatchObject({
      status,
      body: { error: { fields: { [field]: expect.any(String) } } },
    });
    expect(await values('Later')).toMatchObject({ homes: 40, public_map_visibility: false });
  });

  it('is for those who may write, of scenarios that there are', async () => {
    const json = { siteId: site, scenarioName: 'Later', isPublic: true };
    expect((await change({ scenarioName: 'Nobody', isPublic: true })).status).toBe(404);
    expect((await change(json, elm)).status).toBe(404);
    expect((await oak.as('viewer').put('/site/scenario', { json })).status).toBe(403);
    expect((await oak.as('signed-out').put('/site/scenario', { json })).status).toBe(401);
  });
});
