import { beforeAll, describe, expect, it } from 'vitest';
import { inSchema } from '../layers/testing/in-schema.ts';
import { newCouncil, twoCouncils, type Council } from '../../platform/testing/council.ts';
import { useWorld } from '../../platform/testing/world.ts';
import {
  someSites,
  writeSites,
  type WrittenSite,
} from '../site-search/testing/few-hundred-sites.ts';
import { buildOut } from '../ground/capacity/trajectory.ts';
import { monitoringYear } from '../ground/capacity/monitoring-year.ts';
import { getSiteTableSums } from '../site-table/contract.ts';
import { getCapacity } from './contract.ts';

useWorld();

let oak: Council;
let elm: Council;
let site: WrittenSite;

const HECTARE = `st_makeenvelope(425000, 565000, 425100, 565100, 27700)`;
const inputs = {
  grossHectares: 4.2,
  excludedHectares: 0.7,
  developablePercent: 80,
  method: 'density',
  density: 35,
  section106PerHome: 8_500,
};
const coverage = { grossHectares: 1, method: 'coverage', coveragePercent: 40, storeys: 3 };
const save = (more: object = {}, who: 'officer' | 'viewer' = 'officer', council = oak) =>
  council.as(who).put('/site/capacity/save', { json: { siteId: site.id, inputs, ...more } });
const read = async () => (await oak.as('viewer').get(`/site/${site.id}/capacity`)).body;
const history = async () => (await oak.as('viewer').get(`/history/${site.id}`)).body;

beforeAll(async () => {
  ({ oak, elm } = await twoCouncils());
  [site] = (await writeSites(oak, someSites(3))) as [WrittenSite];
  await inSchema(oak, `update sites set wkb_geometry = ${HECTARE} where id = ${site.id}`);
}, 120_000);

