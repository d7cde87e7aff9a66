import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { buildFunctions } from '../build/functions.ts';
import { buildWeb } from '../build/web.ts';
import { type EmbeddedDatabase, startDatabase } from './database.ts';
import { emulatorEnvironment, stackAddresses } from './environment.ts';
import { migrateExternal } from './external-database.ts';
import { type FirebaseEmulators, startFirebase } from './firebase/start.ts';
import { DATA, NODE, PROJECT, ROOT } from './paths.ts';
import { type Ports, refuseBusyPorts } from './ports.ts';
import { RunRecord } from './run-record.ts';
import { runSchedules } from './schedules.ts';
import { signingKeyFile } from './signing-key.ts';

/** Long enough for two cores that are busy with other things. */
const START_TIMEOUT_MS = 180_000;

export interface StackOptions {
  ports: Ports;
  /** Port that people use if something is in front of hosting. */
  publicPort?: number;
  /** Folder that keeps database and files between runs, or 'memory' to keep nothing. */
  data: string | 'memory';
  /** Further environment for the functions, such as CRASH_AT. */
  env?: NodeJS.ProcessEnv;
  seed?: boolean;
  /** Without it the web app stays as last built. */
  web?: boolean;
  report?: (line: string) => void;
}

export interface Stack {
  /** Where people go: http://localhost:<hosting port>. */
  origin: string;
  ports: Ports;
  /** Environment for scripts and tests that reach the stack as its functions do. */
  env: Record<string, string>;
  database: EmbeddedDatabase | undefined;
  firebase: FirebaseEmulators;
  /** Publishes what Cloud Scheduler would, without waiting for the minute to pass. */
  runSchedules: () => Promise<void>;
  /** Resolves with the reason if the emulators end by themselves. */
  ended: Promise<string>;
  stop: () => Promise<void>;
}

/**
 * Starts the whole product on this machine: database (the embedded one unless DATABASE_URL names another),
 * emulators, functions, web app, demo data. Leftovers of a killed run are cleared away first.
 */
export async function startStack(options: StackOptions): Promise<Stack> {
  const { ports, publicPort = ports.hosting, data, report = () => undefined } = options;
  const record = new RunRecord(`stack-${publicPort}`);
  const external = process.env.DATABASE_URL;
  const { database: databasePort, ...emulatorPorts } = ports;
  const stops: (() => Promise<void> | void)[] = [() => record.close()];
  const stop = async (): Promise<void> => {
    for (const each of stops.splice(0).toReversed()) await each();
  };

  try {
    await refuseBusyPorts(external ? emulatorPorts : ports);
    const temporary = mkdtempSync(path.join(tmpdir(), 'placemaker-'));
    record.addFolder(temporary);
    const emulatorEnv = emulatorEnvironment(temporary);

    report('Building what changed …');
    const [database] = await Promise.all([
      external
        ? migrateExternal(process.env.OWNER_DATABASE_URL ?? external)
        : startDatabase({
            dataDir: data === 'memory' ? 'memory' : path.join(data, 'postgres'),
            port: databasePort,
            report,
            onProcess: (pid) => record.addProcess(pid),
          }),
      buildFunctions(),
      options.web === false ? undefined : buildWeb(),
    ]);
    if (database) stops.push(() => database.stop());

    const env = stackAddresses({
      ports: { ...ports, hosting: publicPort },
      databaseUrl: external ?? database?.url ?? '',
      signingKey: signingKeyFile(),
    });
    if (data !== 'memory') record.serveAt(env);
    report('Starting the emulators …');
    const firebase = await startFirebase({
      settings: {
        ports: emulatorPorts,
        keepIn: data === 'memory' ? undefined : path.join(data, 'firebase'),
      },
      env: { ...process.env, ...env, ...emulatorEnv, ...options.env },
      folder: temporary,
      logFile: path.join(DATA, 'logs', `firebase-${publicPort}.log`),
      onProcess: (pid) => record.addProcess(pid),
      report,
      // Accounts that were kept in memory alone are made anew; what was kept on the disk has them.
      onStartedAgain: () =>
        options.seed === false ? Promise.resolve() : seedWhenEmpty(env, report),
    });
    stops.push(() => firebase.stop());

    const schedules = runSchedules(ports.pubsub, PROJECT, firebase.scheduledTopics);
    stops.push(() => schedules.stop());
    if (options.seed !== false) await seedWhenEmpty(env, report);
    const origin = `http://localhost:${publicPort}`;
    await untilHealthy(ports.hosting);
    return {
      origin,
      ports,
      env,
      database,
      firebase,
      runSchedules: schedules.runNow,
      ended: firebase.ended,
      stop,
    };
  } catch (error) {
    await stop();
    throw error;
  }
}

/** Fills an empty database with the demo councils. */
async function seedWhenEmpty(
  env: Record<string, string>,
  report: (line: string) => void,
): Promise<void> {
  const script = path.join(ROOT, 'scripts/seed.ts');
  if (!existsSync(script)) return;
  report('Making sure of the demo councils …');
  const child = spawn(NODE, [script, '--if-empty'], {
    cwd: ROOT,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  await new Promise<void>((resolve, reject) => {
    child.once('exit', (code) =>
      code === 0 ? resolve() : reject(new Error('The demo data could not be made.')),
    );
  });
}

/** Waits until database, Firestore and Storage answer through the front door. */
async function untilHealthy(port: number): Promise<void> {
  const deadline = Date.now() + START_TIMEOUT_MS;
  let last = 'no answer';
  while (Date.now() < deadline) {
    const answer = await fetch(`http://127.0.0.1:${port}/api/v1/health`).catch((error: unknown) =>
      String(error),
    );
    if (typeof answer !== 'string' && answer.ok) return;
    last =
      typeof answer === 'string'
        ? answer
        : `${answer.status} ${(await answer.text()).slice(0, 300)}`;
    await new Promise((resolve) => setTimeout(resolve, 500));
  }
  throw new Error(`The product does not answer at /api/v1/health: ${last}`);
}
