import { beforeAll, describe, expect, it } from 'vitest';
import { withTenant } from '../../platform/db.ts';
import { twoCouncils, type Council } from '../../platform/testing/council.ts';
import { inOwnerTransaction } from '../../platform/migrate.ts';
import { asOwner } from '../../platform/testing/owner.ts';
import {
  someSites,
  writeSites,
  type WrittenSite,
} from '../site-search/testing/few-hundred-sites.ts';
import { bumpLayerVersions } from '../../platform/layer-version.ts';
import { askTile, tileAddress, useTiles } from './testing/tile-client.ts';
import { countKey } from './tiles/encode-clusters.ts';
import { tileFrame } from './tiles/grid.ts';

useTiles();

let oak: Council;
let elm: Council;
let sites: WrittenSite[];

beforeAll(async () => {
  ({ oak, elm } = await twoCouncils());
  sites = await writeSites(oak, someSites(300));
  await writeSites(elm, someSites(20));
}, 120_000);

/** The address that the server itself gives, filled in. */
async function addressOf(council: Council, tile: string, filters?: unknown[]): Promise<string> {
  const query = filters ? `filters=${encodeURIComponent(JSON.stringify(filters))}` : '';
  return (await tileAddress(council, 'sitesLayer', query))(tile);
}

/** The tiles of a zoom that cover the made-up sites, with room to spare. */
function tilesAt(z: number): string[] {
  const { west, north, east } = tileFrame({ z: 0, x: 0, y: 0 });
  const size = (east - west) / 2 ** z;
  const range = (from: number, to: number) =>
    Array.from({ length: Math.floor(to) - Math.floor(from) + 1 }, (_, i) => Math.floor(from) + i);
  const xs = range((-190_000 - west) / size, (-150_000 - west) / size);
  const ys = range((north - 7_395_000) / size, (north - 7_350_000) / size);
  return xs.flatMap((x) => ys.map((y) => `${z}/${x}/${y}`));
}

async function shownIds(council: Council, z: number, filters?: unknown[]): Promise<number[]> {
  const ids = new Set<number>();
  for (const tile of tilesAt(z)) {
    const { features } = await askTile(council, 'viewer', await addressOf(council, tile, filters));
    for (const { id } of features) ids.add(Number(id));
  }
  return [...ids].sort((a, b) => a - b);
}

const someTile = () => tilesAt(10)[0]!;

