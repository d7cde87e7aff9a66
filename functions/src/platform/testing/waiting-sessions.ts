import { sql, type Tx } from '../db.ts';

/** How many sessions wait for what this transaction holds, or for who waits for it; PostgreSQL only. */
export async function countWaiting(tx: Tx): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    with recursive held as (
      select pg_backend_pid() as pid
       union
      select l.pid from pg_locks l join held on held.pid = any(pg_blocking_pids(l.pid)) where not l.granted)
    select count(*)::int - 1 as count from held`.execute(tx);
  return rows[0]!.count;
}
