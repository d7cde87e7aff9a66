import { beforeAll, describe, expect, it } from 'vitest';
import { daysLater } from '../../platform/dates/day.ts';
import { londonDay } from '../../platform/dates/london.ts';
import { answerOf } from '../../platform/testing/answer-of.ts';
import { newCouncil, type Council } from '../../platform/testing/council.ts';
import {
  someSites,
  writeSites,
  type WrittenSite,
} from '../site-search/testing/few-hundred-sites.ts';
import { searchSites } from '../site-search/contract.ts';
import { addFloodLayer } from './testing/flood-layer.ts';
import { inSchema } from './testing/in-schema.ts';
import { askTile, tileAddress, useTiles } from './testing/tile-client.ts';
import { countKey } from './tiles/encode-clusters.ts';
import { tileFrame } from './tiles/grid.ts';

useTiles();

let oak: Council;
let sites: WrittenSite[];
/** Where each site is in EPSG:3857 metres, according to the database. */
const places = new Map<number, { x: number; y: number }>();
let listId: number;

beforeAll(async () => {
  oak = await newCouncil();
  sites = await writeSites(oak, someSites(80));
  const { rows } = await inSchema(
    oak,
    'select id, st_x(geometry_3857) as x, st_y(geometry_3857) as y from sites',
  );
  for (const { id, x, y } of rows) places.set(Number(id), { x: Number(x), y: Number(y) });
  const listed = await inSchema(
    oak,
    `with l as (insert into site_lists (list_name) values ('Shortlist') returning id),
          m as (insert into site_list_members (list_id, site_id)
                select l.id, s.id from l, sites s where s.id % 3 = 0)
     select id from l`,
  );
  listId = Number(listed.rows[0]?.['id']);
  await addFloodLayer(oak);
}, 120_000);

type Filters = Record<string, unknown>[];

const filtered = (filters: Filters) =>
  tileAddress(oak, 'sitesLayer', `filters=${encodeURIComponent(JSON.stringify(filters))}`);

/** Every id that a search finds, page after page. */
async function searched(filters: Filters): Promise<number[]> {
  const ids: number[] = [];
  for (let next: string | null | undefined = ''; next !== null && next !== undefined;) {
    const query = `filters=${encodeURIComponent(JSON.stringify(filters))}&limit=100`;
    const more = next === '' ? '' : `&cursor=${encodeURIComponent(next)}`;
    const answer = await oak.as('viewer').get(`/search/site?${query}${more}`);
    expect(answer.status).toBe(200);
    const page = answerOf(searchSites, answer);
    ids.push(...page.sites.map(({ id }) => id));
    next = page.next;
  }
  return ids.sort((a, b) => a - b);
}

const { west, north, east } = tileFrame({ z: 0, x: 0, y: 0 });
function tileOf(id: number, z: number): string {
  const { x, y } = places.get(id)!;
  const size = (east - west) / 2 ** z;
  return `${z}/${Math.floor((x - west) / size)}/${Math.floor((north - y) / size)}`;
}

const filterSets: [string, () => Filters][] = [
  ['no filter', () => []],
  ['a saved list', () => [{ type: 'in array', dbPropertyName: 'site_list', value: [listId] }]],
  ['an area of a layer', () => [{ type: 'in area', value: { layerId: 'flood', featureIds: [1] } }]],
  [
    'outside of a layer, or near one feature of it',
    () => [
      {
        type: 'group',
        operator: '_or',
        filters: [
          { type: 'in area', equality: '!=', value: { layerId: 'flood' } },
          { type: 'in area', value: { layerId: 'flood', featureIds: [2], within: 1500 } },
        ],
      },
    ],
  ],
  [
    'what is empty',
    () => [{ type: 'text', dbPropertyName: 'site_name', condition: 'empty', value: null }],
  ],
  [
    'a list that does not contain, and a range',
    () => [
      {
        type: 'checkbox list',
        dbPropertyName: 'uses',
        condition: 'not contains',
        value: ['retail'],
      },
      { type: 'range', dbPropertyName: 'homes', value: [5, null] },
    ],
  ],
];

