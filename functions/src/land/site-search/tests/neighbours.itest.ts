import { beforeAll, describe, expect, it } from 'vitest';
import type { Filter } from '../../../council/ground/filters/filter.ts';
import { answerOf, faultsOf } from '../../../platform/testing/answer-of.ts';
import { twoCouncils, type Council } from '../../../platform/testing/council.ts';
import { useWorld } from '../../../platform/testing/world.ts';
import { searchSites, siteNeighbours } from '../contract.ts';
import { someSites, writeSites, type WrittenSite } from '../testing/few-hundred-sites.ts';

useWorld();

let oak: Council;
let elm: Council;
let rows: WrittenSite[];

beforeAll(async () => {
  ({ oak, elm } = await twoCouncils());
  rows = await writeSites(oak, someSites(60));
  await writeSites(elm, someSites(5));
}, 120_000);

interface Asked {
  filters?: Filter[];
  sort?: string | undefined;
}

const query = ({ filters = [], sort }: Asked) =>
  `filters=${encodeURIComponent(JSON.stringify(filters))}${sort ? `&sort=${sort}` : ''}`;

const ask = (siteId: number, asked: Asked) =>
  oak.as('viewer').get(`/search/site/neighbours?siteId=${siteId}&${query(asked)}`);

const beside = async (siteId: number, asked: Asked) =>
  answerOf(siteNeighbours, await ask(siteId, asked));

async function found(asked: Asked): Promise<number[]> {
  const answer = await oak.as('viewer').get(`/search/site?limit=500&${query(asked)}`);
  return answerOf(searchSites, answer).sites.map(({ id }) => id);
}

const brownfield: Filter = {
  type: 'in array',
  dbPropertyName: 'site_type',
  value: ['Brownfield'],
};

describe('the sites beside one in a search', () => {
  it.each(
    [undefined, '-id', 'site_name', '-size_ha', 'homes', 'deliverable', '-permission_date'].flatMap(
      (sort) => [{ sort }, { sort, filters: [brownfield] }],
    ),
  )('are those of the results, one by one: %j', async (asked) => {
    const ids = await found(asked);
    expect(ids.length).toBeGreaterThan(5);
    for (const [index, id] of ids.entries()) {
      expect(await beside(id, asked)).toMatchObject({
        position: index + 1,
        total: ids.length,
        previous: index === 0 ? null : { id: ids[index - 1] },
        next: index === ids.length - 1 ? null : { id: ids[index + 1] },
      });
    }
  });

  it('are named, a site without a name by its reference', async () => {
    const unnamed = rows.findIndex(({ site_name: name }) => name === null);
    const at = rows[unnamed + 1] as WrittenSite;
    expect((await beside(at.id, {})).previous).toEqual({
      id: rows[unnamed]?.id,
      name: `T${unnamed + 1}`,
    });
  });

  it('are those round its place where the search does not find it any more', async () => {
    const asked = { filters: [brownfield] };
    const ids = await found(asked);
    const [first, second] = ids as [number, number];
    const between = rows.find(
      ({ id, site_type: type }) => id > first && id < second && type !== 'Brownfield',
    );
    const other = between ?? (rows.find(({ id }) => !ids.includes(id)) as WrittenSite);
    expect(await beside(other.id, asked)).toMatchObject({
      position: null,
      total: ids.length,
      previous: ids.findLast((id) => id < other.id)
        ? { id: ids.findLast((id) => id < other.id) }
        : null,
      next: { id: ids.find((id) => id > other.id) },
    });
  });

  it('leave out deleted sites, and a deleted or foreign one has none', async () => {
    const [first, gone, third] = rows.map(({ id }) => id) as [number, number, number];
    await oak.as('admin').delete('/site', { json: { sites_ids: [gone] } });
    expect(await beside(first, {})).toMatchObject({ next: { id: third }, total: 59 });
    expect(await ask(gone, {})).toMatchObject({ status: 404 });
    const foreign = `/search/site/neighbours?siteId=${rows[20]?.id}`;
    expect(await elm.as('viewer').get(foreign)).toMatchObject({ status: 404 });
  });

  it('are refused for an order that there is not', async () => {
    expect(faultsOf(await ask(rows[0]?.id ?? 0, { sort: 'nothing' }))).toHaveProperty('sort');
  });
});
