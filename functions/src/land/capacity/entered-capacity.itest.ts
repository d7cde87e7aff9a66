import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { twoCouncils, type Council, type Who } from '../../platform/testing/council.ts';
import { useWorld } from '../../platform/testing/world.ts';
import { inSchema } from '../layers/testing/in-schema.ts';
import { alikeSites, viewOf } from '../sites/testing/edited-sites.ts';
import { monitoringYear } from '../ground/capacity/monitoring-year.ts';
import { getCapacity } from './contract.ts';

useWorld();

let oak: Council;
let elm: Council;
let sites: number[];
let site: number;

const from = monitoringYear(new Date());
const coverage = {
  grossHectares: 1,
  method: 'coverage',
  coveragePercent: 40,
  storeys: 3,
  homeSquareMetres: 85,
};
const payload = {
  potential_plot_coverage_percent: 30,
  no_storeys_with_base_floor_removed: 4,
  section_106: '£8,500',
  abnormal_names: ['Remediation', 'A culvert'],
  abnormal_vals: [250_000, 80_000.5],
};
const entered = {
  coveragePercent: 30,
  storeys: 5,
  baseFloorRemoved: true,
  section106PerHome: 8_500,
  abnormals: [
    { name: 'Remediation', cost: 250_000 },
    { name: 'A culvert', cost: 80_000.5 },
  ],
};

const edit = (more: object, query = '', who: Who = 'officer', council = oak) =>
  council.as(who).put(`/site/v2/${site}${query}`, {
    json: { column_name_raw: 'homes', new_value: 10, ...more },
  });
const enter = (trajectory: object[], more: object = {}, who: Who = 'officer', council = oak) =>
  council.as(who).put(`/site/update-year-sum/${site}`, { json: { trajectory, ...more } });
const save = (json: object) =>
  oak.as('officer').put('/site/capacity/save', { json: { siteId: site, ...json } });
const undo = () => oak.as('officer').post(`/site/${site}/undo`, { json: {} });
const read = (scenario?: string) =>
  oak.as('viewer').call(getCapacity, { siteId: site, ...(scenario ? { scenario } : {}) });
const lines = async () =>
  (await viewOf(oak).history(site, {}, 'officer')).history.map(({ edit_content }) => edit_content);

beforeAll(async () => {
  ({ oak, elm } = await twoCouncils());
  sites = await alikeSites(oak, 16, { homes: 10 });
}, 120_000);
beforeEach(() => {
  site = sites.pop() ?? 0;
});

describe('the capacity’s inputs in an edit', () => {
  it('are kept before a capacity is calculated, given back, and told in the history', async () => {
    const { row_version } = await viewOf(oak).site(site);
    const answer = await edit(payload);
    expect(answer).toMatchObject({
      status: 200,
      body: {
        result: {
          row_version: row_version + 1,
          values: { ...payload, section_106: 8_500 },
          change_id: expect.any(String),
        },
      },
    });
    expect(await read()).toMatchObject({ capacity: null, entered: { inputs: entered } });
    expect(await lines()).toEqual([
      'Abnormal costs||Remediation £250,000, A culvert £80,000.50',
      'Section 106||£8,500 per home',
      'Storeys||5, no homes on the ground floor',
      'Share under buildings||30%',
    ]);
    // The same again changes nothing.
    expect((await edit(payload)).body).toMatchObject({ result: { change_id: null } });
    expect((await lines()).length).toBe(4);
  });

  it('are one change with the field that was edited, and undone with it', async () => {
    await edit({ ...payload, new_value: 25 });
    expect(await lines()).toContain('Homes|10|25');
    expect(await undo()).toMatchObject({
      status: 200,
      body: { result: { values: { homes: 10 } } },
    });
    expect((await read()).entered?.inputs).toEqual({});
    expect((await undo()).status).toBe(404);
  });

  it('calculate a saved capacity again, and undone give back the homes it had', async () => {
    await save({ inputs: coverage, trajectory: [{ year: from, homes: 7 }] });
    const before = (await read()).capacity;
    expect(before?.outcome.homes).toBe(120);
    await edit({ no_storeys_with_base_floor_removed: 3 });
    expect((await read()).capacity?.inputs).toMatchObject({ storeys: 3, baseFloorRemoved: false });
    await edit({ potential_plot_coverage_percent: 20 });
    expect((await read()).capacity).toMatchObject({
      outcome: { homes: 60 },
      trajectory: [{ year: from, homes: 7 }],
    });
    expect((await lines()).slice(0, 2)).toEqual([
      'Capacity|120 homes|60 homes',
      'Share under buildings|40%|20%',
    ]);
    await undo();
    expect((await read()).capacity).toMatchObject({
      inputs: before!.inputs,
      outcome: before!.outcome,
    });
  });

  it('the field that the homes went to follows them, and is undone with them', async () => {
    await save({ inputs: coverage, writeHomesTo: 'homes' });
    const now = async () => {
      const { body } = await oak.as('viewer').get(`/site/${site}`);
      const { homes } = (body as { result: { site: { homes: number } } }).result.site;
      return [homes, (await read()).capacity?.outcome.homes];
    };
    expect(await now()).toEqual([120, 120]);
    await edit({
      column_name_raw: 'site_name',
      new_value: 'Oak',
      potential_plot_coverage_percent: 20,
    });
    expect(await now()).toEqual([60, 60]);
    await undo();
    expect(await now()).toEqual([120, 120]);
  });

  it('of a scenario are its own; all scenarios are written where the edit says so', async () => {
    await inSchema(
      oak,
      `insert into site_scenarios (site_id, scenario_name) values (${site}, 'Low')`,
    );
    await edit({ section_106: 100 }, '?scenario=Low');
    expect(await read()).toMatchObject({ capacity: null, entered: null });
    expect((await read('Low')).entered?.inputs).toEqual({ section106PerHome: 100 });
    await edit({ section_106: 200, should_update_all_scenarios: true });
    expect((await read()).entered?.inputs).toEqual({ section106PerHome: 200 });
    expect((await read('Low')).entered?.inputs).toEqual({ section106PerHome: 200 });
  });

  it.each([
    [{ potential_plot_coverage_percent: 101 }, 'potential_plot_coverage_percent'],
    [{ no_storeys_with_base_floor_removed: 1.5 }, 'no_storeys_with_base_floor_removed'],
    [{ no_storeys_with_base_floor_removed: -1 }, 'no_storeys_with_base_floor_removed'],
    [{ section_106: 'much' }, 'section_106'],
    [{ section_106: true }, 'section_106'],
    [{ abnormal_names: ['Remediation'], abnormal_vals: [1, 2] }, 'abnormal_vals'],
    [{ abnormal_names: ['x'.repeat(201)], abnormal_vals: [1] }, 'abnormal_vals'],
    [{ abnormal_names: ['Remediation'], abnormal_vals: [-1] }, 'abnormal_vals'],
  ])(
    'that cannot be are refused at their field, and nothing is written: %j',
    async (more, field) => {
      expect(await edit({ new_value: 99, ...more })).toMatchObject({
        status: 400,
        body: { error: { fields: { [field]: expect.any(String) } } },
      });
      expect(await viewOf(oak).site(site)).toMatchObject({ homes: 10 });
      expect((await read()).entered).toBeNull();
      sites.push(site);
    },
  );
});