describe('tiles under filters', () => {
  it.each(filterSets)(
    'show exactly what a search finds at every zoom: %s',
    async (_name, make) => {
      const filters = make();
      const found = await searched(filters);
      expect(found.length).toBeGreaterThan(5);
      const address = await filtered(filters);
      for (let z = 0; z <= 16; z += 1) {
        const tiles = [...new Set([...places.keys()].map((id) => tileOf(id, z)))];
        const shown = new Set<number>();
        let together = 0;
        for (const tile of tiles) {
          const { status, features } = await askTile(oak, 'viewer', address(tile));
          expect(status).toBe(200);
          for (const { id, properties } of features) {
            const count = Number(properties[countKey] ?? 1);
            if (count > 1) together += count;
            else shown.add(Number(id));
          }
        }
        expect([z, shown.size + together]).toEqual([z, found.length]);
        const stray = [...shown].filter((id) => !found.includes(id));
        expect([z, stray]).toEqual([z, []]);
        const counted = found.filter((id) => !shown.has(id)).length;
        expect([z, counted]).toEqual([z, z >= 10 ? 0 : together]);
      }
    },
    240_000,
  );

  it('draw each site within half a pixel of where it stands', async () => {
    const address = await filtered([]);
    for (const { id } of sites.slice(0, 20)) {
      const tile = tileOf(id, 14);
      const [z, x, y] = tile.split('/').map(Number) as [number, number, number];
      const { features } = await askTile(oak, 'viewer', address(tile));
      const drawn = features.find((feature) => Number(feature.id) === id)!;
      const at = drawn.loadGeometry()[0]![0]!;
      const frame = tileFrame({ z, x, y });
      // 4096 units to 512 pixels.
      const place = places.get(id)!;
      expect(Math.abs(at.x - (place.x - frame.west) / frame.unit) / 8).toBeLessThan(0.5);
      expect(Math.abs(at.y - (frame.north - place.y) / frame.unit) / 8).toBeLessThan(0.5);
    }
  });

  it('are kept for the day: yesterday’s address shows today’s tile and is not kept', async () => {
    const filters = [{ type: 'number', dbPropertyName: 'size_ha', equality: '>', value: 1 }];
    const address = (await filtered(filters))('0/0/0');
    const day = londonDay(new Date()).replaceAll('-', '');
    expect(address).toContain(`-${day}/0/0/0`);
    const kept = await askTile(oak, 'viewer', address);
    expect(kept.cacheControl).toBe('private, max-age=31536000, immutable');
    const yesterday = daysLater(londonDay(new Date()), -1).replaceAll('-', '');
    // A page that was opened yesterday, or before addresses had a day.
    for (const older of [`-${yesterday}/0`, '/0']) {
      const tile = await askTile(oak, 'viewer', address.replace(`-${day}/0`, older));
      expect(tile).toMatchObject({ status: 200, cacheControl: 'private, no-store' });
      expect(tile.bytes).toEqual(kept.bytes);
    }
    const wrong = address.replace(`-${day}/0`, `x-${day}/0`);
    expect((await askTile(oak, 'viewer', wrong)).status).toBe(400);
  });

  it('follow a list at once, are never kept, and have another address after it', async () => {
    const filters = [{ type: 'in array', dbPropertyName: 'site_list', value: [listId] }];
    const before = await filtered(filters);
    const counted = async () => {
      const tile = await askTile(oak, 'viewer', before('0/0/0'));
      expect(tile.cacheControl).toBe('private, no-store');
      return tile.features.reduce(
        (sum, { properties }) => sum + Number(properties[countKey] ?? 1),
        0,
      );
    };
    const first = await counted();
    await inSchema(
      oak,
      `insert into site_list_members (list_id, site_id) select ${listId}, id from sites where id % 3 = 1`,
    );
    await expect.poll(counted, { timeout: 10_000 }).toBeGreaterThan(first);
    expect((await filtered(filters))('0/0/0')).not.toBe(before('0/0/0'));
  });
});
