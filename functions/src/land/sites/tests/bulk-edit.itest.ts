import { describe, expect, it } from 'vitest';
import { useWorld } from '../../../platform/testing/world.ts';
import { useBulkEdits } from '../testing/bulk-edits.ts';
import { keepSiteFeatures, tabWith, viewOf } from '../testing/edited-sites.ts';

useWorld();

const bulk = useBulkEdits();

describe('a bulk change', () => {
  it('writes several fields of each site as one change in its history', async () => {
    const { changed, left } = await bulk.write({ homes: 33, site_type: 'Brownfield' });
    expect(left).toEqual([]);
    expect(changed).toMatchObject(
      bulk.ids.map((site_id) => ({ site_id, row_version: 2, fields: 2 })),
    );
    expect(new Set(changed.map(({ change_id }) => change_id)).size).toBe(3);
    for (const id of bulk.ids) {
      expect(await viewOf(bulk.oak).site(id)).toMatchObject({
        homes: 33,
        site_type: 'Brownfield',
        row_version: 2,
      });
      const { history } = await viewOf(bulk.oak).history(id);
      expect(history.map(({ edit_content }) => edit_content)).toEqual([
        'Type|Mixed|Brownfield',
        'Homes|10|33',
      ]);
    }
  });

  it('leaves and names the sites that somebody changed since the preview', async () => {
    const seen = await bulk.versions();
    const [first = 0, second = 0, third = 0] = bulk.ids;
    await bulk.editOne(second, 'site_name', 'Old Mill');
    const { changed, left } = await bulk.write({ homes: 34 }, seen);
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
    expect(await viewOf(bulk.oak).site(second)).toMatchObject({ homes: 10, site_name: 'Old Mill' });
  });

  it('refuses a value in the field’s own words and writes the others', async () => {
    await keepSiteFeatures(bulk.oak, [
      tabWith({ homes: { fieldType: 'number', min: 5, max: 50 } }),
    ]);
    const { changed, left } = await bulk.write({ homes: 51, site_type: 'Greenfield' });
    expect(changed).toHaveLength(3);
    expect(left).toMatchObject(
      bulk.ids.map((site_id) => ({
        site_id,
        column_name_raw: 'homes',
        reason: 'refused',
        why: 'Not in range 5 - 50',
      })),
    );
    expect(await viewOf(bulk.oak).site(bulk.ids[0] ?? 0)).toMatchObject({
      homes: 10,
      site_type: 'Greenfield',
    });
  });

  it('leaves other councils’ and deleted sites as if they did not exist', async () => {
    const seen = await bulk.versions();
    const [first = 0] = bulk.ids;
    await bulk.oak.as('admin').delete('/site', { json: { sites_ids: [first] } });
    const { changed, left } = await bulk.write({ homes: 35 }, [
      ...seen,
      { id: bulk.elsewhere, row_version: 1 },
    ]);
    expect(changed).toHaveLength(2);
    const gone = { reason: 'missing', why: 'There is no such site any more' };
    expect(left).toMatchObject([
      { site_id: first, ...gone },
      { site_id: bulk.elsewhere, name: `Site ${bulk.elsewhere}`, ...gone },
    ]);
    expect(await viewOf(bulk.elm).site(bulk.elsewhere)).toMatchObject({
      homes: 10,
      row_version: 1,
    });
  });

  it('writes every scenario where the page says so, and what a function on save makes of it', async () => {
    const [first = 0] = bulk.ids;
    await bulk.oak
      .as('officer')
      .post('/site/scenario', { json: { siteId: first, scenarioName: 'Low', overrides: {} } });
    await bulk.editOne(first, 'homes', 5);
    await bulk.oak
      .as('officer')
      .put(`/site/v2/${first}?scenario=Low`, { json: { column_name_raw: 'homes', new_value: 7 } });
    await keepSiteFeatures(bulk.oak, [
      tabWith({
        homes: { fieldType: 'number', updateForAllScenarios: true },
        site_type: { fieldType: 'text', functionOnSave: 'copy_min_net_dwellings' },
      }),
    ]);
    const { changed, left } = await bulk.write({ homes: 36, site_type: 'Greenfield' });
    // The council lacks the field that the function needs: nothing of these sites is written.
    expect(changed).toEqual([]);
    expect(left).toMatchObject(bulk.ids.map((site_id) => ({ site_id, reason: 'refused' })));
    expect(left[0]?.why).toMatch(/^This council has no field/);
    expect(await viewOf(bulk.oak).site(first)).toMatchObject({ homes: 5 });

    expect((await bulk.write({ homes: 36 })).left).toEqual([]);
    expect(await viewOf(bulk.oak).site(first, 'Low')).toMatchObject({ homes: 36 });
  });

  it('that changes nothing writes no history', async () => {
    expect(await bulk.write({ homes: 10 })).toEqual({ changed: [], left: [], warned: [] });
    expect((await viewOf(bulk.oak).history(bulk.ids[0] ?? 0)).history).toEqual([]);
  });
});
