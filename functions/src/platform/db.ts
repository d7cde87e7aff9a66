import type { Duplex } from 'node:stream';
import type { PoolClient } from 'pg';
import { config } from './config.ts';
import { failpoint } from './failpoint.ts';
import { againIfOvertaken } from './overtaken.ts';
import { takeConnection } from './pool.ts';
import { publicRole } from './public-role.ts';
import { txOver, type Tx } from './sql.ts';

/** What withTenant needs to know of a council. */
export interface TenantScope {
  shortName: string;
  /** The council's schema and its NOLOGIN role, which share a name. */
  mainSchema: string;
}

/** The council from whose share a connection is taken. */
type Share = Pick<TenantScope, 'mainSchema'>;

type AfterCommit = () => Promise<void>;
const pendingAfterCommit = new WeakMap<Tx, AfterCommit[]>();

/** Runs `work` once the transaction is committed and before the caller gets its answer. */
export function afterCommit(tx: Tx, work: AfterCommit): void {
  pendingAfterCommit.get(tx)?.push(work);
}

const pendingBeforeCommit = new WeakMap<Tx, AfterCommit[]>();

/** Runs `work` at the end of the transaction, which it can still roll back by throwing. */
export function beforeCommit(tx: Tx, work: AfterCommit): void {
  const pending = pendingBeforeCommit.get(tx);
  if (!pending) throw new Error('What ends a transaction needs one of withTenant or withPlatform');
  pending.push(work);
}

/** What a transaction may do beyond its council's role. */
interface Reading {
  /** For somebody who may read what nobody has looked over yet: that is closed otherwise. */
  originals?: boolean;
}

/** One transaction as the council's role, in its schema. A failure rolls everything back. */
export async function withTenant<T>(
  tenant: TenantScope,
  work: (tx: Tx) => Promise<T>,
  reading: Reading = {},
): Promise<T> {
  return finished(await committed(asCouncil(tenant, reading), work, tenant));
}

/**
 * As withTenant, for a request: where another transaction came between (a deadlock, a row that came or went) `work`
 * happens again, so it may do nothing outside of its transaction. Jobs are repeated as a whole by their delivery.
 */
export async function withTenantAgain<T>(
  tenant: TenantScope,
  work: (tx: Tx) => Promise<T>,
  reading: Reading = {},
): Promise<T> {
  return finished(
    await againIfOvertaken(() => committed(asCouncil(tenant, reading), work, tenant)),
  );
}

const asCouncil = ({ mainSchema }: TenantScope, { originals = false }: Reading) =>
  `set local role "${mainSchema}"; set local search_path = "${mainSchema}", extensions;` +
  (originals ? ` set local app.originals = 'true';` : '');

/** One transaction as the council's public: what it has not published is refused by the database itself. */
export async function withPublic<T>(tenant: TenantScope, work: (tx: Tx) => Promise<T>): Promise<T> {
  const { mainSchema } = tenant;
  return inTransaction(
    `set local role "${publicRole(mainSchema)}"; set local transaction read only; set local search_path = "${mainSchema}", extensions;`,
    work,
    tenant,
  );
}

/**
 * One transaction as the login role, in the shared schema only: tenants, outbox, rate limits. A call takes its connection
 * from its council's share; everything else waits in no line.
 */
export async function withPlatform<T>(work: (tx: Tx) => Promise<T>, of?: Share): Promise<T> {
  return inTransaction('set local search_path = platform, extensions;', work, of);
}

/**
 * One statement as the login role, without the round trips of a transaction; it must name its schema. For the query
 * that begins every request, which is of its council's share where that is known.
 */
export async function askPlatform<T>(ask: (tx: Tx) => Promise<T>, of?: Share): Promise<T> {
  const { client, giveBack } = await takeConnection(of?.mainSchema);
  let broken: Error | undefined;
  try {
    const asked = ask(txOver(client));
    endIfSilent(client, asked);
    return await asked;
  } catch (error) {
    broken = error as Error;
    throw error;
  } finally {
    giveBack(broken);
  }
}

/** The driver's own ending waits for the server, so the connection itself is broken off. */
type OpenClient = PoolClient & { connection?: { stream: Duplex } };

/**
 * Breaks off a connection on which not even a small first question is answered: a server that hangs keeps its connections
 * open. What waits for it fails as if the connection had been lost.
 */
function endIfSilent(client: OpenClient, answer: Promise<unknown>): void {
  const timer = setTimeout(() => {
    // Where this process was too busy to read, the answer may lie ready: it is read before this runs.
    setImmediate(() => client.connection?.stream.destroy());
  }, config().databasePatienceMs);
  const answered = () => clearTimeout(timer);
  answer.then(answered, answered);
}

const LIMITS = "set local statement_timeout = '25s'; set local lock_timeout = '5s';";

async function inTransaction<T>(
  scope: string,
  work: (tx: Tx) => Promise<T>,
  of?: Share,
): Promise<T> {
  return finished(await committed(scope, work, of));
}

interface Committed<T> {
  result: T;
  hooks: readonly AfterCommit[];
}

/** What is left to do once a transaction is committed. */
async function finished<T>({ result, hooks }: Committed<T>): Promise<T> {
  if (hooks.length > 0) await failpoint('after-commit');
  for (const hook of hooks) await hook();
  return result;
}

/** One transaction as far as its commit. Whatever it throws, nothing of it has happened. */
async function committed<T>(
  scope: string,
  work: (tx: Tx) => Promise<T>,
  of: Share | undefined,
): Promise<Committed<T>> {
  const { client, giveBack } = await takeConnection(of?.mainSchema);
  const tx = txOver(client);
  const hooks: AfterCommit[] = [];
  pendingAfterCommit.set(tx, hooks);
  const endings: AfterCommit[] = [];
  pendingBeforeCommit.set(tx, endings);
  let broken: Error | undefined;
  let begun: Promise<unknown> | undefined;
  let result: T;
  try {
    // Sent as one message without waiting: the statements after it are answered in order. If it fails they fail too (an
    // aborted transaction, or a missing table), so its error is the one to report.
    begun = client.query(`begin; ${scope} ${LIMITS}`);
    begun.catch(() => undefined);
    endIfSilent(client, begun);
    result = await work(tx);
    await begun;
    for (const ending of endings) await ending();
    if (hooks.length > 0) await failpoint('before-commit');
    await client.query('commit');
  } catch (failure) {
    const error = await begun?.then(
      () => failure,
      (cause: unknown) => cause,
    );
    await client.query('rollback').catch((lost: Error) => (broken = lost));
    throw error;
  } finally {
    giveBack(broken);
  }
  return { result, hooks };
}

export { sql, txOver, type Sql, type Tx } from './sql.ts';
