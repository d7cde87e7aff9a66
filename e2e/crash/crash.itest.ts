import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTenant } from '../../functions/src/council/tenants/create.ts';
import { inOwnerTransaction } from '../../functions/src/platform/migrate.ts';
import { fewOr, SEED } from '../../functions/src/platform/testing/thorough.ts';
import { freePorts } from '../../scripts/local/ports.ts';
import { ROOT } from '../../scripts/local/paths.ts';
import type { Postgres } from '../../scripts/local/postgres.ts';
import { startCrashDatabase } from './database.ts';
import { eventually, kill, PubSubProcess, Worker } from './processes.ts';
import { runsFrom, type Run } from './seeds.ts';

// Sixty seeded runs in all, fewer on the embedded database, which takes four times as long to start again; a thousand in
// a thorough run. Each has a seed of its own: given as that of the run, it comes first.
const ON_EMBEDDED = fewOr(18, 300);
const ON_POSTGRES = fewOr(42, 700);
const kind = process.env.TEST_DATABASE === 'postgres' ? 'postgres' : 'embedded';
const runs = runsFrom(SEED, kind === 'postgres' ? ON_POSTGRES : ON_EMBEDDED);

const COUNCIL = 'crashford';
const SCHEMA = 'tenant_crashford';
const folder = mkdtempSync(path.join(tmpdir(), 'crash-'));
let database: Postgres;
let pubsub: PubSubProcess;
let worker: Worker;

beforeAll(async () => {
  const ports = await freePorts();
  database = await startCrashDatabase(kind, folder, ports.database);
  pubsub = new PubSubProcess(ports.pubsub);
  await pubsub.ensure();
  await asOwner(async (client) => {
    const owner = { client, migrations: path.join(ROOT, 'functions/migrations') };
    await createTenant(owner, { shortName: COUNCIL, name: 'Crashford', authTenantId: null });
    await inOwnerTransaction(client, () =>
      client.query(
        `insert into ${SCHEMA}.accounts (uid, email, kind, provider) values ('crash', 'crash@test.test', 'staff', 'azure')`,
      ),
    );
  });
  worker = new Worker({
    DATABASE_URL: database.appUrl,
    PUBSUB_EMULATOR_HOST: `127.0.0.1:${ports.pubsub}`,
    CRASH_UID: 'crash',
  });
}, 120_000);

afterAll(async () => {
  await kill(worker?.child);
  await kill(pubsub?.child);
  await database?.stop();
  rmSync(folder, { recursive: true, force: true });
});

describe(`kill -9 at each step of a write, on the ${kind} database`, () => {
  it.each(runs)(
    'TEST_SEED=$seed: $victim killed $step, $writes writes under way',
    async (run) => {
      await ensureUp();
      await worker.arm(run.step, victimsOf(run));
      const markers = Array.from({ length: run.writes }, (_each, index) => `${run.seed}-${index}`);
      await Promise.all(markers.map(writeUntilAcknowledged));
      let seen: Counts | undefined;
      await eventually(`the jobs of run ${run.seed}`, async () => {
        await ensureUp();
        seen = await counted(markers);
        return seen.job >= markers.length;
      });
      expect(seen).toEqual({
        write: markers.length,
        job: markers.length,
        distinct: markers.length,
      });
    },
    120_000,
  );

  it('after everything, each acknowledged write is there once and each job was done once', async () => {
    const all = runs.flatMap((run) =>
      Array.from({ length: run.writes }, (_each, index) => `${run.seed}-${index}`),
    );
    let seen: Counts | undefined;
    // A message that comes a second time may still meet the last run's failure on its way.
    await eventually('the database to answer', async () => {
      await ensureUp();
      seen = await counted(all);
      return true;
    });
    expect(seen).toEqual({
      write: all.length,
      job: all.length,
      distinct: all.length,
    });
  });
});

function victimsOf({ victim }: Run): number[] {
  const own = worker.child?.pid as number;
  if (victim === 'worker') return [own];
  if (victim === 'database') return database.pids();
  return [...database.pids(), pubsub.child?.pid as number, own];
}

async function ensureUp(): Promise<void> {
  await database.ensure();
  await pubsub.ensure();
  await worker.ensure();
}

/** As a client with a key does: asks again until it is told that its write is there. */
async function writeUntilAcknowledged(marker: string): Promise<void> {
  await eventually(`write ${marker} to be acknowledged`, async () => {
    await ensureUpOnce();
    const response = await fetch(`http://127.0.0.1:${worker.port}/api/v1/record`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'x-tenant': COUNCIL,
        'idempotency-key': marker,
        cookie: '__session=crash',
      },
      body: JSON.stringify({ marker }),
      signal: AbortSignal.timeout(10_000),
    });
    return response.status === 200;
  });
}

let upcoming: Promise<void> | undefined;

/** Several clients ask at once; one start is enough. */
function ensureUpOnce(): Promise<void> {
  upcoming ??= ensureUp().finally(() => (upcoming = undefined));
  return upcoming;
}

interface Counts {
  write: number;
  job: number;
  distinct: number;
}

async function counted(markers: string[]): Promise<Counts> {
  return asOwner(async (client) => {
    const { rows } = await inOwnerTransaction(client, () =>
      client.query<Counts>(
        `select count(*) filter (where label = 'write')::int as write, count(*) filter (where label = 'job')::int as job,
                count(distinct message)::int as distinct
           from ${SCHEMA}.notifications where message = any($1)`,
        [markers],
      ),
    );
    return rows[0] as Counts;
  });
}

async function asOwner<T>(work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: database.ownerUrl });
  client.on('error', () => undefined);
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}
