import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { twoCouncils, type Council, type Who } from '../../platform/testing/council.ts';
import { useWorld } from '../../platform/testing/world.ts';
import { editSites, previewSiteEdits, undoSiteEdits } from './contract/bulk-edit.ts';
import { alikeSites, keepSiteFeatures, tabWith, viewOf } from './testing/edited-sites.ts';

useWorld();

let oak: Council;
let elm: Council;
let all: number[];
let ids: number[];
let elsewhere: number;

beforeAll(async () => {
  ({ oak, elm } = await twoCouncils());
  const alike = { site_name: 'Mill Lane', homes: 10, site_type: 'Mixed', uses: ['retail', 'gone'] };
  all = await alikeSites(oak, 60, alike);
  [elsewhere = 0] = await alikeSites(elm, 70, alike).then((sites) => sites.slice(-1));
}, 120_000);
beforeEach(async () => {
  ids = all.splice(0, 3);
  await keepSiteFeatures(oak, []);
});

const set = (values: Record<string, unknown>) =>
  Object.entries(values).map(([column_name_raw, value]) => ({
    column_name_raw,
    new_value: value as string | null,
  }));
const preview = (values: Record<string, unknown>, sites = ids) =>
  oak.as('officer').call(previewSiteEdits, { edits: [{ sites, values: set(values) }] });
const versions = async () => {
  const { sites } = await preview({ homes: 10 });
  return sites.map(({ id, row_version }) => ({ id, row_version }));
};
const write = async (
  values: Record<string, unknown>,
  sites?: { id: number; row_version: number }[],
) =>
  oak.as('officer').call(editSites, {
    edits: [{ sites: sites ?? (await versions()), values: set(values) }],
  });
const undo = (changed: { site_id: number; change_id: string }[], who: Who = 'officer') =>
  oak.as(who).call(undoSiteEdits, {
    changes: changed.map(({ site_id, change_id }) => ({ site_id, change_id })),
  });
const values = (id: number) => viewOf(oak).site(id);
const editOne = (id: number, column_name_raw: string, new_value: unknown, who: Who = 'admin') =>
  oak.as(who).put(`/site/v2/${id}`, { json: { column_name_raw, new_value } });

describe('the preview of a bulk change', () => {
  it('says what changes from what, what has it already and what is refused, and writes nothing', async () => {
    const [first = 0, second = 0, third = 0] = ids;
    await editOne(first, 'homes', 12);
    await editOne(second, 'uses', ['office']);
    await keepSiteFeatures(oak, [
      tabWith({ uses: { fieldType: 'select', options: [{ label: 'Office', value: 'office' }] } }),
    ]);
    const before = await values(first);
    const seen = await preview({ homes: 12, uses: ['office', 'gone'] });
    const homes = { column_name_raw: 'homes', old_value: 10, new_value: 12 };
    const uses = {
      column_name_raw: 'uses',
      old_value: ['retail', 'gone'],
      new_value: ['office', 'gone'],
    };
    expect(seen.missing).toEqual([]);
    expect(seen.sites).toMatchObject([
      // An entry that a list held may stay; elsewhere it is no option.
      { id: first, name: 'Mill Lane', row_version: 2, changes: [uses], refused: [] },
      {
        id: second,
        changes: [homes],
        refused: [{ column_name_raw: 'uses', why: 'Must be one of the options' }],
      },
      { id: third, row_version: 1, changes: [homes, uses], refused: [] },
    ]);
    expect(await values(first)).toEqual(before);
  });

  it('counts what already has the value among neither', async () => {
    const { sites } = await preview({ homes: '10', uses: 'retail, gone' });
    expect(sites.map(({ changes, refused }) => [changes, refused])).toEqual(
      ids.map(() => [[], []]),
    );
  });

  it('names what is missing: another council’s sites as those there never were', async () => {
    const { sites, missing } = await preview({ homes: 11 }, [...ids, elsewhere, 99_999_999]);
    expect(sites.map(({ id }) => id)).toEqual(ids);
    expect(missing).toEqual([elsewhere, 99_999_999]);
  });
});

