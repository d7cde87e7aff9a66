import { sql, type Tx } from '../../../platform/db.ts';

/** How long a statement of this transaction may take, as the database writes it. */
export async function statementTimeout(tx: Tx): Promise<string> {
  const { rows } = await sql<{ usual: string }>`
    select current_setting('statement_timeout') as usual`.execute(tx);
  return rows[0]!.usual;
}

/** Gives the statements of this transaction another time. */
export async function writeStatementTimeout(tx: Tx, time: string): Promise<void> {
  await sql`select set_config('statement_timeout', ${time}, true)`.execute(tx);
}
