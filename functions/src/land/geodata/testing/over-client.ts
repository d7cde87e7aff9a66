import { Kysely, PostgresDialect } from 'kysely';
import type pg from 'pg';
import type { Tx } from '../../../platform/db.ts';

/** The owner's open transaction in the form that queries take. */
export function overClient(client: pg.ClientBase): Tx {
  const only = { query: client.query.bind(client), release: () => undefined };
  const pool = { connect: async () => only, end: async () => undefined };
  return new Kysely<unknown>({
    dialect: new PostgresDialect({ pool: pool as unknown as pg.Pool }),
  });
}
