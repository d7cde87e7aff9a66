import { describe, expect, it } from 'vitest';
import { useWorld } from '../../../platform/testing/world.ts';
import { useBulkEdits } from '../testing/bulk-edits.ts';
import { keepSiteFeatures, tabWith, viewOf } from '../testing/edited-sites.ts';

useWorld();

const bulk = useBulkEdits();

describe('the preview of a bulk change', () => {
  it('says what changes from what, what has it already and what is refused, and writes nothing', async () => {
    const [first = 0, second = 0, third = 0] = bulk.ids;
    await bulk.editOne(first, 'homes', 12);
    await bulk.editOne(second, 'uses', ['office']);
    await keepSiteFeatures(bulk.oak, [
      tabWith({ uses: { fieldType: 'select', options: [{ label: 'Office', value: 'office' }] } }),
    ]);
    const before = await viewOf(bulk.oak).site(first);
    const seen = await bulk.preview({ homes: 12, uses: ['office', 'gone'] });
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
    expect(await viewOf(bulk.oak).site(first)).toEqual(before);
  });

  it('counts what already has the value among neither', async () => {
    const { sites } = await bulk.preview({ homes: '10', uses: 'retail, gone' });
    expect(sites.map(({ changes, refused }) => [changes, refused])).toEqual(
      bulk.ids.map(() => [[], []]),
    );
  });

  it('names what is missing: another council’s sites as those there never were', async () => {
    const { sites, missing } = await bulk.preview({ homes: 11 }, [
      ...bulk.ids,
      bulk.elsewhere,
      99_999_999,
    ]);
    expect(sites.map(({ id }) => id)).toEqual(bulk.ids);
    expect(missing).toEqual([bulk.elsewhere, 99_999_999]);
  });
});
