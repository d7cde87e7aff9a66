import { beforeAll, describe, expect, it } from 'vitest';
import type { Filter } from '../../council/ground/filters/filter.ts';
import type { Council } from '../../platform/testing/council.ts';
import { useWorld } from '../../platform/testing/world.ts';
import { councilsWithWords, namesFoundBy, readBy } from './testing/asking.ts';

useWorld();

let oak: Council;
beforeAll(async () => {
  ({ oak } = await councilsWithWords());
}, 120_000);

const read = (sentence: string) => readBy(oak, sentence);
const search = (filters: readonly Filter[]) => namesFoundBy(oak, filters);

describe('orders, everything, and what has no counterpart', () => {
  it('the largest are found, in that order, and so are their equals', async () => {
    const { filters, sort, understood } = await read('largest 2');
    expect(sort).toBe('-size_ha');
    expect(understood).toMatchObject([{ text: 'largest 2', filterIndex: 0 }]);
    expect(understood[0]?.meaning).toMatch(/^Gross area at least \d+ ha: the 2 greatest$/);
    expect(await search(filters)).toHaveLength(2);
    const near = await read('smallest 1 near Walker');
    expect(near.sort).toBe('size_ha');
    expect(await search(near.filters)).toEqual(['Walker yard']);
  });

  it('an order alone changes no filter', async () => {
    expect(await read('sorted by gross area')).toMatchObject({
      filters: [],
      sort: 'size_ha',
      understood: [{ meaning: 'Gross area, the least first' }],
    });
  });

  it('everything is asked for in so many words only', async () => {
    expect(await read('show everything')).toMatchObject({ everything: true, filters: [] });
    expect(await read('show me all sites')).toMatchObject({ everything: true });
    expect(await read('everything brownfield')).toMatchObject({ everything: false });
    expect(await read('something lovely')).toMatchObject({ everything: false, sort: null });
  });

  it('half a name is none', async () => {
    expect(await read('brownfield in Byker Heights, not in a flood zone appraisal')).toMatchObject({
      filters: [{ dbPropertyName: 'land' }],
      notUnderstood: ['in Byker Heights', 'not in a flood zone appraisal'],
    });
  });
});
