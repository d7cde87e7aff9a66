import { sql, type Tx } from '../../platform/db.ts';

/** The smallest question there is: whether the database answers. */
export async function askNothing(tx: Tx): Promise<void> {
  await sql`select 1 as one`.execute(tx);
}
