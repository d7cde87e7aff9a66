import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { chownSync, existsSync, globSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { installWithApt } from './apt.ts';
import { Problem } from './problem.ts';

export interface Postgres {
  /** As the owner of everything. */
  ownerUrl: string;
  /** As the role `app`, which the migrations create. */
  appUrl: string;
  /** The server's own processes; empty for a server that we did not start. */
  pids: () => number[];
  /** Restarts the server after it was killed; resolves once it answers. */
  ensure: () => Promise<void>;
  stop: () => Promise<void>;
}

const DATABASE = 'placemaker';
const DEBIAN_PACKAGES = ['postgresql-15', 'postgresql-15-postgis-3'];
const START_TIMEOUT_MS = 30_000;

/**
 * A PostgreSQL server with PostGIS for tests: a new database on the server of TEST_DATABASE_URL, or a cluster of its
 * own in a temporary folder, removed at the end. As root on Debian it installs what is missing.
 */
export function startPostgres(port: number): Promise<Postgres> {
  const given = process.env.TEST_DATABASE_URL;
  return given ? borrowServer(given) : startCluster(port);
}

async function startCluster(port: number): Promise<Postgres> {
  const programs = findPrograms();
  const folder = mkdtempSync(path.join(tmpdir(), 'placemaker-pg-'));
  const account = unprivilegedAccount();
  if (account.uid !== undefined && account.gid !== undefined)
    chownSync(folder, account.uid, account.gid);
  const data = path.join(folder, 'data');
  const initdb = [
    '-D',
    data,
    '-U',
    'postgres',
    '-A',
    'trust',
    '-E',
    'UTF8',
    '--locale=C.UTF-8',
    '--no-sync',
  ];
  execFileSync(path.join(programs, 'initdb'), initdb, { ...account, cwd: folder, stdio: 'ignore' });

  const settings = {
    listen_addresses: '127.0.0.1',
    unix_socket_directories: folder,
    fsync: 'off',
    port: String(port),
  };
  const args = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  let server: ChildProcess | undefined;
  let stopping = false;
  const onExit = (): void => void server?.kill('SIGKILL');
  process.once('exit', onExit);

  const ensure = async (): Promise<void> => {
    const end = Date.now() + START_TIMEOUT_MS;
    for (;;) {
      if (!isRunning(server) && !stopping) {
        server = spawn(path.join(programs, 'postgres'), ['-D', data, ...args], {
          ...account,
          cwd: folder,
          stdio: 'ignore',
        });
      }
      if (await answers(`postgres://postgres@127.0.0.1:${port}/postgres`)) return;
      if (Date.now() > end) throw new Error(`PostgreSQL did not start on port ${port}.`);
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
  };
  await ensure();
  await execute(`postgres://postgres@127.0.0.1:${port}/postgres`, `create database ${DATABASE}`);
  return {
    ownerUrl: `postgres://postgres@127.0.0.1:${port}/${DATABASE}`,
    appUrl: `postgres://app@127.0.0.1:${port}/${DATABASE}`,
    pids: () => (server?.pid ? [server.pid] : []),
    ensure,
    stop: async () => {
      stopping = true;
      process.off('exit', onExit);
      await endFast(server);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** A database of our own on an existing server, dropped at the end. */
async function borrowServer(url: string): Promise<Postgres> {
  const name = `placemaker_test_${process.pid}`;
  const owner = new URL(url);
  owner.pathname = `/${name}`;
  await execute(url, `create database ${name}`);
  const app = new URL(owner);
  app.username = 'app';
  await execute(
    url,
    `do $$ begin if not exists (select from pg_roles where rolname = 'app') then create role app login noinherit; end if; end $$`,
  );
  if (app.password)
    await execute(
      url,
      `alter role app password '${decodeURIComponent(app.password).replaceAll("'", "''")}'`,
    );
  return {
    ownerUrl: owner.href,
    appUrl: app.href,
    pids: () => [],
    ensure: async () => undefined,
    stop: () => execute(url, `drop database ${name} with (force)`),
  };
}

function findPrograms(): string {
  const found = newestPrograms();
  if (found) return found;
  installWithApt(...DEBIAN_PACKAGES);
  const installed = newestPrograms();
  if (installed) return installed;
  throw new Problem(
    'PostgreSQL 15 or newer with PostGIS is needed for the tests: install it, or set TEST_DATABASE_URL to an empty server.',
  );
}

/** Folder of the newest server programs that come with PostGIS. */
function newestPrograms(): string | undefined {
  const servers = globSync([
    '/usr/lib/postgresql/*/bin/postgres',
    '/opt/homebrew/opt/postgresql@*/bin/postgres',
  ]);
  return servers
    .map((program) => path.dirname(program))
    .filter((folder) => hasPostgis(folder))
    .toSorted((a, b) => versionOf(b) - versionOf(a))[0];
}

function hasPostgis(folder: string): boolean {
  const version = versionOf(folder);
  const places = [
    `/usr/share/postgresql/${version}/extension/postgis.control`,
    path.join(folder, '../share/extension/postgis.control'),
    `/opt/homebrew/share/postgresql@${version}/extension/postgis.control`,
  ];
  return version >= 15 && places.some((file) => existsSync(file));
}

function versionOf(folder: string): number {
  return Number(/(?<!\d)(\d+)\/bin$/.exec(folder)?.[1] ?? 0);
}

/** PostgreSQL refuses to run as root; as root we run it as the account that its package created. */
function unprivilegedAccount(): { uid?: number; gid?: number } {
  if (process.getuid?.() !== 0) return {};
  const ask = (flag: string): number =>
    Number(execFileSync('id', [flag, 'postgres'], { encoding: 'utf8' }));
  return { uid: ask('-u'), gid: ask('-g') };
}

function isRunning(child: ChildProcess | undefined): boolean {
  return child !== undefined && child.exitCode === null && child.signalCode === null;
}

async function answers(url: string): Promise<boolean> {
  return execute(url, 'select 1').then(
    () => true,
    () => false,
  );
}

async function execute(url: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 5_000 });
  client.on('error', () => undefined);
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}

/** PostgreSQL's fast shutdown: open transactions are rolled back, clients disconnected. */
function endFast(server: ChildProcess | undefined): Promise<void> {
  if (!server || !isRunning(server)) return Promise.resolve();
  return new Promise((resolve) => {
    server.once('exit', () => resolve());
    server.kill('SIGINT');
  });
}