describe('a bulk change', () => {
  it('writes several fields of each site as one change in its history', async () => {
    const { changed, left } = await write({ homes: 33, site_type: 'Brownfield' });
    expect(left).toEqual([]);
    expect(changed).toMatchObject(ids.map((site_id) => ({ site_id, row_version: 2, fields: 2 })));
    expect(new Set(changed.map(({ change_id }) => change_id)).size).toBe(3);
    for (const id of ids) {
      expect(await values(id)).toMatchObject({
        homes: 33,
        site_type: 'Brownfield',
        row_version: 2,
      });
      const { history } = await viewOf(oak).history(id);
      expect(history.map(({ edit_content }) => edit_content)).toEqual([
        'Type|Mixed|Brownfield',
        'Homes|10|33',
      ]);
    }
  });

  it('leaves and names the sites that somebody changed since the preview', async () => {
    const seen = await versions();
    const [first = 0, second = 0, third = 0] = ids;
    await editOne(second, 'site_name', 'Old Mill');
    const { changed, left } = await write({ homes: 34 }, seen);
    expect(changed.map(({ site_id }) => site_id)).toEqual([first, third]);
    expect(left).toEqual([
      {
        site_id: second,
        name: 'Old Mill',
        column_name_raw: null,
        reason: 'changed-meanwhile',
        why: 'Somebody changed the site meanwhile',
      },
    ]);
    expect(await values(second)).toMatchObject({ homes: 10, site_name: 'Old Mill' });
  });

  it('refuses a value in the field’s own words and writes the others', async () => {
    await keepSiteFeatures(oak, [tabWith({ homes: { fieldType: 'number', min: 5, max: 50 } })]);
    const { changed, left } = await write({ homes: 51, site_type: 'Greenfield' });
    expect(changed).toHaveLength(3);
    expect(left).toMatchObject(
      ids.map((site_id) => ({
        site_id,
        column_name_raw: 'homes',
        reason: 'refused',
        why: 'Not in range 5 - 50',
      })),
    );
    expect(await values(ids[0] ?? 0)).toMatchObject({ homes: 10, site_type: 'Greenfield' });
  });

  it('leaves other councils’ and deleted sites as if they did not exist', async () => {
    const seen = await versions();
    const [first = 0] = ids;
    await oak.as('admin').delete('/site', { json: { sites_ids: [first] } });
    const { changed, left } = await write({ homes: 35 }, [
      ...seen,
      { id: elsewhere, row_version: 1 },
    ]);
    expect(changed).toHaveLength(2);
    const gone = { reason: 'missing', why: 'There is no such site any more' };
    expect(left).toMatchObject([
      { site_id: first, ...gone },
      { site_id: elsewhere, name: `Site ${elsewhere}`, ...gone },
    ]);
    expect(await viewOf(elm).site(elsewhere)).toMatchObject({ homes: 10, row_version: 1 });
  });

  it('writes every scenario where the page says so, and what a function on save makes of it', async () => {
    const [first = 0] = ids;
    await oak
      .as('officer')
      .post('/site/scenario', { json: { siteId: first, scenarioName: 'Low', overrides: {} } });
    await editOne(first, 'homes', 5);
    await oak
      .as('officer')
      .put(`/site/v2/${first}?scenario=Low`, { json: { column_name_raw: 'homes', new_value: 7 } });
    await keepSiteFeatures(oak, [
      tabWith({
        homes: { fieldType: 'number', updateForAllScenarios: true },
        site_type: { fieldType: 'text', functionOnSave: 'copy_min_net_dwellings' },
      }),
    ]);
    const { changed, left } = await write({ homes: 36, site_type: 'Greenfield' });
    // The council lacks the field that the function needs: nothing of these sites is written.
    expect(changed).toEqual([]);
    expect(left).toMatchObject(ids.map((site_id) => ({ site_id, reason: 'refused' })));
    expect(left[0]?.why).toMatch(/^This council has no field/);
    expect(await values(first)).toMatchObject({ homes: 5 });

    expect((await write({ homes: 36 })).left).toEqual([]);
    expect(await viewOf(oak).site(first, 'Low')).toMatchObject({ homes: 36 });
  });

  it('that changes nothing writes no history', async () => {
    expect(await write({ homes: 10 })).toEqual({ changed: [], left: [] });
    expect((await viewOf(oak).history(ids[0] ?? 0)).history).toEqual([]);
  });
});

describe('undoing a bulk change', () => {
  it('gives every site back what it held, as an edit in its history', async () => {
    const { changed } = await write({ homes: 40, uses: ['office'] });
    expect(await undo(changed)).toEqual({ undone: ids, left: [] });
    for (const id of ids) {
      expect(await values(id)).toMatchObject({ homes: 10, uses: ['retail', 'gone'] });
      const { history } = await viewOf(oak).history(id);
      expect(history.map(({ edit_content, is_undone }) => [edit_content, is_undone])).toEqual([
        ['Uses|office|retail, gone', false],
        ['Homes|40|10', false],
        ['Uses|retail, gone|office', true],
        ['Homes|10|40', true],
      ]);
    }
    expect((await undo(changed)).undone).toEqual([]);
  });

  it('leaves and names those that moved on; a colleague’s newest change can be undone, too', async () => {
    const { changed } = await write({ homes: 41 });
    const [first = 0, second = 0, third = 0] = ids;
    await editOne(first, 'homes', 42);
    const { undone, left } = await undo(changed);
    expect(undone).toEqual([second, third]);
    expect(left).toMatchObject([{ site_id: first, reason: 'changed-meanwhile' }]);
    expect(await values(first)).toMatchObject({ homes: 42 });

    const again = await write({ homes: 43 });
    expect((await undo(again.changed, 'admin')).undone).toEqual(ids);
    expect(await values(first)).toMatchObject({ homes: 42 });
    expect(await values(second)).toMatchObject({ homes: 10 });
  });
});
