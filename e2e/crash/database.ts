import path from 'node:path';
import { migrateDatabase, startDatabase } from '../../scripts/local/database.ts';
import { startPostgres, type Postgres } from '../../scripts/local/postgres.ts';
import { reachable } from './processes.ts';

/** Starts and migrates a database that may be killed at any moment, and had back on the same port. */
export async function startCrashDatabase(
  kind: 'embedded' | 'postgres',
  folder: string,
  port: number,
): Promise<Postgres> {
  return kind === 'embedded' ? embedded(path.join(folder, 'data'), port) : postgres(port);
}

/** The local stack's own server, which starts itself again. */
async function embedded(dataDir: string, port: number): Promise<Postgres> {
  const server = await startDatabase({ dataDir, port, report: () => undefined });
  return {
    appUrl: server.url,
    ownerUrl: server.url,
    pids: () => [server.pid()],
    ensure: () => reachable(port),
    stop: server.stop,
  };
}

async function postgres(port: number): Promise<Postgres> {
  const server = await startPostgres(port);
  await migrateDatabase(server.ownerUrl);
  return server;
}
