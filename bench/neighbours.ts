/**
 * For each dear call, sent by one account of one council with the worst input that is allowed: how long another council's
 * search takes beside it, against the same search alone in the same run. The whole stack on PostgreSQL, all of it on this
 * machine; nothing is asked of any other.
 */
import pg from 'pg';
import { closePool } from '../functions/src/platform/pool.ts';
import { speakTo } from '../functions/src/platform/testing/client.ts';
import { freePorts } from '../scripts/local/ports.ts';
import { startPostgres } from '../scripts/local/postgres.ts';
import { startStack } from '../scripts/local/stack.ts';
import { searchSites } from '../functions/src/land/site-search/contract.ts';
import { type Beside, measureBeside } from './neighbours/beside.ts';
import { seededCouncil } from './neighbours/councils.ts';
import { dearCalls } from './neighbours/dear-calls.ts';
import { seedInto } from './neighbours/seed-into.ts';
import { freePort } from './tiles/ports.ts';

const SITES = process.env.BENCH_SITES ?? '10000';
const MAX_RATIO = 3;
/** Parts of the names of the calls to measure, with | between them; all of them where none is given. */
const ONLY = (process.env.BENCH_ONLY ?? '').split('|');

const database = await startPostgres(await freePort());
process.env.DATABASE_URL = database.appUrl;
process.env.OWNER_DATABASE_URL = database.ownerUrl;
const stack = await startStack({
  ports: await freePorts(),
  data: 'memory',
  seed: false,
  web: false,
  report: console.log,
});
Object.assign(process.env, stack.env);
const client = new pg.Client({ connectionString: database.ownerUrl });
try {
  await seedInto(stack.env, SITES);
  await client.connect();
  speakTo(stack.origin);
  const council = await seededCouncil(client, 'bench-01');
  const neighbour = await seededCouncil(client, 'bench-02');
  const scene = { council, origin: stack.origin, centre: await middleOf(council.mainSchema) };
  const officer = neighbour.as('officer');
  const filters = JSON.stringify([
    { type: 'text', dbPropertyName: 'search_text', value: 'corn hill' },
  ]);
  const search = () => officer.call(searchSites, { filters, limit: 10, withDetails: true });
  const servedBy = () => stack.firebase.workers().get('europe-west2-api') ?? 0;
  for (let warm = 0; warm < 30; warm += 1) await search();

  const measured: Beside[] = [];
  const chosen = dearCalls.filter(({ name }) => ONLY.some((part) => name.includes(part)));
  for (const call of chosen) {
    const send = await call.prepare(scene);
    const one = await measureBeside({ ...call, send, search, servedBy });
    measured.push(one);
    print([one]);
  }
  print(measured);
  const over = measured.filter(({ quiet, beside }) => beside > MAX_RATIO * quiet);
  for (const { name } of over) console.log(`Over ${MAX_RATIO} × its quiet p95: ${name}`);
  if (over.length > 0) process.exitCode = 1;
} finally {
  await client.end();
  await closePool();
  await stack.stop();
  await database.stop();
}

async function middleOf(schema: string): Promise<[number, number]> {
  const { rows } = await client.query<{ east: number; north: number }>(
    `select avg(extensions.st_x(extensions.st_centroid(wkb_geometry))) as east,
            avg(extensions.st_y(extensions.st_centroid(wkb_geometry))) as north
       from "${schema}".sites`,
  );
  return [rows[0]!.east, rows[0]!.north];
}

function print(measured: readonly Beside[]): void {
  console.table(
    measured.map(
      ({ name, quiet, beside, longest, searches, answers, callerWaited, heldPerCall }) => ({
        'beside which call': name,
        'quiet p95 ms': Math.round(quiet),
        'p95 ms': Math.round(beside),
        'longest ms': Math.round(longest),
        'p95 / quiet': Number((beside / quiet).toFixed(2)),
        searches,
        'answers to the call': Object.entries(answers)
          .map(([status, times]) => `${status} × ${times}`)
          .join(', '),
        'API process ms a call': Math.round(heldPerCall),
        'caller waited s': Number((callerWaited / 1000).toFixed(1)),
      }),
    ),
  );
}
