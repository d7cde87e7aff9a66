import { sql, withPlatform, withTenant, type Tx } from './db.ts';
import type { TenantScope } from './db.ts';

/** Rows that are of no more use after some time, and how they are found. */
export interface Retention {
  table: string;
  /** The moment that the time is counted from. */
  since: string;
  days: number;
  /** Only these rows, as a condition on `kept`, the table; all unless said. */
  where?: ReturnType<typeof sql>;
}

/** Few enough that no request waits long for a row or, on the embedded database, for its turn. */
const ROWS_AT_ONCE = 5_000;

/** Deletes what is too old from tables of the shared schema. Gives how many rows went. */
export function prunePlatform(rules: readonly Retention[]): Promise<number> {
  return prune(rules, withPlatform);
}

/** Deletes what is too old from a council's tables. Gives how many rows went. */
export function pruneTenant(tenant: TenantScope, rules: readonly Retention[]): Promise<number> {
  return prune(rules, (work) => withTenant(tenant, work));
}

async function prune(
  rules: readonly Retention[],
  inTransaction: <T>(work: (tx: Tx) => Promise<T>) => Promise<T>,
): Promise<number> {
  let gone = 0;
  for (const rule of rules) {
    let last: number;
    do {
      last = await inTransaction((tx) => deleteOldest(tx, rule));
      gone += last;
    } while (last === ROWS_AT_ONCE);
  }
  return gone;
}

async function deleteOldest(tx: Tx, { table, since, days, where }: Retention): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    with gone as (
      delete from ${sql.ref(table)} where ctid = any(array(
        select kept.ctid from ${sql.ref(table)} kept
         where kept.${sql.ref(since)} < clock_timestamp() - make_interval(days => ${days})
           and ${where ?? sql`true`} limit ${ROWS_AT_ONCE}))
      returning 1)
    select count(*) from gone`.execute(tx);
  return rows[0]?.count ?? 0;
}
