import { beforeAll, describe, expect, it } from 'vitest';
import { sql, withTenant } from '../../platform/db.ts';
import { twoCouncils, type Council } from '../../platform/testing/council.ts';
import { answerOf } from '../../platform/testing/answer-of.ts';
import { useWorld } from '../../platform/testing/world.ts';
import {
  someSites,
  writeSites,
  type WrittenSite,
} from '../site-search/testing/few-hundred-sites.ts';
import { createSiteList } from '../site-lists/contract.ts';
import { getSite } from '../sites/contract.ts';
import { listPublicScenarios, listScenarios } from './contract.ts';

useWorld();

let oak: Council;
let elm: Council;
let site: WrittenSite;
let other: WrittenSite;

beforeAll(async () => {
  ({ oak, elm } = await twoCouncils());
  [site, other] = (await writeSites(oak, someSites(3))) as [WrittenSite, WrittenSite];
  await writeSites(elm, someSites(3));
}, 120_000);

const officer = () => oak.as('officer');
const create = (scenarioName: string, more: object = {}) =>
  officer().post('/site/scenario', { json: { siteId: site.id, scenarioName, ...more } });
const read = async (path: string) => {
  const answer = await oak.as('viewer').get(path);
  return { etag: answer.headers.get('etag'), site: answerOf(getSite, answer).site };
};
const names = async (contract: typeof listScenarios | typeof listPublicScenarios, asked = {}) => {
  const { scenarios } = await oak.as('viewer').call(contract, asked);
  return scenarios.map(({ scenarioName }) => scenarioName);
};

