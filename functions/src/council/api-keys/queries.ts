import { sql, type Tx } from '../../platform/db.ts';
import type { apiKeyNames } from './contract.ts';

export interface ApiKeyRow {
  name: (typeof apiKeyNames)[number];
  encrypted: string;
  updated_at: string;
}

/** The council's keys by name, as stored: encrypted. */
export async function findApiKeys(tx: Tx): Promise<ApiKeyRow[]> {
  const { rows } = await sql<ApiKeyRow>`
    select name, encrypted, updated_at from api_keys order by name`.execute(tx);
  return rows;
}

/** Stores an encrypted key, replacing the previous one. */
export async function writeApiKey(
  tx: Tx,
  { name, encrypted }: Omit<ApiKeyRow, 'updated_at'>,
): Promise<ApiKeyRow> {
  const { rows } = await sql<ApiKeyRow>`
    insert into api_keys (name, encrypted) values (${name}, ${encrypted})
    on conflict (name) do update set encrypted = excluded.encrypted, updated_at = clock_timestamp()
    returning name, encrypted, updated_at`.execute(tx);
  return rows[0] as ApiKeyRow;
}

/** False if the council has no such key. */
export async function removeApiKey(tx: Tx, name: string): Promise<boolean> {
  const { rows } = await sql`delete from api_keys where name = ${name} returning name`.execute(tx);
  return rows.length > 0;
}
