import { beforeAll, describe, expect, it } from 'vitest';
import { withTenant } from '../../platform/db.ts';
import { twoCouncils, type Council } from '../../platform/testing/council.ts';
import {
  someSites,
  writeSites,
  type WrittenSite,
} from '../site-search/testing/few-hundred-sites.ts';
import { britishGrid, britishTiles } from './british-grid.ts';
import { bumpLayerVersions } from '../../platform/layer-version.ts';
import { inSchema } from './testing/in-schema.ts';
import { askTile, tileAddress, useTiles } from './testing/tile-client.ts';
import { countKey } from './tiles/encode-clusters.ts';
import { toMetres } from './tiles/testing/shapes.ts';

useTiles();

let oak: Council;
let elm: Council;
let sites: WrittenSite[];

/** A square kilometre with a pond in it that starts 10 cm off every whole unit. */
const outer = [
  [425_000.1, 565_000.1],
  [426_000.1, 565_000.1],
  [426_000.1, 566_000.1],
  [425_000.1, 566_000.1],
];
const pond = [
  [425_400.1, 565_400.1],
  [425_600.1, 565_400.1],
  [425_600.1, 565_600.1],
  [425_400.1, 565_600.1],
];
const ringText = (ring: number[][]) =>
  `(${[...ring, ring[0]!].map((at) => at.join(' ')).join(', ')})`;

beforeAll(async () => {
  ({ oak, elm } = await twoCouncils());
  sites = await writeSites(oak, someSites(300));
  await writeSites(elm, someSites(20));
  await inSchema(
    oak,
    `insert into layers (id, layer_name, geometry_kind, mbstyle) values ('park', 'Park', 'polygon', '{"type":"fill"}');
     insert into layer_features (layer_id, geometry)
       values ('park', st_geomfromtext('POLYGON(${ringText(outer)}, ${ringText(pond)})', 27700));
     insert into layer_versions (layer_id) values ('park');`,
  );
}, 120_000);

const doubleArea = (ring: { x: number; y: number }[]) =>
  ring.reduce((sum, { x, y }, at) => {
    const next = ring[(at + 1) % ring.length]!;
    return sum + x * next.y - next.x * y;
  }, 0);

const filtersOf = (filters: unknown[]) => `&filters=${encodeURIComponent(JSON.stringify(filters))}`;

/** The address that the server itself gives for the British grid. */
const addressOf = (council: Council, layerId = 'sitesLayer', query = '') =>
  tileAddress(council, layerId, `projection=27700${query}`);

/** The tile of a level that contains a place. */
function tileAt(level: number, easting: number, northing: number): string {
  const { size } = britishTiles(level);
  const [west, north] = britishGrid.origin;
  return `${level}/${Math.floor((easting - west) / size)}/${Math.floor((north - northing) / size)}`;
}

/** The tiles of a level that cover the made-up sites. */
function tilesAt(level: number): string[] {
  const tiles = new Set<string>();
  const step = Math.min(britishTiles(level).size, 10_000);
  for (let x = 424_000; x <= 434_001 + step; x += step)
    for (let y = 564_000; y <= 574_001 + step; y += step) tiles.add(tileAt(level, x, y));
  return [...tiles];
}

