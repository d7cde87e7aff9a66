import { sql, type Tx } from '../../platform/db.ts';

/** The smallest possible query: whether the database answers. */
export async function askNothing(tx: Tx): Promise<void> {
  await sql`select 1 as one`.execute(tx);
}
