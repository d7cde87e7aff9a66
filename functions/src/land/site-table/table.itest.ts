import { beforeAll, describe, expect, it } from 'vitest';
import { twoCouncils, type Council } from '../../platform/testing/council.ts';
import { useWorld } from '../../platform/testing/world.ts';
import {
  someSites,
  writeSites,
  type WrittenSite,
} from '../site-search/testing/few-hundred-sites.ts';
import type { Filter } from '../../council/ground/filters/filter.ts';
import type { InputOf } from '../../platform/contract.ts';
import { getSiteTable, getSiteTableGroups, getSiteTableIds, getSiteTableSums } from './contract.ts';
import { answerOf } from '../../platform/testing/answer-of.ts';

useWorld();

let oak: Council;
let inOak: WrittenSite[];

beforeAll(async () => {
  const councils = await twoCouncils();
  oak = councils.oak;
  inOak = await writeSites(oak, someSites(153));
  await writeSites(councils.elm, someSites(30));
}, 120_000);

const json = (value: unknown) => encodeURIComponent(JSON.stringify(value));
const table = async (query: string) => {
  const answer = await oak.as('viewer').get(`/site/table?${query}`);
  expect(answer).toMatchObject({ status: 200 });
  return answerOf(getSiteTable, answer);
};

/** What an order must be, worked out without SQL: values first, empty ones last, ids settle the rest. */
function ordered(by: 'size_ha' | 'homes' | 'site_type', descending: boolean): number[] {
  const sign = descending ? -1 : 1;
  const compare = (a: WrittenSite, b: WrittenSite) => {
    const [x, y] = [a[by], b[by]];
    if (x === null || y === null) return Number(x === null) - Number(y === null) || a.id - b.id;
    return x < y ? -sign : x > y ? sign : a.id - b.id;
  };
  return inOak.toSorted(compare).map(({ id }) => id);
}

describe('a numbered page', () => {
  it.each([
    ['size_ha', 'size_ha', false],
    ['-size_ha', 'size_ha', true],
    ['-homes', 'homes', true],
    ['site_type', 'site_type', false],
  ] as const)(
    'sorted by %s, page after page, is the whole council once',
    async (sort, by, down) => {
      const seen: unknown[] = [];
      for (let page = 1; page <= 8; page += 1) {
        const got = await table(`attributes=${by}&sort=${sort}&page=${page}`);
        expect(got).toMatchObject({ total: 153, page, pages: 8 });
        seen.push(...got.records.map(({ id }) => id));
      }
      expect(seen).toEqual(ordered(by, down));
    },
  );

  it('without a sort goes by id, and a page beyond the last is the last', async () => {
    const got = await table('attributes=site_name&page=900&pageSize=50');
    expect(got).toMatchObject({ page: 4, pages: 4, total: 153 });
    expect(got.records.map(({ id }) => id)).toEqual(inOak.slice(150).map(({ id }) => id));
    expect(got.records[0]).toMatchObject({ site_name: inOak[150]?.site_name });
  });

  it('of a filter is counted under the filter, and of nothing is one empty page', async () => {
    const brownfield = [{ type: 'select', dbPropertyName: 'site_type', value: 'Brownfield' }];
    const expected = inOak.filter(({ site_type: type }) => type === 'Brownfield').length;
    expect(expected).toBeGreaterThan(0);
    const got = await table(`attributes=site_type&filters=${json(brownfield)}&pageSize=100`);
    expect(got.total).toBe(expected);
    const nowhere = [{ type: 'text', dbPropertyName: 'site_name', value: 'nowhere at all' }];
    const none = await table(`attributes=id&filters=${json(nowhere)}&page=3`);
    expect(none).toEqual({ records: [], total: 0, page: 1, pages: 1 });
  });
});

