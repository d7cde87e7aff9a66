import path from 'node:path';
import pg from 'pg';
import { startPostgres } from '../scripts/local/postgres.ts';
import { furnishRepresentations } from './representations/furnish.ts';
import { measureTables } from './representations/measure.ts';
import { seedCouncils, startServer } from './search/start.ts';
import { freePort } from './tiles/ports.ts';

/**
 * The manager's table of 100,000 representations with ten columns of officers and 50,000 contacts: search, filters,
 * groups, sorts and page 5,000, beside their bare SQL in the same run.
 */
const REPRESENTATIONS = Number(process.env.BENCH_REPRESENTATIONS ?? 100_000);
const MAX_OVER_BARE = 3;
const MAX_OVER_FIRST = 1.5;
const SCHEMA = 'tenant_bench_01';

const database = await startPostgres(await freePort());
try {
  await seedCouncils(database.ownerUrl, '100', '1');
  const uid = await furnished(database.ownerUrl);
  const port = await freePort();
  const script = path.join(import.meta.dirname, 'representations/server.ts');
  const server = await startServer(script, database.appUrl, port);
  try {
    const council = { shortName: 'bench-01', schema: SCHEMA, uid };
    const measured = await measureTables(
      `http://127.0.0.1:${port}/api/v1`,
      database.appUrl,
      council,
    );
    console.table(
      measured.map(({ name, api, bare, found }) => ({
        table: name,
        found,
        'API p95 ms': Number(api.toFixed(1)),
        'bare SQL p95 ms': Number(bare.toFixed(1)),
        'API / bare': Number((api / bare).toFixed(2)),
      })),
    );
    for (const { name, api, bare } of measured)
      if (api > MAX_OVER_BARE * bare) console.log(`Over ${MAX_OVER_BARE} × bare SQL: ${name}`);
    const first = measured.find(({ name }) => name === 'page 1');
    const last = measured.find(({ name }) => name === 'page 5,000');
    const over = (last?.api ?? 0) / (first?.api ?? 1);
    console.log(`Page 5,000 / page 1: ${over.toFixed(2)} (at most ${MAX_OVER_FIRST})`);
  } finally {
    server.kill();
  }
} finally {
  await database.stop();
}

/** Fills the council and gives the identity of its officer. */
async function furnished(ownerUrl: string): Promise<string> {
  const client = new pg.Client({ connectionString: ownerUrl });
  await client.connect();
  try {
    console.log(`Making ${REPRESENTATIONS.toLocaleString('en-GB')} representations …`);
    await furnishRepresentations(client, SCHEMA, REPRESENTATIONS);
    const { rows } = await client.query<{ uid: string }>(
      `select a.uid from ${SCHEMA}.accounts a join ${SCHEMA}.account_roles r on r.account_id = a.id
        where r.role_id = 'officer' limit 1`,
    );
    if (!rows[0]) throw new Error('The benchmark council has no officer');
    return rows[0].uid;
  } finally {
    await client.end();
  }
}