describe('the capacity of a site', () => {
  it('is nothing until one is saved', async () => {
    expect(await read()).toEqual({
      result: {
        capacity: null,
        entered: null,
        boundaryHectares: 1,
        planFrom: monitoringYear(new Date()),
      },
    });
    expect(
      await oak.as('officer').put('/site/exec-calculation', { json: { siteId: site.id } }),
    ).toMatchObject({ status: 400, body: { error: { fields: { siteId: expect.any(String) } } } });
  });

  it('is reckoned for anybody who reads, and stored by who writes', async () => {
    const tried = await oak.as('viewer').post('/site/capacity/calculate', { json: { inputs } });
    expect(tried).toMatchObject({
      status: 200,
      body: { result: { outcome: { netHectares: 2.8, homes: 98, costs: 833_000 } } },
    });
    expect(await read()).toMatchObject({ result: { capacity: null } });
    expect((await save({}, 'viewer')).status).toBe(403);

    const from = monitoringYear(new Date());
    const trajectory = [
      { year: from + 2, homes: 40 },
      { year: from + 5, homes: 58 },
    ];
    expect(await save({ trajectory, writeHomesTo: 'homes' })).toMatchObject({ status: 200 });
    expect(await read()).toMatchObject({
      result: {
        capacity: {
          inputs: { ...inputs, efficiencyPercent: 85, abnormals: [] },
          outcome: { homes: 98 },
          trajectory,
          sums: { years1To5: 40, years6To10: 58, total: 98 },
        },
      },
    });
    expect((await oak.as('viewer').get(`/site/${site.id}`)).body).toMatchObject({
      result: { site: { homes: 98 } },
    });
    expect(await history()).toMatchObject({
      result: {
        history: expect.arrayContaining([
          expect.objectContaining({ edit_content: 'Capacity||98 homes' }),
        ]),
      },
    });
  });

  it('is reckoned again from what was saved and the boundary of today', async () => {
    const answer = await oak
      .as('officer')
      .put('/site/exec-calculation', { json: { siteId: site.id } });
    // 1 − 0.7 = 0.3 ha; 80 % is 0.24 ha; 8.4 homes.
    expect(answer).toMatchObject({
      status: 200,
      body: { result: { capacity: { inputs: { grossHectares: 1 }, outcome: { homes: 8 } } } },
    });
  });

  it('keeps its years in step with its homes, and leaves those that were entered one by one', async () => {
    const trajectoryNow = async () =>
      (await oak.as('viewer').call(getCapacity, { siteId: site.id })).capacity?.trajectory;
    await save({ trajectory: buildOut(98, 2028, 40) });
    await save({ inputs: { ...inputs, density: 60 } });
    expect(await trajectoryNow()).toEqual(buildOut(168, 2028, 40));
    expect(await history()).toMatchObject({
      result: {
        history: expect.arrayContaining([
          expect.objectContaining({
            edit_content: 'Housing trajectory|98 homes, 2028 to 2030|168 homes, 2028 to 2032',
          }),
        ]),
      },
    });
    const byHand = [
      { year: 2028, homes: 100 },
      { year: 2031, homes: 68 },
    ];
    await save({ inputs: { ...inputs, density: 60 }, trajectory: byHand });
    await save();
    expect(await trajectoryNow()).toEqual(byHand);
    expect(await read()).toMatchObject({
      result: { capacity: { outcome: { homes: 98 }, sums: { total: 168 } } },
    });
    await save({ trajectory: [] });
    expect(await trajectoryNow()).toEqual([]);
  });

  it('has its years summed', async () => {
    const from = monitoringYear(new Date());
    const put = (trajectory: (object | null)[]) =>
      oak.as('officer').put(`/site/update-year-sum/${site.id}`, { json: { trajectory } });
    const years = [
      { year: from + 12, homes: 2 },
      { year: from, homes: 6 },
    ];
    expect(await put(years)).toMatchObject({
      status: 200,
      body: { result: { sums: { years1To5: 6, years6To10: 0, years11To15: 2, total: 8 } } },
    });
    expect(await read()).toMatchObject({
      result: { capacity: { trajectory: years.toReversed() } },
    });
    expect(await put([null])).toMatchObject({ status: 400 });
    const twice = await put([
      { year: from, homes: 1 },
      { year: from, homes: 2 },
    ]);
    expect(twice).toMatchObject({
      status: 400,
      body: { error: { fields: { trajectory: 'A year appears twice' } } },
    });
  });

  it.each([
    [{ inputs: { ...inputs, density: 0 } }, 'inputs.density'],
    [{ inputs: { ...inputs, excludedHectares: 5 } }, 'inputs.excludedHectares'],
    [{ inputs: { ...inputs, developablePercent: 101 } }, 'inputs.developablePercent'],
    [{ inputs: { ...inputs, method: 'guess' } }, 'inputs.method'],
    [{ inputs: { grossHectares: 1, method: 'coverage' } }, 'inputs.coveragePercent'],
    [{ inputs: { ...coverage, homeSquareMetres: 1e-9 } }, 'inputs.homeSquareMetres'],
    [{ inputs: { ...inputs, abnormals: [{ name: '', cost: 1 }] } }, 'inputs.abnormals[0].name'],
    [{ inputs: { ...inputs, colour: 'red' } }, 'inputs.colour'],
    [{ writeHomesTo: 'site_name' }, 'writeHomesTo'],
    [{ writeHomesTo: 'nothing' }, 'writeHomesTo'],
  ])('refuses %j beside what caused it and stores nothing', async (given, field) => {
    const before = await read();
    expect(await save(given)).toMatchObject({
      status: 400,
      body: { error: { code: 'payload-invalid', fields: { [field]: expect.any(String) } } },
    });
    expect(await read()).toEqual(before);
  });

  it('refuses homes that do not go with the site’s other values, at the field that takes them', async () => {
    const ash = await newCouncil();
    const [own] = (await writeSites(ash, someSites(1))) as [WrittenSite];
    await inSchema(ash, `update sites set size_ha = 50, homes = 20 where id = ${own.id}`);
    await inSchema(
      ash,
      `update dictionary_fields set format = '{"CHECKS":[{"rule":"at-most","field":"size_ha","level":"refuse"}]}'
        where db_property_name = 'homes'`,
    );
    const json = { siteId: own.id, inputs, writeHomesTo: 'homes' };
    expect(await ash.as('officer').put('/site/capacity/save', { json })).toMatchObject({
      status: 400,
      body: { error: { fields: { writeHomesTo: 'Homes (98 units) is more than Size (50 ha)' } } },
    });
    const kept = await ash.as('viewer').get(`/site/${own.id}`);
    expect(kept.body).toMatchObject({ result: { site: { homes: 20 } } });
    const { capacity } = await ash.as('viewer').call(getCapacity, { siteId: own.id });
    expect(capacity).toBeNull();
  });

  it('is not written over what somebody saved meanwhile', async () => {
    const { capacity } = await oak.as('viewer').call(getCapacity, { siteId: site.id });
    const { row_version } = capacity ?? { row_version: 0 };
    const mine = { inputs: { ...inputs, density: 40 }, row_version };
    expect((await save(mine)).status).toBe(200);
    const stale = await save({ inputs: { ...inputs, density: 50 }, row_version });
    expect(stale).toMatchObject({
      status: 409,
      body: {
        error: { code: 'changed-meanwhile', fields: { row_version: String(row_version + 1) } },
      },
    });
    // Who saw none yet is told as well.
    expect((await save({ row_version: 0 })).status).toBe(409);
    expect(await read()).toMatchObject({
      result: { capacity: { row_version: row_version + 1, outcome: { homes: 112 } } },
    });
  });

  it('writes its homes again where they went, so that cell, search, total, sheet and file say one number', async () => {
    const ash = await newCouncil();
    const [own] = (await writeSites(ash, someSites(1))) as [WrittenSite];
    const siteId = own.id;
    await inSchema(ash, `update sites set wkb_geometry = ${HECTARE} where id = ${siteId}`);
    const put = async (path: string, json: object) =>
      (await ash.as('officer').put(path, { json })).status;
    const homes = async () => {
      const { body } = await ash.as('viewer').get(`/site/${siteId}`);
      const total = await ash.as('viewer').call(getSiteTableSums, { filters: [] });
      const { capacity } = await ash.as('viewer').call(getCapacity, { siteId });
      const cell = (body as { result: { site: { homes: number } } }).result.site.homes;
      return { cell, total: total.homes?.to, capacity: capacity?.outcome.homes };
    };
    const written = { siteId, inputs, writeHomesTo: 'homes' };
    expect(await put('/site/capacity/save', written)).toBe(200);
    expect(await homes()).toEqual({ cell: 98, total: 98, capacity: 98 });
    expect(await put('/site/exec-calculation', { siteId })).toBe(200);
    expect(await homes()).toEqual({ cell: 8, total: 8, capacity: 8 });
    const undo = () => ash.as('officer').post(`/site/${siteId}/undo`, { json: {} });
    expect((await undo()).status).toBe(200);
    expect(await homes()).toEqual({ cell: 98, total: 98, capacity: 98 });

    // What somebody wrote by hand counts everywhere, and stays.
    await inSchema(ash, `update sites set homes = 50 where id = ${siteId}`);
    expect(await homes()).toEqual({ cell: 50, total: 50, capacity: 98 });
    expect(await put('/site/exec-calculation', { siteId })).toBe(200);
    expect(await homes()).toEqual({ cell: 50, total: 50, capacity: 8 });
    // Where nobody wrote any, the capacity counts.
    await inSchema(ash, `update sites set homes = null where id = ${siteId}`);
    expect(await homes()).toEqual({ cell: null, total: 8, capacity: 8 });
  });

  it('of a scenario is not written by a council that has scenarios off', async () => {
    const ash = await newCouncil({ off: ['site view scenarios'] });
    const [own] = (await writeSites(ash, someSites(1))) as [WrittenSite];
    const siteId = own.id;
    await inSchema(
      ash,
      `insert into site_scenarios (site_id, scenario_name) values (${siteId}, 'Low')`,
    );
    const put = async (path: string, json: object) =>
      (await ash.as('officer').put(path, { json })).status;
    expect(await put('/site/capacity/save', { siteId, inputs })).toBe(200);
    const low = { siteId, scenario: 'Low' };
    expect([
      await put('/site/capacity/save', { ...low, inputs }),
      await put('/site/exec-calculation', low),
      await put(`/site/update-year-sum/${siteId}`, { scenario: 'Low', trajectory: [] }),
    ]).toEqual([404, 404, 404]);
    expect(
      (await ash.as('viewer').get(`/site/${siteId}/capacity?scenario=Low`)).body,
    ).toMatchObject({ result: { capacity: null } });
  });

  it('is another council’s as if it did not exist, and so is an unknown scenario', async () => {
    expect((await elm.as('officer').get(`/site/${site.id}/capacity`)).status).toBe(404);
    expect((await save({}, 'officer', elm)).status).toBe(404);
    expect((await save({ scenario: 'Higher' })).status).toBe(404);
    expect((await oak.as('officer').get(`/site/${site.id}/capacity?scenario=x`)).status).toBe(404);
  });
});
