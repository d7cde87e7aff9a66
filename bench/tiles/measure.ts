import { readFileSync } from 'node:fs';
import { arch, cpus } from 'node:os';
import { mapServerPath, serveMapServer } from '../mapserver/mapserver.ts';
import { bareSqlPerSecond, bareSqlTile } from './bare-sql.ts';
import { councilNames } from './councils.ts';
import { freePort } from './ports.ts';
import { contentsOf, describe } from './same-tiles.ts';
import { bundleTiles, serveTiles, type Server } from './tiles-server.ts';
import { tilesNear, type AskedTile } from './tiles-to-ask.ts';
import { requestsPerSecond, type Ask } from './wrk.ts';
import { hostHeader } from '../search/start.ts';

type Database = { ownerUrl: string; appUrl: string };

/** Zooms with the number of sites that a tile should have: as heavy as tiles get in use. */
const dense = [
  { z: 10, features: 13_000 },
  { z: 12, features: 1_900 },
  { z: 14, features: 140 },
];
const clusteredZoom = { z: 8, features: 50_000 };

const askedCouncils = 4;
const rounds = Number(process.env.BENCH_ROUNDS ?? 3);
const seconds = Number(process.env.BENCH_SECONDS ?? 6);

/** Measures tiles that no cache has, in interleaved rounds, and prints one table. */
export async function measureTiles(
  database: Database,
  councils: number,
  withMapServer: boolean,
): Promise<void> {
  await bundleTiles();
  const names = councilNames(councils).slice(0, askedCouncils);
  const plenty = await serveTiles(await freePort(), database.appUrl, {
    budgetMb: 1024,
    cacheMb: 0,
  });
  const scant = await serveTiles(await freePort(), database.appUrl, { budgetMb: 1, cacheMb: 0 });
  const peer = withMapServer
    ? await serveMapServer(await freePort(), database.ownerUrl, names)
    : undefined;
  try {
    console.log(`${cpus().length} × ${cpus()[0]?.model} (${arch()}), four connections, requests/s`);
    for (const { z, features } of dense) {
      const tiles = await tilesNear(database.ownerUrl, names, z, features);
      await warm(plenty, tiles);
      await showContents(database, tiles[0]!, plenty, peer);
      const rates = await interleaved({
        'from memory': () => ask(plenty, tiles),
        'over budget': () => ask(scant, tiles),
        'bare ST_AsMVT': () => bareSqlPerSecond(database.ownerUrl, tiles, seconds),
        ...(peer && { MapServer: () => askPeer(peer, tiles) }),
      });
      print(`z${z}`, rates);
    }
    const tiles = await tilesNear(
      database.ownerUrl,
      names,
      clusteredZoom.z,
      clusteredZoom.features,
    );
    await warm(plenty, tiles);
    const rates = await interleaved({
      'from memory': () => ask(plenty, tiles),
      'over budget': () => ask(scant, tiles),
    });
    print(`z${clusteredZoom.z}, counts`, rates);
    console.log(
      `memory of the tiles' process: ${residentMb(plenty.pid)} MB with ${names.length} councils`,
    );
  } finally {
    for (const server of [plenty, scant, peer]) await server?.stop();
  }
}

const version = 1;

function asks(tiles: readonly AskedTile[]): Ask[] {
  return tiles.map(({ council, z, x, y }) => ({
    path: `/api/v1/vector-tiles/${council}/sitesLayer/${version}/all/${z}/${x}/${y}`,
    headers: { ...hostHeader(council), cookie: '__session=bench' },
  }));
}

async function ask(server: Server, tiles: readonly AskedTile[]): Promise<number> {
  return requestsPerSecond(server.port, asks(tiles), seconds);
}

async function askPeer(server: Server, tiles: readonly AskedTile[]): Promise<number> {
  const paths = tiles.map((tile) => ({ path: mapServerPath(tile), headers: {} }));
  return requestsPerSecond(server.port, paths, seconds);
}

/** Repeats until every council's layer is in memory: then its tiles may be cached for good. */
async function warm(server: Server, tiles: readonly AskedTile[]): Promise<void> {
  for (const { path, headers } of asks(tiles)) {
    for (let again = 0; again < 3; again++) {
      const answer = await fetch(`http://127.0.0.1:${server.port}${path}`, { headers });
      if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
      await answer.arrayBuffer();
    }
  }
  await new Promise((resolve) => setTimeout(resolve, 5000));
}

async function showContents(
  database: Database,
  tile: AskedTile,
  ours: Server,
  peer: Server | undefined,
): Promise<void> {
  const [asked] = asks([tile]);
  const own = await fetch(`http://127.0.0.1:${ours.port}${asked!.path}`, {
    headers: { ...asked!.headers, 'accept-encoding': 'identity' },
  });
  console.log(`z${tile.z} tile, ours:  ${describe(contentsOf(await bytesOf(own)))}`);
  console.log(
    `  bare ST_AsMVT: ${describe(contentsOf(await bareSqlTile(database.ownerUrl, tile)))}`,
  );
  if (!peer) return;
  const other = await fetch(`http://127.0.0.1:${peer.port}${mapServerPath(tile)}`);
  console.log(`  MapServer:     ${describe(contentsOf(await bytesOf(other)))}`);
}

async function bytesOf(response: Response): Promise<Uint8Array> {
  return new Uint8Array(await response.arrayBuffer());
}

type Rates = Record<string, number[]>;

async function interleaved(sides: Record<string, () => Promise<number>>): Promise<Rates> {
  const rates: Rates = {};
  for (let round = 0; round < rounds; round++) {
    for (const [side, measure] of Object.entries(sides)) (rates[side] ??= []).push(await measure());
  }
  return rates;
}

function print(label: string, rates: Rates): void {
  const ours = median(rates['from memory'] ?? []);
  for (const [side, each] of Object.entries(rates)) {
    const ratio = side === 'from memory' ? '' : `  ours is ${(ours / median(each)).toFixed(1)} ×`;
    const range = `${Math.min(...each).toFixed(0)}–${Math.max(...each).toFixed(0)}`;
    console.log(`${label.padEnd(12)} ${side.padEnd(14)} ${range.padStart(14)}${ratio}`);
  }
}

function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
}

function residentMb(pid: number): number {
  const [, kilobytes] = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
  return Math.round(Number(kilobytes) / 1024);
}
