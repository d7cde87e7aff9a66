import { migrateDatabase } from '../database.ts';
import { freePorts } from '../ports.ts';
import { startPostgres } from '../postgres.ts';
import { startForTests } from './emulators.ts';

/** Global set-up of the test project `postgres`: a fresh, migrated database on a real server. */
export async function setup(): Promise<() => Promise<void>> {
  const server = await startPostgres((await freePorts()).database);
  await migrateDatabase(server.ownerUrl);
  return startForTests({ kind: 'postgres', ...server });
}
