import { startDatabase } from '../database.ts';
import { startForTests } from './emulators.ts';

/** Global set-up of the test project `embedded`: a fresh embedded database in memory. */
export async function setup(): Promise<() => Promise<void>> {
  const database = await startDatabase({ dataDir: 'memory', port: 0, report: console.error });
  return startForTests({
    kind: 'embedded',
    appUrl: database.url,
    ownerUrl: database.url,
    stop: database.stop,
  });
}