describe('a scenario of a site', () => {
  it('is the site with some values otherwise, each as its column takes it', async () => {
    const overrides = {
      homes: '1,234',
      size_ha: 2.5,
      deliverable: 'yes',
      permission_date: '2031-02-28',
      uses: ['retail', 'office'],
      site_type: null,
    };
    const answer = await create('Denser', { isPublic: true, overrides });
    expect(answer).toMatchObject({
      status: 201,
      body: {
        result: {
          scenario: { scenarioName: 'Denser', isPublic: true, idUnique: expect.any(String) },
        },
      },
    });
    const values = {
      id: site.id,
      scenario_name: 'Denser',
      public_map_visibility: true,
      homes: 1234,
      size_ha: 2.5,
      deliverable: true,
      permission_date: '2031-02-28',
      uses: ['retail', 'office'],
      site_type: null,
      site_name: site.site_name,
    };
    const whole = await read(`/site/${site.id}?scenario=Denser`);
    expect(whole.site).toMatchObject({ ...values, geometry: { type: 'Point' } });
    expect((await read(`/site/scenario?siteId=${site.id}&scenario=Denser`)).site).toMatchObject(
      values,
    );
    const base = await read(`/site/${site.id}?scenario=base`);
    expect(base.site).toMatchObject({ scenario_name: 'base', homes: site.homes });
    expect((await read(`/site/${site.id}`)).site).toEqual(base.site);
    expect(whole.etag).not.toBe(base.etag);
  });

  it('changes with the site where it has nothing of its own', async () => {
    const before = await read(`/site/${site.id}?scenario=Denser`);
    const edit = { column_name_raw: 'site_name', new_value: 'Renamed Yard' };
    await officer().put(`/site/${site.id}`, { json: edit });
    const after = await read(`/site/${site.id}?scenario=Denser`);
    expect(after.site).toMatchObject({ site_name: 'Renamed Yard', homes: 1234 });
    expect(after.etag).not.toBe(before.etag);
  });

  it('is listed, base first; the public ones alone; the names of the council with their sites', async () => {
    await create('later');
    expect(await names(listScenarios, { siteId: site.id })).toEqual(['base', 'Denser', 'later']);
    expect(await names(listPublicScenarios, { siteId: site.id })).toEqual(['Denser']);
    await officer().post('/site/scenario', {
      json: { siteId: other.id, scenarioName: 'Denser' },
    });
    expect((await oak.as('viewer').get('/site/scenarios')).body).toMatchObject({
      result: {
        scenarios: [
          { scenarioName: 'base', sites: 3, isPublic: null },
          { scenarioName: 'Denser', sites: 2 },
          { scenarioName: 'later', sites: 1 },
        ],
      },
    });
    expect(await names(listPublicScenarios)).toEqual(['base', 'Denser']);
  });

  it('is written into the history, and made once', async () => {
    const ask = {
      json: { siteId: site.id, scenarioName: 'Once' },
      headers: { 'idempotency-key': 'once' },
    };
    expect((await officer().post('/site/scenario', ask)).status).toBe(201);
    expect((await officer().post('/site/scenario', ask)).status).toBe(201);
    const { body } = await oak.as('viewer').get(`/history/${site.id}?limit=1`);
    expect(body).toMatchObject({
      result: { history: [{ edit_content: 'Scenario Once||Created', user_name: 'officer' }] },
    });
    const again = await create('Once');
    expect(again).toMatchObject({
      status: 409,
      body: {
        error: { fields: { scenarioName: 'The site already has a scenario with this name' } },
      },
    });
  });

  it.each([
    [{ homes: 'many' }, 'overrides.homes'],
    [{ homes: 1.5 }, 'overrides.homes'],
    [{ size_ha: 501 }, 'overrides.size_ha'],
    [{ permission_date: '2031-02-31' }, 'overrides.permission_date'],
    [{ secret: 'x' }, 'overrides.secret'],
    [{ wkb_geometry: 'POINT(0 0)' }, 'overrides.wkb_geometry'],
    [{ is_deleted: true }, 'overrides.is_deleted'],
    [[1], 'overrides'],
    ['x', 'overrides'],
  ])('refuses overrides %j', async (overrides, field) => {
    expect(await create('Wrong', { overrides })).toMatchObject({
      status: 400,
      body: { error: { code: 'payload-invalid', fields: { [field]: expect.any(String) } } },
    });
    expect(await names(listScenarios, { siteId: site.id })).not.toContain('Wrong');
  });

  it.each(['', 'base', 'x'.repeat(101)])('refuses the name %j', async (name) => {
    expect(await create(name)).toMatchObject({
      status: 400,
      body: { error: { fields: { scenarioName: expect.any(String) } } },
    });
  });

  it('goes, from lists too; the base cannot', async () => {
    const { list } = await officer().call(createSiteList, { listName: 'Under scenarios' });
    const listId = list.id;
    const sites = [{ siteId: site.id }, { siteId: site.id, scenarioName: 'later' }];
    await officer().post('/site/list/site', { json: { listId, sites } });
    const remove = (scenarioName: string) =>
      officer().delete('/site/scenario', { json: { siteId: site.id, scenarioName } });
    expect((await remove('later')).status).toBe(204);
    expect((await remove('later')).status).toBe(404);
    expect((await remove('base')).status).toBe(400);
    expect((await officer().get(`/site/list/site?listId=${listId}`)).body).toEqual({
      result: { sites: [{ siteId: site.id, scenarioName: 'base' }], total: 1 },
    });
    expect((await officer().get(`/site/${site.id}?scenario=later`)).status).toBe(404);
  });

  it('of a deleted site, of none, and of another council are not there', async () => {
    await withTenant(oak, (tx) =>
      sql`update sites set is_deleted = true where id = ${other.id}`.execute(tx),
    );
    for (const path of [
      `/site/${other.id}?scenario=Denser`,
      `/site/scenario?siteId=${other.id}&scenario=Denser`,
      `/site/scenarios?siteId=${other.id}`,
      `/site/scenarios?siteId=7654321`,
      `/site/scenario?siteId=${site.id}&scenario=nothing`,
    ]) {
      expect([path, (await oak.as('viewer').get(path)).status]).toEqual([path, 404]);
    }
    expect((await elm.as('viewer').get(`/site/${site.id}?scenario=Denser`)).status).toBe(404);
    expect(
      (
        await oak
          .as('viewer')
          .post('/site/scenario', { json: { siteId: site.id, scenarioName: 'x' } })
      ).status,
    ).toBe(403);
    expect((await oak.as('signed-out').get('/site/scenarios')).status).toBe(401);
  });
});