describe('groups', () => {
  const groups = (query: string) => oak.as('viewer').get(`/site/table/groups?${query}`);

  it('count every site once, the empty value as its own', async () => {
    const { body } = await groups('by=site_type');
    const found = answerOf(getSiteTableGroups, { body });
    const expected = new Map<unknown, number>();
    for (const { site_type: type } of inOak) expected.set(type, (expected.get(type) ?? 0) + 1);
    expect(new Map(found.groups.map(({ value, records }) => [value, records]))).toEqual(expected);
    expect(expected.has(null)).toBe(true);
    expect(found).toMatchObject({ more: false });
  });

  it('beyond the limit are said to be more', async () => {
    const { body } = await groups('by=site_type&limit=1');
    expect(body).toMatchObject({ result: { more: true } });
    expect(answerOf(getSiteTableGroups, { body }).groups).toHaveLength(1);
  });

  it('are not made of lists, nor of what is no field', async () => {
    for (const by of ['uses', 'site_tags', 'secret', 'nothing', 'updated_at']) {
      const answer = await groups(`by=${by}`);
      expect({ by, ...answer }).toMatchObject({
        status: 400,
        body: { error: { fields: { by: expect.stringContaining(by) as string } } },
      });
    }
  });
});

describe('sums', () => {
  const sums = (asked: InputOf<typeof getSiteTableSums>) =>
    oak.as('viewer').call(getSiteTableSums, asked);
  const total = (sites: WrittenSite[], of: 'size_ha' | 'homes') =>
    sites.reduce((sum, site) => sum + (site[of] ?? 0), 0);

  it('of all, of a filter and of those chosen among them', async () => {
    const brownfield: Filter[] = [
      { type: 'select', dbPropertyName: 'site_type', value: 'Brownfield' },
    ];
    const some = inOak.filter(({ site_type: type }) => type === 'Brownfield');
    const first = some.slice(0, 3);
    for (const { sites, ...asked } of [
      { filters: [], sites: inOak },
      { filters: brownfield, sites: some },
      { filters: brownfield, siteIds: first.map(({ id }) => id), sites: first },
      { filters: [], siteIds: [], sites: [] },
    ]) {
      const got = await sums(asked);
      expect(got.sites).toBe(sites.length);
      expect(got.hectares ?? 0).toBeCloseTo(total(sites, 'size_ha'), 4);
      const homes = total(sites, 'homes');
      expect(got.homes ?? { from: 0, to: 0 }).toEqual({ from: homes, to: homes });
    }
  });

  it('say under which fields they stand', async () => {
    expect(await sums({ filters: [] })).toMatchObject({
      columns: { hectares: 'size_ha', homes: 'homes' },
    });
  });

  it("count no other council's sites, and ids are the council's own", async () => {
    const { body } = await oak.as('viewer').get('/site/table/ids');
    expect(body).toMatchObject({
      result: { ids: inOak.map(({ id }) => id).sort((a, b) => a - b) },
    });
    const siteIds = [...inOak.slice(0, 1).map(({ id }) => id), 99_999_999];
    expect(await sums({ filters: [], siteIds })).toMatchObject({
      sites: 1,
    });
  });
});

describe('ids', () => {
  it('come in the order of the table, empty values last', async () => {
    for (const [sort, by, down] of [
      ['-size_ha', 'size_ha', true],
      ['site_type', 'site_type', false],
    ] as const) {
      const { ids } = await oak.as('viewer').call(getSiteTableIds, { filters: [], sort });
      expect(ids).toEqual(ordered(by, down));
    }
    expect((await oak.as('viewer').get('/site/table/ids?sort=secrets')).status).toBe(400);
  });
});

describe('what is refused', () => {
  it.each([
    ['an unknown column', 'attributes=wkb_geometry'],
    ['an unknown order', 'attributes=id&sort=secrets'],
    ['another page size', 'attributes=id&pageSize=5000'],
    ['no page', 'attributes=id&page=0'],
    ['an unknown filter', `attributes=id&filters=${json([{ type: 'sql', value: '1' }])}`],
  ])('%s', async (_, query) => {
    expect((await oak.as('viewer').get(`/site/table?${query}`)).status).toBe(400);
  });

  it('the signed-out and residents', async () => {
    for (const path of ['/site/table?attributes=id', '/site/table/groups?by=site_type']) {
      expect((await oak.as('signed-out').get(path)).status).toBe(401);
      expect((await oak.as('resident').get(path)).status).toBe(403);
    }
  });
});
