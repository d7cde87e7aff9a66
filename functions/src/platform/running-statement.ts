import { askPlatform, sql, type Tx } from './db.ts';

/** A transaction as the server knows it: its process, and when it began. */
export interface Running {
  pid: number;
  began: string;
}

/** Which transaction this is. */
export async function runningTransaction(tx: Tx): Promise<Running> {
  const { rows } = await sql<Running>`
    select pg_backend_pid() as pid, now()::text as began`.execute(tx);
  return rows[0] as Running;
}

/**
 * Stops the statement that this transaction runs. Only while it is the same transaction: a connection
 * of the pool serves another council next. The embedded database, which has one session for all, comes
 * to this question only when the transaction is over, and stops nothing.
 */
export async function stopTransaction({ pid, began }: Running): Promise<void> {
  await askPlatform((tx) =>
    sql`select pg_cancel_backend(pid) from pg_stat_activity
         where pid = ${pid}::int and xact_start = ${began}::timestamptz`.execute(tx),
  );
}
