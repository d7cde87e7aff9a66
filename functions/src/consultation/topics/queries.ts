import { sql, type Tx } from '../../platform/db.ts';

export async function findTopics(tx: Tx): Promise<{ id: number; name: string }[]> {
  const { rows } = await sql<{ id: number; name: string }>`
    select id, name from topics order by position, id`.execute(tx);
  return rows;
}
