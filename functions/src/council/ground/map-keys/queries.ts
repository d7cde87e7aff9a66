import { sql, type Tx } from '../../../platform/db.ts';

/** Those of a council's stored keys that have these names, as they are encrypted. */
export async function findStoredKeys(
  tx: Tx,
  names: readonly string[],
): Promise<{ name: string; encrypted: string }[]> {
  const { rows } = await sql<{ name: string; encrypted: string }>`
    select name, encrypted from api_keys where name = any(${names})`.execute(tx);
  return rows;
}
