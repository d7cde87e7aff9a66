import { gzipSync } from 'node:zlib';
import { beforeAll, describe, expect, it } from 'vitest';
import { newCouncil, type Council } from '../../platform/testing/council.ts';
import { inSchema } from './testing/in-schema.ts';
import { askTile, tileAddress, useTiles } from './testing/tile-client.ts';
import { gzippedLimit } from './tiles/encode-tile.ts';

useTiles();

let oak: Council;

beforeAll(async () => {
  oak = await newCouncil();
}, 120_000);

describe('the weight of tiles', () => {
  it('stays within 500 kB gzipped, with a median under 50 kB from zoom 12', async () => {
    await inSchema(
      oak,
      `
      insert into sites (source, source_reference, wkb_geometry)
      select 'heavy', i::text, st_buffer(st_setsrid(st_makepoint(
               421000 + (i * 7919) % 4000, 561000 + (i * 104729) % 4000), 27700), 40, 64)
        from generate_series(1, 4000) as i`,
    );
    const address = await tileAddress(oak, 'sitesLayer');
    const { rows } = await inSchema(
      oak,
      `select distinct floor((st_x(p) + 20037508.342789244) / (40075016.685578488 / 2 ^ z)) as x,
              floor((20037508.342789244 - st_y(p)) / (40075016.685578488 / 2 ^ z)) as y, z
         from (select st_centroid(geometry_3857) as p from sites) as s, generate_series(10, 14) as z`,
    );
    const weights: [number, number][] = [];
    for (const { x, y, z } of rows) {
      const tile = `${String(z)}/${String(x)}/${String(y)}`;
      const { status, bytes } = await askTile(oak, 'viewer', address(tile));
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
