import fc from 'fast-check';
import type { Point } from 'geojson';
import { beforeAll, describe, expect, it } from 'vitest';
import { newCouncil, type Council } from '../../../platform/testing/council.ts';
import { answerOf } from '../../../platform/testing/answer-of.ts';
import { drawn } from '../../../platform/testing/thorough.ts';
import { useWorld } from '../../../platform/testing/world.ts';
import type { Filter } from '../../../council/ground/filters/filter.ts';
import type { SiteRecord } from '../../ground/sites/site-record.ts';
import { searchSites, siteGeometries } from '../contract.ts';
import { meetsAll } from '../testing/evaluate.ts';
import { someSites, writeSites, type WrittenSite } from '../testing/few-hundred-sites.ts';

useWorld();

const SITES = 400;
let oak: Council;
let rows: WrittenSite[];

beforeAll(async () => {
  oak = await newCouncil();
  rows = await writeSites(oak, someSites(SITES));
  const elm = await newCouncil();
  await writeSites(elm, someSites(50));
}, 120_000);

async function search(filters: Filter[], more = 'limit=500') {
  const path = `/search/site?${more}&filters=${encodeURIComponent(JSON.stringify(filters))}`;
  const answer = await oak.as('viewer').get(path);
  expect(answer).toMatchObject({ status: 200 });
  return answerOf(searchSites, answer);
}

const expected = (filters: Filter[]) =>
  rows
    .filter((row) => meetsAll({ ...row, shape: { kind: 'point', at: [[row.x, row.y]] } }, filters))
    .map((row) => row.id);

const equality = fc.constantFrom('=', '!=', undefined, null) as fc.Arbitrary<'=' | '!='>;
const size = fc.integer({ min: -1, max: 44 }).map((quarters) => quarters / 4);
const day = fc.constantFrom('2024-01-31', '2024-02-28', '2024-02-29', '2025-06-30', '2027-01-01');
const words = fc.constantFrom(
  'mill',
  'MILL LANE',
  '%',
  '_',
  '\\',
  "'",
  '50% yard',
  ' old ',
  'zzz',
  '',
);
const types = fc.constantFrom('Brownfield', 'Greenfield', 'Mixed', 'Other');
const uses = fc.constantFrom('housing', 'retail', 'office', 'none');
const orOpen = <T>(value: fc.Arbitrary<T>) => fc.option(value, { nil: null });

const leaf = fc.oneof(
  fc.record({
    type: fc.constant('text'),
    dbPropertyName: fc.constant('site_name'),
    equality,
    value: words,
  }),
  fc.record({
    type: fc.constant('select'),
    dbPropertyName: fc.constant('site_type'),
    equality,
    value: types,
  }),
  fc.record({
    type: fc.constantFrom('checkbox list', 'in array'),
    dbPropertyName: fc.constant('site_type'),
    equality,
    value: fc.array(types, { maxLength: 3 }),
  }),
  fc.record({
    type: fc.constantFrom('checkbox list', 'in array'),
    dbPropertyName: fc.constant('uses'),
    equality,
    value: fc.array(uses, { maxLength: 3 }),
  }),
  fc.record({
    type: fc.constant('checkbox'),
    dbPropertyName: fc.constant('deliverable'),
    equality,
    value: fc.boolean(),
  }),
  fc.record({
    type: fc.constant('number'),
    dbPropertyName: fc.constantFrom('size_ha', 'homes'),
    equality: fc.constantFrom('=', '!=', '>', '>=', '<', '<='),
    value: size,
  }),
  fc.record({
    type: fc.constant('range'),
    dbPropertyName: fc.constantFrom('size_ha', 'homes'),
    value: fc.tuple(orOpen(size), orOpen(size)),
  }),
  fc.record({
    type: fc.constant('date range'),
    dbPropertyName: fc.constant('permission_date'),
    value: fc.tuple(orOpen(day), orOpen(day)),
  }),
  fc
    .tuple(fc.integer({ min: 0, max: 90 }), fc.integer({ min: 0, max: 90 }))
    .map(([east, north]) => ({
      type: 'in area',
      value: {
        projection: '27700',
        bbox: [
          424_000 + east * 100,
          564_000 + north * 100,
          427_000 + east * 100,
          568_000 + north * 100,
        ],
      },
    })),
) as fc.Arbitrary<Filter>;

