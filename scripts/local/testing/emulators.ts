import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { emulatorEnvironment, stackAddresses } from '../environment.ts';
import { startFirebase } from '../firebase/start.ts';
import { DATA, PROJECT } from '../paths.ts';
import { endAll, identify } from '../process-identity.ts';
import { freePorts } from '../ports.ts';
import { signingKeyFile } from '../signing-key.ts';
import { rowsLog } from './rows-log.ts';

/** The database that the tests of one project run on. */
export interface TestDatabase {
  kind: 'embedded' | 'postgres';
  appUrl: string;
  ownerUrl: string;
  stop: () => Promise<void>;
}

/**
 * Starts Auth, Firestore, Pub/Sub and Storage on free ports, and puts every address where the tests look for it: in
 * the environment. Gives the teardown.
 */
export async function startForTests(database: TestDatabase): Promise<() => Promise<void>> {
  const { hosting, functions, database: unused, ...ports } = await freePorts();
  const folder = mkdtempSync(path.join(tmpdir(), 'placemaker-test-'));
  const all = { ...ports, hosting, functions, database: unused };
  const env = stackAddresses({
    ports: all,
    databaseUrl: database.appUrl,
    signingKey: signingKeyFile(),
  });
  const processes: number[] = [];
  const firebase = await startFirebase({
    settings: { ports },
    env: { ...process.env, ...env, ...emulatorEnvironment(folder) },
    folder,
    logFile: path.join(DATA, 'logs', `tests-${database.kind}.log`),
    onProcess: (pid) => processes.push(pid),
  });
  Object.assign(process.env, env, {
    OWNER_DATABASE_URL: database.ownerUrl,
    TEST_DATABASE: database.kind,
    // Tests of many calls at once are not about how long they wait on a busy machine.
    DB_PATIENCE_MS: '15000',
    // One account tries in a minute what people do in a day.
    CALLS_PER_MINUTE: '60000',
    // Servers of tests stand in for those of other people.
    LINK_CHECK_HOSTS: 'localhost',
    ROWS_LOG: rowsLog(database.kind),
  });
  writeFileSync(rowsLog(database.kind), '');
  await makeTopic(ports.pubsub, 'jobs');
  return async () => {
    const identities = processes.flatMap((pid) => identify(pid) ?? []);
    await firebase.stop();
    endAll(identities);
    await database.stop();
    rmSync(folder, { recursive: true, force: true });
  };
}

/** The functions emulator would create the topics; here nothing subscribes to them. */
async function makeTopic(port: number, topic: string): Promise<void> {
  await fetch(`http://127.0.0.1:${port}/v1/projects/${PROJECT}/topics/${topic}`, { method: 'PUT' });
}
