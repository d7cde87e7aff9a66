import path from 'node:path';
import pg from 'pg';
import { startPostgres } from '../scripts/local/postgres.ts';
import { furnish } from './search/furnish.ts';
import { measureSearches, type Council, type Measured } from './search/measure.ts';
import { seedCouncils, startServer } from './search/start.ts';
import { freePort } from './tiles/ports.ts';

const SITES = process.env.BENCH_SITES ?? '1000000';
const COUNCILS = process.env.BENCH_COUNCILS ?? '20';
const MAX_OVER_BARE = 3;
const MAX_OVER_SECOND = 1.5;

const database = await startPostgres(await freePort());
try {
  await seedCouncils(database.ownerUrl, SITES, COUNCILS);
  const council = await prepared(database.ownerUrl);
  const port = await freePort();
  const script = path.join(import.meta.dirname, 'search/server.ts');
  const server = await startServer(script, database.appUrl, port);
  try {
    print(await measureSearches(`http://127.0.0.1:${port}/api/v1`, database.appUrl, council));
  } finally {
    server.kill();
  }
} finally {
  await database.stop();
}

/** The first council, its tables vacuumed and analysed as on a server that has run for a day. */
async function prepared(ownerUrl: string): Promise<Council> {
  const client = new pg.Client({ connectionString: ownerUrl });
  await client.connect();
  try {
    const schema = 'tenant_bench_01';
    await client.query(`vacuum (analyze) ${schema}.sites`);
    const { rows } = await client.query<{
      uid: string;
      sites: string;
      east: number;
      north: number;
    }>(
      `select (select a.uid from ${schema}.accounts a join ${schema}.account_roles r on r.account_id = a.id
                where r.role_id = 'officer' limit 1) as uid,
              count(*) as sites,
              avg(extensions.st_x(extensions.st_centroid(wkb_geometry))) as east,
              avg(extensions.st_y(extensions.st_centroid(wkb_geometry))) as north
         from ${schema}.sites`,
    );
    const [row] = rows;
    if (!row?.uid) throw new Error('The benchmark council has no officer');
    const centre: [number, number] = [row.east, row.north];
    const ward = await furnish(client, schema, centre);
    const sites = Number(row.sites);
    return { shortName: 'bench-01', schema, uid: row.uid, sites, centre, ward };
  } finally {
    await client.end();
  }
}

function print(measured: Measured[]): void {
  // Page 1 also counts the sites, so the last page is compared with page 2: both by cursor, without a count.
  const overSecond = ({ name, page, api }: Measured): number | undefined => {
    const second = measured.find((each) => each.name === name && each.page === 2);
    return page > 2 && second ? api / second.api : undefined;
  };
  console.table(
    measured.map((one) => ({
      search: one.name,
      page: one.page,
      found: one.total,
      'API p95 ms': Number(one.api.toFixed(2)),
      'bare SQL p95 ms': Number(one.bare.toFixed(2)),
      'API / bare': Number((one.api / one.bare).toFixed(2)),
      "API / request's SQL": Number((one.api / one.bareRequest).toFixed(2)),
      'API / page 2, both by cursor': overSecond(one)?.toFixed(2) ?? '',
      indexes: one.indexes.join(', '),
    })),
  );
  for (const one of measured) {
    const where = `${one.name}, page ${one.page}`;
    if (one.api > MAX_OVER_BARE * one.bare)
      console.log(`Over ${MAX_OVER_BARE} × bare SQL: ${where}`);
    if ((overSecond(one) ?? 0) > MAX_OVER_SECOND)
      console.log(`Over ${MAX_OVER_SECOND} × page 2: ${where}`);
    if (!one.usesIndex) console.log(`Its index is not used: ${where}`);
  }
}
