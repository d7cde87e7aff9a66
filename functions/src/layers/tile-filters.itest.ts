import { gzipSync } from 'node:zlib';
import { beforeAll, describe, expect, it } from 'vitest';
import { inOwnerTransaction } from '../platform/migrate.ts';
import { twoCouncils, type Council } from '../platform/testing/council.ts';
import { asOwner } from '../platform/testing/owner.ts';
import {
  someSites,
  writeSites,
  type WrittenSite,
} from '../site-search/testing/few-hundred-sites.ts';
import { askTile, useTiles } from './testing/tile-client.ts';
import { countKey } from './tiles/encode-clusters.ts';
import { gzippedLimit } from './tiles/encode-tile.ts';
import { tileFrame } from './tiles/grid.ts';

useTiles();

let oak: Council;
let elm: Council;
let sites: WrittenSite[];
/** Where each site stands in EPSG:3857 metres, as the database has it. */
const places = new Map<number, { x: number; y: number }>();
let listId: number;

const inOak = (statement: string, council = oak) =>
  asOwner(({ client }) =>
    inOwnerTransaction(client, async () => {
      await client.query(`set local search_path = ${council.mainSchema}, extensions`);
      return client.query<Record<string, unknown>>(statement);
    }),
  );

beforeAll(async () => {
  ({ oak, elm } = await twoCouncils());
  sites = await writeSites(oak, someSites(80));
  const { rows } = await inOak(
    'select id, st_x(geometry_3857) as x, st_y(geometry_3857) as y from sites',
  );
  for (const { id, x, y } of rows) places.set(Number(id), { x: Number(x), y: Number(y) });
  const listed = await inOak(
    `with l as (insert into site_lists (list_name) values ('Shortlist') returning id),
          m as (insert into site_list_members (list_id, site_id)
                select l.id, s.id from l, sites s where s.id % 3 = 0)
     select id from l`,
  );
  listId = Number(listed.rows[0]?.['id']);
  await inOak(`
    insert into layers (id, layer_name, geometry_kind, column_name, column_id, mbstyle) values
      ('flood', 'Flood', 'polygon', 'name', 'code', '{"type":"fill","paint":{"fill-color":["get","name"]}}');
    insert into layer_features (layer_id, properties, geometry) values
      ('flood', '{"name":"Tyne north bank","code":"F1"}', st_makeenvelope(424000, 564000, 429000, 569000, 27700)),
      ('flood', '{"name":"Ouseburn","code":"F12"}', st_makeenvelope(430000, 564000, 431000, 565000, 27700));
    insert into layer_versions (layer_id) values ('flood');`);
}, 120_000);

type Filters = Record<string, unknown>[];

/** The address that the server itself hands out, filled in. */
async function planned(layerId: string, query: string): Promise<(tile: string) => string> {
  const { status, body } = await oak.as('viewer').get(`/layers/${layerId}/tiles?${query}`);
  expect(status).toBe(200);
  const { tiles } = (body as { result: { tiles: string } }).result;
  return (tile) => tiles.replace('{z}/{x}/{y}', tile);
}

const filtered = (filters: Filters) =>
  planned('sitesLayer', `filters=${encodeURIComponent(JSON.stringify(filters))}`);

/** Every id that a search finds, page after page. */
async function searched(filters: Filters): Promise<number[]> {
  const ids: number[] = [];
  for (let next: string | null | undefined = ''; next !== null && next !== undefined;) {
    const query = `filters=${encodeURIComponent(JSON.stringify(filters))}&limit=100`;
    const more = next === '' ? '' : `&cursor=${encodeURIComponent(next)}`;
    const { status, body } = await oak.as('viewer').get(`/search/site?${query}${more}`);
    expect(status).toBe(200);
    const page = (body as { result: { sites: { id: number }[]; next: string | null } }).result;
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
    await inOak(
      `insert into site_list_members (list_id, site_id) select ${listId}, id from sites where id % 3 = 1`,
    );
    await expect.poll(counted, { timeout: 10_000 }).toBeGreaterThan(first);
    expect((await filtered(filters))('0/0/0')).not.toBe(before('0/0/0'));
  });
});

