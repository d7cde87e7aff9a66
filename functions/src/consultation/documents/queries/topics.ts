import { sql, type Tx } from '../../../platform/db.ts';

/** The council's topics in their order. */
export async function findDocumentTopics(
  tx: Tx,
): Promise<{ id: number; name: string; isRetired: boolean }[]> {
  const { rows } = await sql<{ id: number; name: string; isRetired: boolean }>`
    select id, name, is_retired as "isRetired" from topics order by position, id`.execute(tx);
  return rows;
}
