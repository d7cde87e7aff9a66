import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import type { Request, Response } from 'express';
import { answerError } from '../../../platform/answer-error.ts';
import { config } from '../../../platform/config.ts';
import { withTenant, type TenantScope } from '../../../platform/db.ts';
import { AppError, invalidField } from '../../../platform/errors.ts';
import { sitesLayerId } from '../../ground/layers/sites-layer.ts';
import { findLayerSource, type LayerSource } from '../queries/layer-source.ts';
import { choiceHash, isHashOf } from '../tile-address.ts';
import { encodeTile } from '../tiles/encode-tile.ts';
import { BriefCache } from './brief-cache.ts';
import { ByteLru } from '../../../platform/byte-lru.ts';
import { FilterSets, setOf } from './filter-sets.ts';
import { LayerStore, type LayerKey } from './layer-store.ts';
import { tileFromDatabase } from './tile-from-database.ts';
import { tileChoice } from './tile-choice.ts';
import { readTileRequest, type TileRequest } from './tile-request.ts';
import { viewerOf } from './viewers.ts';

/** A tile and the version of the layer that it shows; no version if the layer changed meanwhile. */
export type VersionedTile = { bytes: Buffer; version: number | undefined };

type ServedTile = VersionedTile & { gzipped?: Buffer };

const gzipped = promisify(gzip);
/** A fast compression level: tiles that are not kept are made again for each request. */
const gzipLevel = 3;
const worthGzipping = 1024;

const layers = new LayerStore(config().tileBudgetBytes);
const filterSets = new FilterSets();
const tiles = new ByteLru<ServedTile>(config().tileCacheBytes);
const sources = new BriefCache<LayerSource>(1000);

/** Serves one tile: signed in, of the viewer's own council, from memory wherever possible. */
export async function serveTile(request: Request, response: Response): Promise<void> {
  try {
    if (request.method !== 'GET' && request.method !== 'HEAD') throw new AppError('not-found');
    const asked = readTileRequest(request.url);
    const { tenant } = await viewerOf(request, asked);
    refuseWrongHash(asked);
    const tile = await tileFor(tenant, asked);
    await send(request, response, tile, isAddressOf(asked, tile));
  } catch (error) {
    answerError(error, request, response);
  }
}

/** The hash in an address must match its filters: otherwise one address could show two things. */
function refuseWrongHash(asked: TileRequest): void {
  if (asked.hash === undefined || isHashOf(asked.hash, asked)) return;
  throw invalidField('filters', 'Not the filters of this address');
}

/** Whether the address will always show this tile: it names the tile's version and, with filters, today. */
const isAddressOf = (asked: TileRequest, { version }: VersionedTile): boolean =>
  asked.version !== undefined && asked.version === version && asked.hash === choiceHash(asked);

async function tileFor(tenant: TenantScope, asked: TileRequest): Promise<ServedTile> {
  const loaded = layers.get(tenant, asked);
  if (loaded?.version === asked.version) return remembered(tenant, asked, asked.version);
  const { version: current } = await currentSource(tenant, asked, asked.version);
  if (loaded?.version !== current) void layers.load(tenant, asked, current);
  return remembered(tenant, asked, current);
}

/**
 * The layer as the database has it, queried at most once a second, and again if a request names a later version than
 * the cached one: whoever just changed a site sees the change. Throws not-found.
 */
async function currentSource(
  tenant: TenantScope,
  { layerId, projection }: LayerKey,
  askedVersion = 0,
): Promise<LayerSource> {
  const key = `${tenant.shortName}/${layerId}/${projection}`;
  const ask = async () => {
    const source = await withTenant(tenant, (tx) => findLayerSource(tx, layerId, projection));
    if (!source) throw new AppError('not-found');
    return source;
  };
  const remembered = await sources.get(key, ask);
  if (remembered.version >= askedVersion) return remembered;
  const later = await sources.get(`${key}/${askedVersion}`, ask);
  // Somebody may have requested this version a moment before it existed.
  return later.version >= askedVersion ? later : ask();
}

async function remembered(
  tenant: TenantScope,
  asked: TileRequest,
  version: number | undefined,
): Promise<ServedTile> {
  const { layerId, projection } = asked;
  const { z, x, y } = asked.address;
  const key = `${tenant.shortName}/${layerId}/${projection}/${version}/${choiceHash(asked)}/${z}/${x}/${y}`;
  const known = tiles.get(key);
  if (known) return known;
  const tile: ServedTile = await madeTile(tenant, asked, version);
  if (tile.version === version) tiles.set(key, tile, tile.bytes.length * 1.5 + 200);
  return tile;
}

async function madeTile(
  tenant: TenantScope,
  asked: TileRequest,
  version: number | undefined,
): Promise<VersionedTile> {
  const { layerId, address } = asked;
  const choice = tileChoice(asked);
  const matching = choice && (await filterSets.matching(tenant, version ?? 0, choice));
  // A result that can change without a new version belongs to none: it is not cached.
  const kept = choice?.changesUnseen ? undefined : version;
  const loaded = layers.get(tenant, asked);
  const isSteady =
    loaded && loaded.version === version && (!matching || matching.version === version);
  if (isSteady) {
    const set = matching && setOf(matching, loaded);
    const content = { name: layerId, clustered: layerId === sitesLayerId, matching: set };
    return { bytes: encodeTile(loaded.packed, address, content).bytes, version: kept };
  }
  const ids = matching && Array.from(matching.ids);
  const source = await currentSource(tenant, asked);
  const tile = await tileFromDatabase(tenant, source, address, ids);
  const steady = !matching || (matching.version === tile.version && !choice?.changesUnseen);
  return steady ? tile : { ...tile, version: undefined };
}

async function send(
  request: Request,
  response: Response,
  tile: ServedTile,
  isKept: boolean,
): Promise<void> {
  const headers: Record<string, string | number> = {
    'content-type': 'application/vnd.mapbox-vector-tile',
    'cache-control': isKept ? 'private, max-age=31536000, immutable' : 'private, no-store',
    vary: 'accept-encoding',
  };
  let body = tile.bytes;
  const accepts = request.headers['accept-encoding'];
  if (typeof accepts === 'string' && accepts.includes('gzip') && body.length > worthGzipping) {
    body = tile.gzipped ??= await gzipped(tile.bytes, { level: gzipLevel });
    headers['content-encoding'] = 'gzip';
  }
  headers['content-length'] = body.length;
  response.writeHead(200, headers);
  response.end(request.method === 'HEAD' ? undefined : body);
}
