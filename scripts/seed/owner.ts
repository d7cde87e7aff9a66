import path from 'node:path';
import pg from 'pg';
import { type Tx, txOver } from '../../functions/src/platform/db.ts';
import { typeParsers } from '../../functions/src/platform/sql-types.ts';
import { inOwnerTransaction, type Owner } from '../../functions/src/platform/migrate.ts';
import { ROOT } from '../local/paths.ts';

/** Address of the database as its owner: the embedded one unless the environment names another. */
export function ownerUrl(): string {
  const { OWNER_DATABASE_URL, DATABASE_URL } = process.env;
  return OWNER_DATABASE_URL || DATABASE_URL || 'postgres://app@127.0.0.1:5433/postgres';
}

/** Runs work on one owner's connection and closes it. */
export async function withOwner<T>(work: (owner: Owner) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: ownerUrl(), types: typeParsers() });
  await client.connect();
  try {
    return await work({ client, migrations: path.join(ROOT, 'functions/migrations') });
  } finally {
    await client.end();
  }
}

/** One transaction of the owner in a council's schema. */
export async function inCouncil<T>(
  client: pg.ClientBase,
  mainSchema: string,
  work: (tx: Tx) => Promise<T>,
): Promise<T> {
  return inOwnerTransaction(client, async () => {
    await client.query(`set local search_path = "${mainSchema}", extensions`);
    return work(txOver(client));
  });
}
