import path from 'node:path';
import pg from 'pg';
import { startPostgres } from '../scripts/local/postgres.ts';
import { connectAs } from './search/bare-sql.ts';
import { hostHeader, seedCouncils, startServer } from './search/start.ts';
import { furnishSites, type TwoSites } from './site/furnish.ts';
import { editStatements } from './site/edit.ts';
import { measureCalls, type MeasuredCall } from './site/measure.ts';
import { freePort } from './tiles/ports.ts';

const SITES = process.env.BENCH_SITES ?? '20000';
const SCHEMA = 'tenant_bench_01';
const MAX_OVER_REQUEST = 3;
const MAX_ROUND_TRIPS = 12;

const database = await startPostgres(await freePort());
try {
  await seedCouncils(database.ownerUrl, SITES, '1');
  const sites = await furnished(database.ownerUrl);
  const port = await freePort();
  const script = path.join(import.meta.dirname, 'site/server.ts');
  const server = await startServer(script, database.appUrl, port);
  const client = await connectAs(database.appUrl, SCHEMA);
  const login = new pg.Client({ connectionString: database.appUrl });
  await login.connect();
  try {
    const headers = {
      ...hostHeader('bench-01'),
      cookie: `__session=${encodeURIComponent(sites.uid)}`,
    };
    const base = `http://127.0.0.1:${port}/api/v1`;
    const world = { base, server, client, login, sites, headers };
    print(await measureCalls(world));
    printEdit(await editStatements(world));
  } finally {
    await Promise.all([client.end(), login.end()]);
    server.kill();
  }
} finally {
  await database.stop();
}

async function furnished(ownerUrl: string): Promise<TwoSites> {
  const owner = new pg.Client({ connectionString: ownerUrl });
  await owner.connect();
  try {
    return await furnishSites(owner, SCHEMA);
  } finally {
    await owner.end();
  }
}

function print(measured: MeasuredCall[]): void {
  console.table(
    measured.map((one) => ({
      call: one.name,
      kB: Number(one.kilobytes.toFixed(1)),
      'API ms': Number(one.api.toFixed(2)),
      'bare SQL ms': Number(one.bare.toFixed(2)),
      'API / bare': ratio(one.api, one.bare),
      "API / request's SQL": ratio(one.api, one.request),
      'large / small site, API': ratio(one.api, one.smallApi),
      'large / small site, SQL': ratio(one.bare, one.smallBare),
      'read whole': one.readWhole.join(', '),
    })),
  );
  const sum = (of: (one: MeasuredCall) => number) =>
    measured.reduce((all, one) => all + of(one), 0);
  const [api, bare, request] = [
    sum(({ api }) => api),
    sum(({ bare }) => bare),
    sum((one) => one.request),
  ];
  console.log(
    `All calls, one after another: ${api.toFixed(0)} ms, ${ratio(api, bare)} × bare SQL, ${ratio(api, request)} × their requests' SQL`,
  );
  for (const one of measured) {
    if (one.api > MAX_OVER_REQUEST * one.request)
      console.log(`Over ${MAX_OVER_REQUEST} × all SQL of its request: ${one.name}`);
    if (one.readWhole.length > 0)
      console.log(`Reads ${one.readWhole.join(', ')} from end to end: ${one.name}`);
  }
}

function printEdit(statements: { sql: string }[]): void {
  const { length } = statements;
  console.log(`An edit of one field: ${length} round trips (at most ${MAX_ROUND_TRIPS})`);
  for (const { sql } of statements) console.log(`  ${sql.replace(/\s+/g, ' ').slice(0, 100)}`);
}

/** '' where there is nothing to compare with. */
function ratio(one: number, other: number): number | '' {
  return other < 0.01 ? '' : Number((one / other).toFixed(2));
}
