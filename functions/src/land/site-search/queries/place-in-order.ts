import { sql, type Tx } from '../../../platform/db.ts';
import type { Condition } from '../../../records/search/conditions/kind-condition.ts';
import { orderingOf } from '../../../records/search/columns.ts';
import {
  allBefore,
  type Cursor,
  restAfter,
  sortKey,
  type SortOrder,
} from '../../../records/search/page.ts';
import { rowsWhere } from '../../../records/search/queries/search.ts';
import { siteRecords } from '../../ground/search/site-records.ts';

/** The value by which a site is sorted, as the database writes it; null where it has none. */
export async function sortValueOf(
  tx: Tx,
  siteId: number,
  { column }: SortOrder,
): Promise<string | null> {
  const { rows } = await sql<{ value: string | null }>`
    select ${orderingOf(column)}::text as value from sites r where r.id = ${siteId}`.execute(tx);
  return rows[0]?.value ?? null;
}

interface PlaceInOrder {
  /** Whether the search finds the site itself. */
  found: boolean;
  total: number;
  /** How many stand before it. */
  before: number;
  previous: number | null;
  next: number | null;
}

/**
 * Where a site stands, or would stand, among those that meet a condition. They are gone through once, as when they are
 * counted: every condition is tested once a site, however large the council is.
 */
export async function placeInOrder(
  tx: Tx,
  where: Condition,
  order: SortOrder,
  at: Pick<Cursor, 'id' | 'value'>,
): Promise<PlaceInOrder> {
  const before = allBefore(order, at);
  const after = restAfter(order, { ...at, search: '', total: 0 });
  const { rows } = await sql<PlaceInOrder>`
    with met as materialized (select ${sortKey(order)} from ${rowsWhere(siteRecords, where)})
    select exists (select from met where id = ${at.id}) as found,
           (select count(*) from met) as total,
           (select count(*) from met where ${before.where}) as before,
           (select id from met where ${before.where} order by ${before.orderBy} limit 1) as previous,
           (select id from met where ${after.where} and id <> ${at.id}
             order by ${after.orderBy} limit 1) as next`.execute(tx);
  return rows[0] as PlaceInOrder;
}
