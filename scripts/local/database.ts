import { type ChildProcess, spawn } from 'node:child_process';
import path from 'node:path';
import pg from 'pg';
import { migrateAll, type Owner } from '../../functions/src/platform/migrate.ts';
import { NODE, ROOT } from './paths.ts';

export interface EmbeddedDatabase {
  /** Address for clients, as the role `app`. */
  url: string;
  port: number;
  /** Migrations run at the start. */
  migrated: string[];
  /** Process id of the running server; a different one after a crash. */
  pid: () => number;
  stop: () => Promise<void>;
}

interface Options {
  dataDir: string | 'memory';
  /** 0 for any free one. */
  port: number;
  /** Called with a message for people when the server had to be restarted. */
  report: (line: string) => void;
  /** Called with the process id of each server started. */
  onProcess?: (pid: number) => void;
}

const MIGRATIONS = path.join(ROOT, 'functions/migrations');

/**
 * Starts the embedded database, migrates it and lets clients connect as the role `app`. A server that dies is
 * restarted on the same port; an in-memory one would come back empty, so it stays down.
 */
export async function startDatabase(options: Options): Promise<EmbeddedDatabase> {
  let stopping = false;
  const { dataDir, report, onProcess = () => undefined } = options;
  let server = await launch(dataDir, options.port, onProcess);
  const { port } = server;
  const url = `postgres://app@127.0.0.1:${port}/postgres`;
  const migrated = await migrateEmbedded(url);
  watch();

  function watch(): void {
    server.child.once('exit', (code, signal) => {
      if (stopping) return;
      report(`The database server ended (${signal ?? code}).`);
      if (dataDir !== 'memory') void startAgain(dataDir);
    });
  }

  async function startAgain(folder: string): Promise<void> {
    try {
      server = await launch(folder, port, onProcess, 'app');
      report('The database server was started again.');
      watch();
    } catch (error) {
      report(`The database server could not be started again: ${String(error)}`);
    }
  }

  return {
    url,
    port,
    migrated,
    pid: () => server.child.pid ?? 0,
    stop: async () => {
      stopping = true;
      await end(server.child);
    },
  };
}

/** Migrates a database as its owner; gives the names of what ran. */
export async function migrateDatabase(ownerUrl: string): Promise<string[]> {
  return withClient(ownerUrl, (client) =>
    migrateAll({ client, migrations: MIGRATIONS } satisfies Owner),
  );
}

async function migrateEmbedded(url: string): Promise<string[]> {
  const ran = await migrateDatabase(url);
  await withClient(url, (client) =>
    client.query(`set session authorization app; set search_path = ''`),
  );
  return ran;
}

async function withClient<T>(url: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

function launch(
  dataDir: string,
  port: number,
  onProcess: (pid: number) => void,
  role?: string,
): Promise<{ child: ChildProcess; port: number }> {
  const script = path.join(ROOT, 'scripts/local/database-server.ts');
  const args = [script, dataDir, String(port), ...(role ? [role] : [])];
  const child = spawn(NODE, args, { cwd: ROOT, stdio: ['ignore', 'inherit', 'inherit', 'ipc'] });
  if (child.pid) onProcess(child.pid);
  return new Promise((resolve, reject) => {
    child.once('message', (message: { port: number }) => resolve({ child, port: message.port }));
    child.once('exit', (code, signal) =>
      reject(new Error(`The database server ended at once (${signal ?? code}).`)),
    );
    child.once('error', reject);
  });
}

function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return Promise.resolve();
  return new Promise((resolve) => {
    child.once('exit', () => resolve());
    child.kill('SIGTERM');
  });
}
