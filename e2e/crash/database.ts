import path from 'node:path';
import { startDatabase } from '../../scripts/local/database.ts';
import { reachable } from './processes.ts';

/** A database that a crash test may kill at any moment, and have back on the same port. */
export interface CrashDatabase {
  appUrl: string;
  ownerUrl: string;
  pids: () => number[];
  ensure: () => Promise<void>;
  stop: () => Promise<void>;
}

/** Starts and migrates a database of the kind, its data in `folder`. */
export async function startCrashDatabase(
  kind: 'embedded' | 'postgres',
  folder: string,
  port: number,
): Promise<CrashDatabase> {
  if (kind === 'postgres') throw new Error('not yet');
  return embedded(path.join(folder, 'data'), port);
}

/** The local stack's own server, which starts itself again. */
async function embedded(dataDir: string, port: number): Promise<CrashDatabase> {
  const server = await startDatabase({ dataDir, port, report: () => undefined });
  return {
    appUrl: server.url,
    ownerUrl: server.url,
    pids: () => [server.pid()],
    ensure: () => reachable(port),
    stop: server.stop,
  };
}