describe('tiles of the British grid', () => {
  it('have the levels and the corner that the specification and Ordnance Survey have', () => {
    expect(britishGrid.resolutions).toHaveLength(15);
    expect([britishGrid.resolutions[0], britishGrid.resolutions.at(-1)]).toEqual([1600, 0.0625]);
    expect(tileAt(0, -238_374, 1_376_255)).toBe('0/0/0');
  });

  it('count every site once at each low level, from the first request and from memory', async () => {
    const address = await addressOf(oak);
    for (const level of [0, 2, 4, 0, 4]) {
      let total = 0;
      for (const tile of tilesAt(level)) {
        const { features } = await askTile(oak, 'viewer', address(tile));
        for (const { properties } of features) total += Number(properties[countKey] ?? 1);
      }
      expect(total, `level ${level}`).toBe(sites.length);
    }
  });

  it('draw every site of the council, those that a search finds, and nobody else’s', async () => {
    const drawn = async (council: Council, query = '') => {
      const address = await addressOf(council, 'sitesLayer', query);
      const ids = new Set<number>();
      for (const tile of tilesAt(5)) {
        const { features } = await askTile(council, 'viewer', address(tile));
        for (const { id } of features) ids.add(Number(id));
      }
      return [...ids].sort((a, b) => a - b);
    };
    expect(await drawn(oak)).toEqual(sites.map(({ id }) => id));
    expect(await drawn(elm)).toHaveLength(20);
    const brown = [{ type: 'select', dbPropertyName: 'site_type', value: 'Brownfield' }];
    const expected = sites.filter(({ site_type }) => site_type === 'Brownfield');
    expect(expected.length).toBeGreaterThan(10);
    // The same search in both grids: each packs the layer in an order of its own.
    const onTheWeb = await tileAddress(oak, 'sitesLayer', filtersOf(brown).slice(1));
    await askTile(oak, 'viewer', onTheWeb('0/0/0'));
    expect(await drawn(oak, filtersOf(brown))).toEqual(expected.map(({ id }) => id));
  });

  it('draw each site within half a unit of where it stands, at the finest level too', async () => {
    const address = await addressOf(oak);
    for (const level of [5, 9, 14]) {
      for (const site of sites.slice(0, 5)) {
        const tile = tileAt(level, site.x, site.y);
        const [z, x, y] = tile.split('/').map(Number) as [number, number, number];
        const { features } = await askTile(oak, 'viewer', address(tile));
        const drawn = features.find(({ id }) => Number(id) === site.id)!;
        const at = drawn.loadGeometry()[0]![0]!;
        const [east, north] = toMetres({ z, x, y, projection: 27700 }, at.x, at.y);
        const half = britishGrid.resolutions[level]! / 8 / 2;
        expect(Math.abs(east - site.x)).toBeLessThanOrEqual(half + 1e-6);
        expect(Math.abs(north - site.y)).toBeLessThanOrEqual(half + 1e-6);
      }
    }
  });

  it('keep holes, and cut shapes at the buffer', async () => {
    const address = await addressOf(oak, 'park');
    const whole = await askTile(oak, 'viewer', address(tileAt(6, 425_500, 565_500)));
    const rings = whole.features[0]!.loadGeometry();
    expect(rings.map((ring) => ring.length)).toEqual([5, 5]);
    const inThePark = await askTile(oak, 'viewer', address(tileAt(14, 425_100, 565_100)));
    const corners = inThePark.features[0]!.loadGeometry().flat();
    expect(Math.min(...corners.map(({ x }) => x))).toBe(-64);
    expect(Math.max(...corners.map(({ y }) => y))).toBe(4160);
    const inThePond = await askTile(oak, 'viewer', address(tileAt(13, 425_500, 565_500)));
    const areas = inThePond.features[0]!.loadGeometry().map(doubleArea);
    expect(areas).toEqual([areas[0], -areas[0]!]);
  });

  it('may be kept for good under the version they show, apart from those of the web grid', async () => {
    const tile = tileAt(7, sites[0]!.x, sites[0]!.y);
    const kept = 'private, max-age=31536000, immutable';
    const before = await addressOf(oak);
    expect(before(tile)).toContain('projection=27700');
    const british = await askTile(oak, 'viewer', before(tile));
    expect(british.cacheControl).toBe(kept);
    expect(british.features.length).toBeGreaterThan(0);
    const web = await askTile(oak, 'viewer', before(tile).replace('?projection=27700', ''));
    expect(web.bytes.equals(british.bytes)).toBe(false);
    await withTenant(oak, (tx) => bumpLayerVersions(tx, ['sitesLayer']));
    const after = await addressOf(oak);
    expect(after(tile)).not.toBe(before(tile));
    await expect
      .poll(async () => (await askTile(oak, 'viewer', after(tile))).cacheControl, {
        timeout: 10_000,
      })
      .toBe(kept);
    await expect
      .poll(async () => (await askTile(oak, 'viewer', before(tile))).cacheControl, {
        timeout: 10_000,
      })
      .toBe('private, no-store');
  });

  it('come in each form of address, to nobody without the right', async () => {
    const [z, x, y] = tileAt(5, 425_500, 565_500).split('/');
    const named = (council: Council) =>
      `/api/v1/vector-tiles?zoom=${z}&tileX=${x}&tileY=${y}&layerId=park&projection=27700&tenant=${council.shortName}`;
    for (const path of [named(oak), `/api/v1/vector-tiles/park/${z}/${x}/${y}?projection=27700`]) {
      const { status, features } = await askTile(oak, 'viewer', path);
      expect([status, features.length]).toEqual([200, 1]);
    }
    const address = (await addressOf(oak, 'park'))(`${z}/${x}/${y}`);
    expect((await askTile(oak, 'signed-out', address)).status).toBe(401);
    expect((await askTile(oak, 'resident', address)).status).toBe(403);
    expect((await askTile(elm, 'officer', address)).status).toBe(404);
    expect((await askTile(elm, 'officer', named(oak))).status).toBe(404);
  });

  it('are refused where the grid has none', async () => {
    const { across, down } = britishTiles(3);
    const status = async (place: string, projection = '27700') =>
      (await askTile(oak, 'viewer', `/api/v1/vector-tiles/${place}?projection=${projection}`))
        .status;
    expect(await status(`3/${across - 1}/${down - 1}`)).toBe(200);
    expect(await status(`3/${across}/0`)).toBe(400);
    expect(await status(`3/0/${down}`)).toBe(400);
    expect(await status('15/0/0')).toBe(400);
    expect(await status('3/0/0', '4326')).toBe(400);
  });
});