describe('tiles', () => {
  it('show every site of the council and nobody else’s', async () => {
    expect(await shownIds(oak, 10)).toEqual(sites.map(({ id }) => id));
    expect(await shownIds(elm, 10)).toHaveLength(20);
  });

  it('count every site once at each low zoom, from the first request and from memory', async () => {
    for (const z of [0, 4, 8, 9, 0, 9]) {
      let total = 0;
      for (const tile of tilesAt(z)) {
        const { features } = await askTile(oak, 'viewer', await addressOf(oak, tile));
        total += features.reduce(
          (sum, { properties }) => sum + Number(properties[countKey] ?? 1),
          0,
        );
      }
      expect(total, `zoom ${z}`).toBe(sites.length);
    }
  });

  it('show exactly the sites that a search finds', async () => {
    const filters = [{ type: 'select', dbPropertyName: 'site_type', value: 'Brownfield' }];
    const expected = sites
      .filter(({ site_type }) => site_type === 'Brownfield')
      .map(({ id }) => id);
    expect(expected.length).toBeGreaterThan(10);
    expect(await shownIds(oak, 10, filters)).toEqual(expected);
  });

  it('take filters in each form of the specification', async () => {
    const filter = { type: 'select', dbPropertyName: 'site_type', value: 'Brownfield' };
    const [z, x, y] = tilesAt(8)[0]!.split('/');
    const filters = encodeURIComponent(JSON.stringify([filter]));
    const one = encodeURIComponent(JSON.stringify(filter));
    const forms = [
      `/api/v1/vector-tiles/${z}/${x}/${y}?filters=${filters}`,
      `/api/v1/vector-tiles/${z}/${x}/${y}?filters[]=${one}`,
      `/api/v1/vector-tiles/${z}/${x}/${y}?searchParams=${encodeURIComponent(JSON.stringify({ filters: [filter] }))}`,
      `/api/v1/vector-tiles?zoom=${z}&tileX=${x}&tileY=${y}&layerId=sitesLayer&projection=3857&tenant=${oak.shortName}&filters=${filters}`,
    ];
    const answers = await Promise.all(forms.map((form) => askTile(oak, 'viewer', form)));
    const counted = answers.map(({ features }) =>
      features.reduce((sum, { properties }) => sum + Number(properties[countKey] ?? 1), 0),
    );
    expect(new Set(counted).size).toBe(1);
    expect(counted[0]).toBeGreaterThan(0);
    expect(answers.map(({ cacheControl }) => cacheControl)).toEqual(
      forms.map(() => 'private, no-store'),
    );
  });

  it('may be kept for good under the version they show, and never under another', async () => {
    const before = await addressOf(oak, someTile());
    const kept = 'private, max-age=31536000, immutable';
    expect((await askTile(oak, 'viewer', before)).cacheControl).toBe(kept);
    const early = before.replace(/\/(\d+)\/all\//, (_, version) => `/${Number(version) + 5}/all/`);
    expect(await askTile(oak, 'viewer', early)).toMatchObject({
      status: 200,
      cacheControl: 'private, no-store',
    });
    await withTenant(oak, (tx) => bumpLayerVersions(tx, ['sitesLayer']));
    const after = await addressOf(oak, someTile());
    expect(after).not.toBe(before);
    expect((await askTile(oak, 'viewer', after)).cacheControl).toBe(kept);
    await expect
      .poll(async () => (await askTile(oak, 'viewer', before)).cacheControl, { timeout: 10_000 })
      .toBe('private, no-store');
  });

  it('show a change at once under the address that is given out after it', async () => {
    for (let change = 0; change < 5; change++) {
      await withTenant(oak, (tx) => bumpLayerVersions(tx, ['sitesLayer']));
      const address = await addressOf(oak, someTile());
      expect((await askTile(oak, 'viewer', address)).cacheControl).toContain('immutable');
    }
  });

  it('may be kept also where they are empty', async () => {
    const address = await addressOf(elm, '14/0/0');
    const answer = await askTile(elm, 'viewer', address);
    expect(answer).toMatchObject({
      status: 200,
      features: [],
      cacheControl: 'private, max-age=31536000, immutable',
    });
  });

  it('are refused to the signed-out, to other councils and to those without permission', async () => {
    const address = await addressOf(oak, someTile());
    expect((await askTile(oak, 'signed-out', address)).status).toBe(401);
    expect((await askTile(elm, 'officer', address)).status).toBe(404);
    expect((await askTile(elm, 'officer', address.replace(oak.shortName, 'nowhere'))).status).toBe(
      404,
    );
    expect((await askTile(oak, 'resident', address)).status).toBe(403);
    const older = `/api/v1/vector-tiles?zoom=8&tileX=1&tileY=1&layerId=sitesLayer&projection=3857&tenant=`;
    expect((await askTile(elm, 'officer', older + oak.shortName)).status).toBe(404);
    expect((await askTile(elm, 'officer', older + elm.shortName)).status).toBe(200);
  });

  it('end for a session that was ended', async () => {
    const address = await addressOf(elm, someTile());
    expect((await askTile(elm, 'admin', address)).status).toBe(200);
    await asOwner(({ client }) =>
      inOwnerTransaction(client, () =>
        client.query(
          `update ${elm.mainSchema}.accounts set disabled = true where uid = '${elm.uidOf('admin')}'`,
        ),
      ),
    );
    await expect
      .poll(async () => (await askTile(elm, 'admin', address)).status, { timeout: 10_000 })
      .toBe(401);
  });

  it('answer 404 for an unknown layer and 400 for what cannot be', async () => {
    const address = await addressOf(oak, '10/1/1');
    const status = async (path: string) => (await askTile(oak, 'viewer', path)).status;
    expect(await status(address.replace('sitesLayer', 'nothing'))).toBe(404);
    expect(await status(address.replace('10/1/1', '10/1/1024'))).toBe(400);
    expect(await status(address.replace('/all/', '/other/'))).toBe(400);
    expect(await status('/api/v1/vector-tiles/8/1/1?filters=oops')).toBe(400);
    expect(await status('/api/v1/vector-tiles/8/1/1?filters=[{"type":"drop"}]')).toBe(400);
    expect(await status('/api/v1/vector-tiles?zoom=8&tileX=1&tileY=1&projection=4326')).toBe(400);
    expect(await status('/api/v1/vector-tiles/oops')).toBe(404);
  });
});