describe('features as tiles by a search', () => {
  const names = async (query: string) => {
    const address = await planned('flood', query);
    const { features, status } = await askTile(oak, 'viewer', address('0/0/0'));
    return { status, names: features.map(({ properties }) => properties['name']).sort() };
  };

  it('show those whose column holds the value, or whose id is it', async () => {
    expect((await names('searchValue=tyne&columnName=name')).names).toEqual(['Tyne north bank']);
    expect((await names('searchValue=f1&columnId=code')).names).toEqual(['Tyne north bank']);
    expect((await names('searchValue=f12&columnName=name&columnId=code')).names).toEqual([
      'Ouseburn',
    ]);
    expect((await names('searchValue=burn')).names).toEqual(['Ouseburn']);
    expect((await names('searchValue=%25&columnName=name')).names).toEqual([]);
  });

  it('answer in each form of address, and refuse another council and a wrong hash', async () => {
    const query = 'searchValue=burn&columnName=name';
    const tenant = (council: Council) =>
      `/api/v1/vector-tiles?zoom=0&tileX=0&tileY=0&layerId=flood&projection=3857&tenant=${council.shortName}&${query}`;
    for (const path of [tenant(oak), `/api/v1/vector-tiles/flood/0/0/0?${query}`]) {
      const { status, features } = await askTile(oak, 'viewer', path);
      expect([status, features.length]).toEqual([200, 1]);
    }
    expect((await askTile(oak, 'viewer', tenant(elm))).status).toBe(404);
    const address = (await planned('flood', query))('0/0/0');
    expect((await askTile(oak, 'viewer', address.replace('burn', 'tyne'))).status).toBe(400);
    expect((await askTile(elm, 'viewer', address)).status).toBe(404);
    expect((await askTile(oak, 'resident', address)).status).toBe(403);
    expect((await askTile(oak, 'signed-out', address)).status).toBe(401);
    const long = `/api/v1/vector-tiles/flood/0/0/0?searchValue=${'x'.repeat(101)}`;
    expect((await askTile(oak, 'viewer', long)).status).toBe(400);
  });
});

describe('the weight of tiles', () => {
  it('stays within 500 kB gzipped, with a median under 50 kB from zoom 12', async () => {
    await inOak(
      `
      insert into sites (source, source_reference, wkb_geometry)
      select 'heavy', i::text, st_buffer(st_setsrid(st_makepoint(
               421000 + (i * 7919) % 4000, 561000 + (i * 104729) % 4000), 27700), 40, 64)
        from generate_series(1, 4000) as i`,
      elm,
    );
    const { body } = await elm.as('viewer').get('/layers/sitesLayer/tiles');
    const { tiles } = (body as { result: { tiles: string } }).result;
    const { rows } = await inOak(
      `select distinct floor((st_x(p) + 20037508.342789244) / (40075016.685578488 / 2 ^ z)) as x,
              floor((20037508.342789244 - st_y(p)) / (40075016.685578488 / 2 ^ z)) as y, z
         from (select st_centroid(geometry_3857) as p from sites) as s, generate_series(10, 14) as z`,
      elm,
    );
    const weights: [number, number][] = [];
    for (const { x, y, z } of rows) {
      const tile = `${String(z)}/${String(x)}/${String(y)}`;
      const { status, bytes } = await askTile(elm, 'viewer', tiles.replace('{z}/{x}/{y}', tile));
      expect(status).toBe(200);
      weights.push([Number(z), gzipSync(bytes).length]);
    }
    expect(Math.max(...weights.map(([, weight]) => weight))).toBeLessThanOrEqual(gzippedLimit);
    const close = weights
      .filter(([z]) => z >= 12)
      .map(([, weight]) => weight)
      .sort((a, b) => a - b);
    expect(close[Math.floor(close.length / 2)]).toBeLessThan(50_000);
  }, 120_000);
});
