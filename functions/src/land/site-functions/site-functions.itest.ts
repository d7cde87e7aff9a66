import { beforeAll, describe, expect, it } from 'vitest';
import { newCouncil, twoCouncils, type Council } from '../../platform/testing/council.ts';
import { useWorld } from '../../platform/testing/world.ts';
import { someSites, writeSites } from '../site-search/testing/few-hundred-sites.ts';
import { addFields, keepSiteFeatures, tabWith, viewOf } from '../sites/testing/edited-sites.ts';
import { siteFunctionMessages as messages } from '../ground/site-functions/messages.ts';
import { listSiteFunctions } from './contract.ts';
import { siteFunctionNames } from '../../council/ground/configs/types/site-function-names.ts';

useWorld();

let oak: Council;
let elm: Council;
let site: number;

const fields = [
  { dbPropertyName: 'suitable_area', label: 'Suitable area', type: 'area.hectares', format: { min: 0, max: 100 } },
  { dbPropertyName: 'optimised_unit_capacity', label: 'Capacity', type: 'residential-units' },
  { dbPropertyName: 'net_density', label: 'Net density', type: 'residential-units-per-hectare', editable: false },
  { dbPropertyName: 'homes_2027', label: '2027', type: 'residential-units' },
  { dbPropertyName: 'homes_2028', label: '2028', type: 'residential-units' },
] as const; // prettier-ignore

const button = (functionName: string) => ({
  type: 'FIELD',
  label: functionName,
  useFunction: true,
  functionName,
});

const buttons = {
  id: 'buttons',
  tabTitle: 'Buttons',
  content: ['update_net_density', 'recalculate_capacity'].map(button),
};

const tabs = [
  tabWith(
    {
      suitable_area: { fieldType: 'number', functionOnSave: 'update_net_density' },
      site_name: { fieldType: 'text', functionOnSave: 'stamp_last_updated' },
    },
    {
      tabActions: [
        {
          name: 'Sum the years',
          config: {
            functionName: 'sum_years',
            dbColumns: [{ column: 'homes' }, { column: 'homes_2027' }, { column: 'homes_2028' }],
          },
        },
        { name: 'All of it', config: { functionName: 'copy_suitable_area' } },
        { name: 'Nothing yet' },
      ],
    },
  ),
  buttons,
];

beforeAll(async () => {
  ({ oak, elm } = await twoCouncils());
  const plain = someSites(1).map((each) => ({ ...each, homes: 1, size_ha: 250 }));
  site = (await writeSites(oak, plain))[0]?.id ?? 0;
  await addFields(
    oak,
    fields.map((field) => ({ editable: true, ...field })),
  );
  await keepSiteFeatures(oak, tabs);
  await put('optimised_unit_capacity', 100);
}, 120_000);

const officer = () => oak.as('officer');
const put = (column_name_raw: string, new_value: unknown, query = '', more: object = {}) =>
  officer().put(`/site/v2/${site}${query}`, { json: { column_name_raw, new_value, ...more } });
const act = (actionName: string, query = '') =>
  officer().post(`/site/v2/${site}/tab-action${query}`, { json: { tabId: 'facts', actionName } });
const values = (scenario?: string) => viewOf(oak).site(site, scenario);

