import { sql, withPlatform, withTenant, type Tx } from './db.ts';
import type { TenantScope } from './db.ts';

/** Rows that expire after some time, and how to find them. */
export interface Retention {
  table: string;
  /** The column from which the time counts. */
  since: string;
  days: number;
  /** Only these rows, as a condition on `kept`, the table; all by default. */
  where?: ReturnType<typeof sql>;
}

/** Few enough that requests do not wait long for a row or, on the embedded database, for their turn. */
const ROWS_AT_ONCE = 5_000;

/** Deletes expired rows from tables of the shared schema. Returns how many. */
export function prunePlatform(rules: readonly Retention[]): Promise<number> {
  return prune(rules, withPlatform);
}

/** Deletes expired rows from a council's tables. Returns how many. */
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
