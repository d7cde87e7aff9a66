import type { Tx } from '../../../../platform/db.ts';
import { sql } from '../../../../platform/db.ts';
import type { SiteRecord } from '../../sites/site-record.ts';
import type { Condition } from '../conditions/kind-condition.ts';
import type { SortOrder } from '../page.ts';
import { siteColumns } from '../search.ts';
import type { Part } from './page-parts.ts';

/** How many sites meet the condition, and how many of them hold a value in the order's column. */
export async function countForOrder(tx: Tx, where: Condition, { column }: SortOrder) {
  const { rows } = await sql<{ total: number; filled: number }>`
    select count(*)::int as total, count(${sql.ref(column.name)})::int as filled
      from sites where not is_deleted and ${where}`.execute(tx);
  return rows[0] ?? { total: 0, filled: 0 };
}

/** Ids of one part of an order; ids settle what is equal, and are ascending whichever way it runs. */
export async function idsOfPart(
  tx: Tx,
  where: Condition,
  { column, descending }: SortOrder,
  { filled, offset, limit, backwards }: Part,
): Promise<number[]> {
  const name = sql.ref(column.name);
  const way = (down: boolean) => (down ? sql`desc` : sql`asc`);
  const ids = column.name === 'id' ? descending !== backwards : backwards;
  const byId = sql`id ${way(ids)}`;
  const ordered = column.name !== 'id' && filled;
  const order = ordered ? sql`${name} ${way(descending !== backwards)}, ${byId}` : byId;
  const { rows } = await sql<{ id: number }>`
    select id from sites
     where not is_deleted and ${where}
       and ${filled ? sql`${name} is not null` : sql`${name} is null`}
     order by ${order} offset ${offset} limit ${limit}`.execute(tx);
  const found = rows.map(({ id }) => id);
  return backwards ? found.reverse() : found;
}

/** The named sites in the order of the ids, with these columns. */
export async function rowsOf(tx: Tx, ids: number[], columns: string[]): Promise<SiteRecord[]> {
  if (ids.length === 0) return [];
  const { rows } = await sql<SiteRecord>`
    select ${siteColumns(columns)} from sites where id = any(${ids}::bigint[])`.execute(tx);
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}

/** The most frequent values of a column among the sites that meet the condition, one more than asked. */
export async function countsByValue(tx: Tx, where: Condition, column: string, limit: number) {
  const name = sql.ref(column);
  const { rows } = await sql<{ value: string | number | boolean | null; sites: number }>`
    select ${name} as value, count(*)::int as sites
      from sites where not is_deleted and ${where}
     group by ${name} order by sites desc, ${name} nulls last limit ${limit + 1}`.execute(tx);
  return rows;
}
