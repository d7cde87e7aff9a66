import path from 'node:path';
import pg from 'pg';
import type { Owner } from '../migrate.ts';

export const migrations = path.resolve(import.meta.dirname, '../../../migrations');

/** OWNER_DATABASE_URL is set by the test runner for the database in use, embedded or PostgreSQL. */
function ownerUrl(): string {
  const url = process.env.OWNER_DATABASE_URL;
  if (!url)
    throw new Error('OWNER_DATABASE_URL is missing: run the integration tests through npm test');
  return url;
}

/** A connection as the owner of the database, closed afterwards. */
export async function asOwner<T>(work: (owner: Owner) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: ownerUrl() });
  await client.connect();
  try {
    return await work({ client, migrations });
  } finally {
    await client.end();
  }
}
