import { startPostgres } from '../scripts/local/postgres.ts';
import { missingForMapServer } from './mapserver/mapserver.ts';
import { makeCouncils } from './tiles/councils.ts';
import { measureTiles } from './tiles/measure.ts';
import { freePort } from './tiles/ports.ts';
import { missingWrk } from './tiles/wrk.ts';

const sites = Number(process.env.BENCH_SITES ?? 1_000_000);
const councils = Number(process.env.BENCH_COUNCILS ?? 20);

const wrkMissing = missingWrk();
if (wrkMissing) throw new Error(wrkMissing);
const mapServerMissing = missingForMapServer();
if (mapServerMissing) console.log(`MapServer is left out: ${mapServerMissing}`);

const database = await startPostgres(await freePort());
try {
  console.log(`Making ${sites} sites in ${councils} councils …`);
  await makeCouncils(database.ownerUrl, sites, councils);
  await measureTiles(database, councils, mapServerMissing === undefined);
} finally {
  await database.stop();
}
