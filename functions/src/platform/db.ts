import { Kysely, PostgresDialect, sql } from 'kysely';
import type pg from 'pg';
import { failpoint } from './failpoint.ts';
import { appPool } from './pool.ts';

/** A transaction in one council's schema. Every query takes it first. */
export type Tx = Kysely<unknown>;

/** What withTenant needs to know of a council. */
export interface TenantScope {
  shortName: string;
  /** Schema and NOLOGIN role of the same name. */
  mainSchema: string;
}

type AfterCommit = () => Promise<void>;
const pendingAfterCommit = new WeakMap<Tx, AfterCommit[]>();

/** Runs `work` once the transaction is committed and before the caller gets its answer. */
export function afterCommit(tx: Tx, work: AfterCommit): void {
  pendingAfterCommit.get(tx)?.push(work);
}

/** One transaction as the council's role, in its schema. A failure rolls everything back. */
export async function withTenant<T>(tenant: TenantScope, work: (tx: Tx) => Promise<T>): Promise<T> {
  return inTransaction(
    `set local role "${tenant.mainSchema}"; set local search_path = "${tenant.mainSchema}", extensions;`,
    work,
  );
}

/** One transaction as the login role, in the shared schema only: tenants, outbox, rate limits. */
export async function withPlatform<T>(work: (tx: Tx) => Promise<T>): Promise<T> {
  return inTransaction('set local search_path = platform, extensions;', work);
}

const LIMITS = "set local statement_timeout = '25s'; set local lock_timeout = '5s';";

async function inTransaction<T>(scope: string, work: (tx: Tx) => Promise<T>): Promise<T> {
  const client = await (await appPool()).connect();
  const tx = over(client);
  const hooks: AfterCommit[] = [];
  pendingAfterCommit.set(tx, hooks);
  let broken: Error | undefined;
  let result: T;
  try {
    // One message: BEGIN, role, path and limits cost one round trip, and hold under transaction pooling.
    await client.query(`begin; ${scope} ${LIMITS}`);
    result = await work(tx);
    if (hooks.length > 0) await failpoint('before-commit');
    await client.query('commit');
  } catch (error) {
    await client.query('rollback').catch((lost: Error) => (broken = lost));
    throw error;
  } finally {
    client.release(broken);
  }
  if (hooks.length > 0) await failpoint('after-commit');
  for (const hook of hooks) await hook();
  return result;
}

function over(client: pg.PoolClient): Tx {
  const only = { query: client.query.bind(client), release: () => undefined };
  const pool = { connect: async () => only, end: async () => undefined };
  return new Kysely<unknown>({
    dialect: new PostgresDialect({ pool: pool as unknown as pg.Pool }),
  });
}

export { sql };
