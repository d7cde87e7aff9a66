import { askPlatform, sql, type Tx } from './db.ts';

/** A transaction as the database identifies it: its process and its start time. */
export interface Running {
  pid: number;
  began: string;
}

/** Identifies this transaction. */
export async function runningTransaction(tx: Tx): Promise<Running> {
  const { rows } = await sql<Running>`
    select pg_backend_pid() as pid, now()::text as began`.execute(tx);
  return rows[0] as Running;
}

/**
 * Cancels the statement that this transaction is running, but only while it is the same transaction, since a pooled
 * connection serves another council next. The embedded database has one session for all: it gets to this request only
 * when the transaction is over, and cancels nothing.
 */
export async function stopTransaction({ pid, began }: Running): Promise<void> {
  await askPlatform((tx) =>
    sql`select pg_cancel_backend(pid) from pg_stat_activity
         where pid = ${pid}::int and xact_start = ${began}::timestamptz`.execute(tx),
  );
}
