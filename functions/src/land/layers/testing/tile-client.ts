import express from 'express';
import { afterAll, beforeAll, expect } from 'vitest';
import { apiApp } from '../../../api.ts';
import { closePool } from '../../../platform/pool.ts';
import { answerOf } from '../../../platform/testing/answer-of.ts';
import { serve, stopServing } from '../../../platform/testing/client.ts';
import { mintCookie } from '../../../platform/testing/cookie.ts';
import type { Council, Who } from '../../../platform/testing/council.ts';
import { tilesHandler } from '../../../tiles.ts';
import { layerTiles } from '../contract.ts';
import { readTile } from '../tiles/testing/shapes.ts';

let base = '';

/** Serves the functions `api` and `tiles` behind one address, as Hosting does. Call once at the top. */
export function useTiles(): void {
  beforeAll(async () => {
    const hosting = express();
    hosting.use((request, response) => {
      if (request.path.startsWith('/api/v1/vector-tiles')) void tilesHandler(request, response);
      else apiApp(request, response);
    });
    base = await serve(hosting);
  });
  afterAll(async () => {
    await stopServing();
    await closePool();
  });
}

export type TileAnswer = {
  status: number;
  cacheControl: string | null;
  body: string;
  bytes: Buffer;
  /** Decoded by an independent reader; empty unless the response is a tile. */
  features: ReturnType<typeof readTile>;
};

/** Requests an address under /api/v1 as one person of one council. */
export async function askTile(council: Council, who: Who, path: string): Promise<TileAnswer> {
  const { authTenantId, shortName } = council;
  const cookie = mintCookie({ authTenantId, uid: council.uidOf(who) });
  const response = await fetch(base + path, {
    headers: {
      'x-tenant': shortName,
      ...(who === 'signed-out' ? {} : { cookie: `__session=${cookie}` }),
    },
  });
  const bytes = Buffer.from(await response.arrayBuffer());
  const isTile = response.headers.get('content-type') === 'application/vnd.mapbox-vector-tile';
  return {
    status: response.status,
    cacheControl: response.headers.get('cache-control'),
    bytes,
    body: isTile ? '' : bytes.toString(),
    features: isTile ? readTile(bytes) : [],
  };
}

/** The address of a tile such as 10/3/7 of a layer, as the server itself gives it to a viewer. */
export async function tileAddress(
  council: Council,
  layerId: string,
  query = '',
): Promise<(tile: string) => string> {
  const answer = await council.as('viewer').get(`/layers/${layerId}/tiles?${query}`);
  expect(answer.status).toBe(200);
  const { tiles } = answerOf(layerTiles, answer);
  return (tile) => tiles.replace('{z}/{x}/{y}', tile);
}
