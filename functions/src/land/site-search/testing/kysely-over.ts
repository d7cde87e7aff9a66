import { Kysely, PostgresDialect } from 'kysely';
import type pg from 'pg';
import type { Tx } from '../../../platform/db.ts';

/** A transaction as queries take it, over a connection that a test has opened itself. */
export function kyselyOver(client: pg.ClientBase): Tx {
  const only = { query: client.query.bind(client), release: () => undefined };
  const pool = { connect: async () => only, end: async () => undefined };
  return new Kysely<unknown>({
    dialect: new PostgresDialect({ pool: pool as unknown as pg.Pool }),
  });
}
