import pg from 'pg';
import { config } from './config.ts';
import { councilLines, UNKNOWN_COUNCIL } from './council-lines.ts';
import { AppError } from './errors.ts';
import { freedConnections } from './freed-connections.ts';
import { log } from './log.ts';
import { typeParsers } from './sql-types.ts';

let pool: Promise<pg.Pool> | undefined;

/** The process's only pool of connections, as the role `app`. */
export function appPool(): Promise<pg.Pool> {
  pool ??= open().catch((cause: unknown) => {
    pool = undefined;
    throw cause;
  });
  return pool;
}

const freed = freedConnections();
const lines = councilLines();

interface Taken {
  client: pg.PoolClient;
  /** Ends its use; with what broke the connection, it is closed. */
  giveBack: (broken?: Error) => void;
}

/** A connection of the pool as soon as one is free, of a council's share where it is for one, named by its schema. */
export async function takeConnection(council?: string): Promise<Taken> {
  const from = await appPool();
  const limits = { all: config().poolSize, patienceMs: config().databasePatienceMs };
  const leaveLine = council === undefined ? undefined : await lines.take(council, limits);
  try {
    const client = await from.connect();
    const giveBack = (broken?: Error) => {
      freed.note(performance.now(), from.waitingCount > 0);
      client.release(broken);
      leaveLine?.();
    };
    return { client, giveBack };
  } catch (error) {
    leaveLine?.();
    throw error;
  }
}

/** A call takes at least a connection to read its council and another for its work. */
const TAKEN_BY_CALL = 2;

/**
 * Throws unavailable (503) where more calls wait for a connection, or in the line of this council or of those not known,
 * than are served in time: they are told at once to come again, and those that wait already are still served.
 */
export async function refuseWhenCrowded(council: string | undefined): Promise<void> {
  // Nobody waits for a pool that is not open, and what is refused for another reason needs none.
  const waiting = (await pool?.catch(() => undefined))?.waitingCount ?? 0;
  const untilServed = Math.max(
    freed.msFor(waiting * TAKEN_BY_CALL, performance.now()),
    lines.msFor(council ?? UNKNOWN_COUNCIL, TAKEN_BY_CALL),
  );
  if (untilServed > config().databaseQueueMs) throw new AppError('unavailable');
}

/** Closes all connections; for scripts and tests. */
export async function closePool(): Promise<void> {
  const open = pool;
  pool = undefined;
  await (await open?.catch(() => undefined))?.end();
}

async function open(): Promise<pg.Pool> {
  const opened = new pg.Pool({
    ...(await connection()),
    max: config().poolSize,
    idleTimeoutMillis: 30_000,
    connectionTimeoutMillis: config().databasePatienceMs,
    types: typeParsers(),
    // A transaction's first statement is sent together with its BEGIN (db.ts).
    pipeline: true,
  });
  // A broken connection, idle or in use, must not end the process; the next request opens another.
  const lost = (error: Error) => log.warning('database connection lost', { error: error.message });
  opened.on('error', lost);
  opened.on('connect', (client) => client.on('error', lost));
  try {
    await refuseUnlessIsolated(opened);
  } catch (error) {
    await opened.end();
    throw error;
  }
  return opened;
}

async function connection(): Promise<pg.PoolConfig> {
  const { databaseUrl, cloudSql } = config();
  if (!cloudSql) return { connectionString: databaseUrl };
  const { AuthTypes, Connector, IpAddressTypes } =
    await import('@google-cloud/cloud-sql-connector');
  const options = await new Connector().getOptions({
    instanceConnectionName: cloudSql.instance,
    authType: AuthTypes.IAM,
    ipType: IpAddressTypes.PRIVATE,
  });
  return { ...options, user: cloudSql.user, database: cloudSql.database };
}

/** Refuses to serve when the login role could use a council's schema without SET ROLE. */
async function refuseUnlessIsolated(opened: pg.Pool): Promise<void> {
  const { rows } = await opened.query<{ main_schema: string }>(
    `select t.main_schema from platform.tenants t join pg_namespace n on n.nspname = t.main_schema
      where has_schema_privilege(current_user, n.oid, 'usage') limit 1`,
  );
  if (rows[0]) {
    throw new Error(
      `The database role can use ${rows[0].main_schema} without SET ROLE: refusing to serve`,
    );
  }
}