describe('years by hand', () => {
  const years = [
    { year: from + 1, homes: 20 },
    { year: from + 6, homes: 16 },
  ];

  it('are kept without a capacity, and stay beside one that is calculated later', async () => {
    expect(await enter(years, { row_version: 0 })).toMatchObject({
      status: 200,
      body: { result: { sums: { years1To5: 20, years6To10: 16, total: 36 } } },
    });
    expect(await read()).toMatchObject({
      capacity: null,
      entered: { trajectory: years, sums: { total: 36 }, row_version: 1 },
    });
    await save({ inputs: coverage, row_version: 1 });
    expect(await read()).toMatchObject({
      capacity: { outcome: { homes: 120 }, trajectory: years, sums: { total: 36 } },
      entered: null,
    });
  });

  it('are in the history, year by year where the whole reads the same, and undone', async () => {
    await enter(years);
    const moved = [
      { year: from + 1, homes: 16 },
      { year: from + 6, homes: 20 },
    ];
    await enter(moved);
    const name = (year: number) => `${year}/${(year + 1) % 100}`;
    expect(await lines()).toEqual([
      `Housing trajectory|${name(from + 1)}: 20, ${name(from + 6)}: 16|${name(from + 1)}: 16, ${name(from + 6)}: 20`,
      `Housing trajectory|none|36 homes, ${from + 1} to ${from + 6}`,
    ]);
    expect((await undo()).status).toBe(200);
    expect((await read()).entered?.trajectory).toEqual(years);
    expect((await undo()).status).toBe(200);
    expect((await read()).entered?.trajectory).toEqual([]);
    await enter([]);
    expect((await lines()).length).toBe(4);
  });

  it('are not written over what somebody saved meanwhile, nor undone over it', async () => {
    await enter(years);
    const stale = await enter([], { row_version: 0 });
    expect(stale).toMatchObject({
      status: 409,
      body: { error: { code: 'changed-meanwhile', fields: { row_version: '1' } } },
    });
    await oak.as('admin').put(`/site/update-year-sum/${site}`, { json: { trajectory: [] } });
    expect((await undo()).status).toBe(409);
    expect((await read()).entered?.trajectory).toEqual([]);
  });

  it('need the right to write, and a site of one’s own council', async () => {
    expect((await enter(years, {}, 'viewer')).status).toBe(403);
    expect((await enter(years, {}, 'officer', elm)).status).toBe(404);
    expect((await enter(years, { scenario: 'none' })).status).toBe(404);
    expect((await read()).entered).toBeNull();
  });
});
