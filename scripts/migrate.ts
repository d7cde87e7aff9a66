import path from 'node:path';
import { migrateDatabase, startDatabase } from './local/database.ts';
import { DATA } from './local/paths.ts';
import { DEFAULT_PORTS } from './local/ports.ts';
import { runningStack } from './local/run-record.ts';

/**
 * `npm run migrate`: brings the database up to date. OWNER_DATABASE_URL or DATABASE_URL names a real one; without
 * them it is the embedded one, running or not.
 */
const named = process.env.OWNER_DATABASE_URL ?? process.env.DATABASE_URL;
const ran = await (named ? migrateDatabase(named) : migrateLocal());
console.log(ran.length === 0 ? 'Nothing to migrate.' : ran.join('\n'));

async function migrateLocal(): Promise<string[]> {
  const running =
    runningStack()?.DATABASE_URL ?? `postgres://app@127.0.0.1:${DEFAULT_PORTS.database}/postgres`;
  try {
    return await migrateDatabase(running);
  } catch (error) {
    if ((error as { code?: string }).code !== 'ECONNREFUSED') throw error;
  }
  const database = await startDatabase({
    dataDir: path.join(DATA, 'postgres'),
    port: 0,
    report: console.error,
  });
  await database.stop();
  return database.migrated;
}
