import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { twoCouncils, type Council, type Who } from '../../../platform/testing/council.ts';
import { useWorld } from '../../../platform/testing/world.ts';
import { siteTimeline } from '../../history/contract.ts';
import { alikeSites, viewOf } from '../testing/edited-sites.ts';

useWorld();

let oak: Council;
let elm: Council;
let sites: number[];
let site: number;

beforeAll(async () => {
  ({ oak, elm } = await twoCouncils());
  sites = await alikeSites(oak, 30, {
    homes: 10,
    uses: ['retail', 'a,b'],
    deliverable: null,
    permission_date: '2026-02-28',
  });
}, 120_000);
beforeEach(() => {
  site = sites.pop() ?? 0;
});

const put = (who: Who, column_name_raw: string, new_value: unknown, query = '', more = {}) =>
  oak.as(who).put(`/site/v2/${site}${query}`, { json: { column_name_raw, new_value, ...more } });
const undo = (who: Who = 'officer', json: object = {}) =>
  oak.as(who).post(`/site/${site}/undo`, { json });
const values = (scenario?: string) => viewOf(oak).site(site, scenario);

describe('undoing one’s last change of a site', () => {
  it.each([
    ['homes', 12],
    ['uses', ['office']],
    ['deliverable', true],
    ['permission_date', '2027-01-01'],
    ['permission_date', null],
    ['site_name', 'Pipe | and \\ Yard'],
    ['public_map_visibility', true],
  ])('gives %s back what it held, exactly', async (column, value) => {
    const before = await values();
    await put('officer', column, value);
    expect(await values()).toMatchObject({ [column]: value });
    const answer = await undo();
    expect(answer).toMatchObject({
      status: 200,
      body: { result: { id: site, values: { [column]: before[column] } } },
    });
    expect(await values()).toMatchObject({
      [column]: before[column],
      row_version: (before.row_version as number) + 2,
    });
  });

  it('goes on behind what was changed under a scenario that is no more', async () => {
    const scenario = { siteId: site, scenarioName: 'Low' };
    const { site_name } = await values();
    const officer = oak.as('officer');
    await officer.post('/site/scenario', { json: scenario });
    await put('officer', 'homes', 11);
    await put('officer', 'homes', 5, '?scenario=Low');
    // One change of both: what is left of it can be undone still.
    await put('officer', 'site_name', 'Elm', '', { should_update_all_scenarios: true });
    await officer.delete('/site/scenario', { json: scenario });
    expect((await undo()).body).toMatchObject({ result: { values: { site_name } } });
    expect((await undo()).body).toMatchObject({ result: { values: { homes: 10 } } });
    expect((await undo()).status).toBe(404);
  });

  it('stands in the history as an edit, once; asked again it goes one further back', async () => {
    await put('officer', 'homes', 11);
    await put('officer', 'homes', 12);
    const said = await viewOf(oak).history(site, {}, 'officer');
    expect(said.undo).toMatchObject({ field: 'Homes', scenario_name: 'base' });
    expect((await undo()).status).toBe(200);
    expect((await undo()).status).toBe(200);
    expect((await undo()).status).toBe(404);
    const { history, undo: left } = await viewOf(oak).history(site, {}, 'officer');
    expect(history.map(({ edit_content, is_undone }) => [edit_content, is_undone])).toEqual([
      ['Homes|11|10', false],
      ['Homes|12|11', false],
      ['Homes|11|12', true],
      ['Homes|10|11', true],
    ]);
    expect(left).toBeNull();
  });

  it('takes back all that one change wrote, under every scenario', async () => {
    for (const [scenarioName, overrides] of [
      ['Denser', { homes: 40 }],
      ['Later', {}],
    ] as const) {
      const json = { siteId: site, scenarioName, overrides };
      await oak.as('officer').post('/site/scenario', { json });
    }
    await put('officer', 'homes', 7, '', { should_update_all_scenarios: true });
    expect((await undo()).status).toBe(200);
    expect((await values()).homes).toBe(10);
    expect((await values('Denser')).homes).toBe(40);
    await put('officer', 'homes', 20, '?scenario=Later');
    expect((await undo()).body).toMatchObject({ result: { scenario_name: 'Later' } });
    // It follows its site again.
    await put('admin', 'homes', 15);
    expect((await values('Later')).homes).toBe(15);
  });

  it('is of one’s own change only, and throws away nobody’s', async () => {
    await put('officer', 'homes', 11);
    await put('admin', 'homes', 12);
    expect(await undo()).toMatchObject({
      status: 409,
      body: { error: { code: 'changed-meanwhile', fields: { old_value: '12' } } },
    });
    expect((await values()).homes).toBe(12);
    expect((await undo('admin')).status).toBe(200);
    expect((await undo('officer')).status).toBe(200);
    expect((await values()).homes).toBe(10);
  });

  it('means the change that was seen last, where one is named', async () => {
    await put('officer', 'homes', 11);
    const { history } = await viewOf(oak).history(site);
    await put('officer', 'homes', 12);
    expect(await undo('officer', { history_id: history[0]?.id })).toMatchObject({
      status: 409,
      body: { error: { code: 'changed-meanwhile', fields: { history_id: expect.any(String) } } },
    });
    const newest = (await viewOf(oak).history(site)).history[0]?.id;
    expect((await undo('officer', { history_id: newest })).status).toBe(200);
  });

  it('offers the newest that nobody changed since', async () => {
    await put('officer', 'site_name', 'Mine');
    await put('officer', 'homes', 11);
    await put('admin', 'homes', 12);
    const offered = async () => (await viewOf(oak).history(site, {}, 'officer')).undo;
    expect(await offered()).toMatchObject({ field: 'Site name' });
    // Unnamed it is the very last, which is not to be had.
    expect((await undo()).status).toBe(409);
    expect((await undo('admin')).status).toBe(200);
    const homes = await offered();
    expect(homes).toMatchObject({ field: 'Homes' });
    await put('admin', 'homes', 13);
    expect(await undo('officer', { history_id: homes?.history_id })).toMatchObject({
      status: 409,
      body: { error: { code: 'changed-meanwhile', fields: { old_value: '13' } } },
    });
    const named = { history_id: (await offered())?.history_id };
    expect((await undo('officer', named)).status).toBe(200);
    expect(await values()).toMatchObject({
      site_name: expect.not.stringMatching('Mine'),
      homes: 13,
    });
  });

  it('takes back what a colleague changed last, and says so, where the history offers it', async () => {
    await put('officer', 'homes', 11);
    await put('admin', 'site_name', 'Theirs');
    const { undoable } = await oak.as('admin').call(siteTimeline, { siteId: site });
    expect(undoable.map(({ field }) => field)).toEqual(['Site name', 'Homes']);
    const { history_id } = undoable[1]!;
    expect((await undo('viewer', { history_id })).status).toBe(403);
    expect((await undo('admin', { history_id })).status).toBe(200);
    expect(await values()).toMatchObject({ homes: 10, site_name: 'Theirs' });
    const { history } = await viewOf(oak).history(site);
    expect(history[0]).toMatchObject({ is_undo: true, user_name: 'admin' });
    expect(history.find(({ id }) => id === history_id)).toMatchObject({ is_undone: true });
  });

  it('belongs to those who may write, in their own council', async () => {
    await put('officer', 'homes', 11);
    expect((await undo('signed-out')).status).toBe(401);
    expect((await undo('viewer')).status).toBe(403);
    expect((await elm.as('admin').post(`/site/${site}/undo`, { json: {} })).status).toBe(404);
    expect((await undo('officer', { history_id: 'x' })).status).toBe(400);
    expect((await values()).homes).toBe(11);
  });
});
