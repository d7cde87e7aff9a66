import { sql } from '../../../platform/db.ts';
import type { Tx } from '../../../platform/db.ts';

/** Names of the council's tags in their order, up to the limit. */
export async function firstTagNames(tx: Tx, limit: number): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select name from tags order by name limit ${limit}`.execute(tx);
  return rows.map(({ name }) => name);
}
