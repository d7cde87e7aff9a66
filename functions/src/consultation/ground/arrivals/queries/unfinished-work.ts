import { sql, type Tx } from '../../../../platform/db.ts';

/** The notifications of work that has not ended. */
export async function findUnfinishedWork(tx: Tx): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select id from notifications where status in ('new', 'processing')`.execute(tx);
  return rows.map(({ id }) => id);
}
