import { once } from 'node:events';
import { fork } from 'node:child_process';
import path from 'node:path';
import { startPostgres } from '../scripts/local/postgres.ts';
import { seedCouncils } from './search/start.ts';
import { freePort } from './tiles/ports.ts';

/**
 * How long it takes to take in 10,000 rows of CSV and 1,000 e-mails, from the file to registered representations, and
 * the memory that the job's process and its reader take at most.
 */
const ROWS = Number(process.env.BENCH_ROWS ?? 10_000);
const MAILS = Number(process.env.BENCH_MAILS ?? 1_000);

const database = await startPostgres(await freePort());
try {
  await seedCouncils(database.ownerUrl, '100', '1');
  for (const [what, count] of [
    ['rows', ROWS],
    ['mails', MAILS],
  ] as const) {
    const job = fork(path.join(import.meta.dirname, 'intake/job.ts'), [what, String(count)], {
      env: {
        ...process.env,
        GCLOUD_PROJECT: 'demo-bench',
        DATABASE_URL: database.appUrl,
        // Nothing listens there: news are left to the poll.
        FIRESTORE_EMULATOR_HOST: '127.0.0.1:9',
        PUBSUB_EMULATOR_HOST: '127.0.0.1:9',
      },
    });
    const [code] = await once(job, 'exit');
    if (code !== 0) throw new Error(`Taking in ${what} failed`);
  }
} finally {
  await database.stop();
}