describe('functions of a site’s page', () => {
  it('are listed, each with what it does', async () => {
    const { functions } = await oak.as('viewer').call(listSiteFunctions, {});
    expect(functions.map(({ name }) => name)).toEqual(siteFunctionNames);
  });

  it('run on save, under the scenario, in one change with the edit', async () => {
    const answer = await put('suitable_area', 4);
    expect(answer.body).toMatchObject({
      result: { row_version: 3, values: { suitable_area: 4, net_density: 25 } },
    });
    const json = { siteId: site, scenarioName: 'Larger', overrides: {} };
    await officer().post('/site/scenario', { json });
    await put('suitable_area', 10, '?scenario=Larger');
    expect(await values('Larger')).toMatchObject({ suitable_area: 10, net_density: 10 });
    expect(await values()).toMatchObject({ suitable_area: 4, net_density: 25 });
    const { history } = await viewOf(oak).history(site, { limit: 3 });
    expect(history.map(({ scenario_name, edit_content }) => [scenario_name, edit_content])).toEqual(
      expect.arrayContaining([
        ['Larger', 'Net density|25|10'],
        ['Larger', 'Suitable area|4|10'],
      ]),
    );
    await officer().post(`/site/${site}/undo`, { json: {} });
    expect(await values('Larger')).toMatchObject({ suitable_area: 4, net_density: 25 });
  });

  it('run for every scenario with what it has of its own', async () => {
    await put('optimised_unit_capacity', 200, '?scenario=Larger');
    await put('suitable_area', 8, '', { should_update_all_scenarios: true });
    expect(await values()).toMatchObject({ suitable_area: 8, net_density: 12.5 });
    expect(await values('Larger')).toMatchObject({ suitable_area: 8, net_density: 25 });
  });

  it('that the council has no fields for refuse, and nothing is saved', async () => {
    expect(await put('site_name', 'Stamped')).toMatchObject({
      status: 400,
      body: { error: { fields: { functionName: 'This council has no field last_updated_date' } } },
    });
    expect((await values()).site_name).not.toBe('Stamped');
  });

  it('run as actions of a tab, with its columns', async () => {
    await put('homes_2027', 30);
    await put('homes_2028', 12);
    expect(await act('Sum the years')).toMatchObject({
      status: 200,
      body: { result: { id: site, scenario_name: 'base', values: { homes: 42 } } },
    });
    const { history } = await viewOf(oak).history(site, { limit: 1 });
    expect(history[0]).toMatchObject({ edit_content: 'Homes|1|42', user_name: 'officer' });
  });

  it('give nothing that the field does not take', async () => {
    // The whole site is 250 ha, and the suitable area at most 100.
    expect(await act('All of it')).toMatchObject({
      status: 400,
      body: { error: { fields: { functionName: 'Suitable area: Not in range 0 - 100' } } },
    });
  });

  it('are run as configured, by those who may write', async () => {
    expect((await act('Nothing yet')).status).toBe(404);
    expect((await act('Unheard of')).status).toBe(404);
    expect((await act('Sum the years', '?scenario=Nobody')).status).toBe(404);
    const path = `/site/v2/${site}/tab-action`;
    const json = { tabId: 'facts', actionName: 'Sum the years' };
    expect((await oak.as('viewer').post(path, { json })).status).toBe(403);
    expect((await oak.as('signed-out').post(path, { json })).status).toBe(401);
    await keepSiteFeatures(elm, tabs);
    expect((await elm.as('admin').post(path, { json })).status).toBe(404);
  });

  it('of a field run alone; an unknown one never, nor one without a button', async () => {
    const run = (functionName: string) =>
      officer().post(`/site/v2/${site}/function`, { json: { functionName } });
    await put('optimised_unit_capacity', 16);
    expect((await run('update_net_density')).body).toMatchObject({
      result: { values: { net_density: 2 } },
    });
    // No capacity was saved for this site: there is nothing to do.
    expect(await run('recalculate_capacity')).toMatchObject({
      status: 200,
      body: { result: { values: {} } },
    });
    const inputs = { grossHectares: 4.2, excludedHectares: 0.7, developablePercent: 80 };
    const json = { siteId: site, inputs: { ...inputs, method: 'density', density: 35 } };
    expect((await officer().put('/site/capacity/save', { json })).status).toBe(200);
    // The first example of docs/capacity.md: 98 homes.
    expect((await run('recalculate_capacity')).body).toMatchObject({
      result: { values: { optimised_unit_capacity: 98 } },
    });
    expect((await run('drop_table')).status).toBe(400);
    // A function of the server that no field of this council has a button for.
    expect(await run('stamp_last_updated')).toMatchObject({
      status: 404,
      body: { error: { fields: { functionName: messages.noButton } } },
    });
  });

  it('that are actions need the flag, and writing a scenario its own', async () => {
    const ash = await newCouncil({ off: ['site view tab actions', 'site view scenarios'] });
    const [first] = await writeSites(ash, someSites(1));
    await keepSiteFeatures(ash, tabs);
    const action = { json: { tabId: 'facts', actionName: 'Sum the years' } };
    const admin = ash.as('admin');
    const at = `/site/v2/${first?.id}`;
    expect((await admin.post(`${at}/tab-action`, action)).body).toMatchObject({
      error: { code: 'feature-off' },
    });
    const edit = { json: { column_name_raw: 'homes', new_value: 3 } };
    expect((await admin.put(at, edit)).status).toBe(200);
    expect((await admin.put(`${at}?scenario=Larger`, edit)).body).toMatchObject({
      error: { code: 'feature-off' },
    });
    const scenario = { json: { siteId: first?.id, scenarioName: 'Larger' } };
    expect((await admin.post('/site/scenario', scenario)).body).toMatchObject({
      error: { code: 'feature-off' },
    });
  });
});