const { tree } = fc.letrec<{ tree: Filter }>((tie) => ({
  tree: fc.oneof(
    { maxDepth: 3, withCrossShrink: true },
    leaf,
    fc.record({
      type: fc.constant('group' as const),
      operator: fc.constantFrom('_and' as const, '_or' as const),
      filters: fc.array(tie('tree'), { maxLength: 3 }),
    }),
  ),
}));

describe('a search gives exactly what its filters say', () => {
  it('whatever the tree, as worked out over the same rows without SQL', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(tree, { maxLength: 3 }), async (filters) => {
        const found = await search(filters);
        expect(found.sites.map((site) => site.id)).toEqual(expected(filters));
        expect(found.total).toBe(expected(filters).length);
      }),
      drawn(40, 400),
    );
  }, 300_000);

  const orders = [
    'id',
    '-id',
    'size_ha',
    '-size_ha',
    'site_name',
    '-permission_date',
    'deliverable',
  ];
  // Met by every site: a search with filters gathers what few sites meet, one without walks an index.
  const every: Filter[] = [{ type: 'range', dbPropertyName: 'id', value: [0, null] }];
  it.each(
    orders.flatMap((sort) => [
      { sort, filters: [] },
      { sort, filters: every },
    ]),
  )(
    'page after page in the order of $sort, none twice and none missing',
    async ({ sort, filters }) => {
      const seen: number[] = [];
      const values: unknown[] = [];
      let cursor = '';
      do {
        const page = await search(filters, `limit=37&withDetails=true&sort=${sort}${cursor}`);
        expect(page.total).toBe(SITES);
        seen.push(...page.sites.map((site) => site.id));
        values.push(...page.sites.map((site: SiteRecord) => site[sort.replace('-', '')]));
        cursor = page.next ? `&cursor=${page.next}` : '';
      } while (cursor);
      expect(new Set(seen).size).toBe(SITES);
      expect(seen.length).toBe(SITES);
      const filled = values.filter((value) => value !== null) as (number | string | boolean)[];
      const ordered = filled.every((value, at) => {
        const before = filled[at - 1];
        return before === undefined || (sort.startsWith('-') ? value <= before : value >= before);
      });
      expect(ordered).toBe(true);
      expect(values.slice(0, filled.length)).not.toContain(null);
    },
    60_000,
  );

  it('an area on the web map or in degrees finds what lies in it', async () => {
    const asked = { siteIds: rows.slice(0, 1).map(({ id }) => id) };
    const { geometries } = await oak.as('viewer').call(siteGeometries, asked);
    const place = geometries[0]?.geometry as Point | undefined;
    const [lon = 0, lat = 0] = place?.coordinates ?? [];
    const box = (d: number) =>
      [lon - d, lat - d, lon + d, lat + d] as [number, number, number, number];
    const near = await search([
      { type: 'in area', value: { projection: '4326', bbox: box(0.0002) } },
    ]);
    expect(near.sites.map((site) => site.id)).toContain(rows[0]?.id);
    const far = await search([
      { type: 'in area', value: { projection: '4326', bbox: [-1, 51, -0.9, 51.1] } },
    ]);
    expect(far.total).toBe(0);
    const { x, y } = rows[0] as WrittenSite;
    const triangle = [
      [x - 20, y - 20],
      [x + 20, y - 20],
      [x, y + 30],
      [x - 20, y - 20],
    ];
    const inside = await search([
      {
        type: 'in area',
        value: { projection: '27700', polygon: { type: 'Polygon', coordinates: [triangle] } },
      },
    ]);
    expect(inside.sites.map((site) => site.id)).toEqual(
      rows.filter((row) => row.x === x && row.y === y).map((row) => row.id),
    );
  });

  it('a term finds sites by any of their words', async () => {
    const answer = await oak.as('viewer').get('/site/ids?term=50%25%20yard');
    expect(answer.body).toEqual({
      data: rows.filter((row) => row.site_name === '50% Yard').map((row) => row.id),
    });
    expect((await oak.as('viewer').get('/site/ids?term=T400')).body).toEqual({
      data: [rows[399]?.id],
    });
  });
});
