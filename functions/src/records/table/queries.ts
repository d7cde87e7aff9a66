import type { Tx } from '../../platform/db.ts';
import { sql } from '../../platform/db.ts';
import type { Scalar } from '../../council/ground/filters/filter.ts';
import type { Condition } from '../search/conditions/kind-condition.ts';
import type { SortOrder } from '../search/page.ts';
import { orderingOf, type SearchColumn } from '../search/columns.ts';
import type { RecordRow, RecordType } from '../search/record-type.ts';
import { rowsWhere, selectedColumns } from '../search/queries/search.ts';
import type { PagePart } from './page-parts.ts';

/** How many records meet the condition, and how many of them hold a value in the order's column. */
export async function countForOrder(
  tx: Tx,
  record: RecordType,
  where: Condition,
  { column }: SortOrder,
) {
  const { rows } = await sql<{ total: number; filled: number }>`
    select count(*)::int as total, count(${orderingOf(column)})::int as filled
      from ${rowsWhere(record, where)}`.execute(tx);
  return rows[0] ?? { total: 0, filled: 0 };
}

/** Ids of one part of an order; ids settle what is equal, and are ascending whichever way it runs. */
export async function idsOfPart(
  tx: Tx,
  record: RecordType,
  where: Condition,
  { column, descending }: SortOrder,
  { filled, offset, limit, backwards }: PagePart,
): Promise<number[]> {
  const name = orderingOf(column);
  const way = (down: boolean) => (down ? sql`desc` : sql`asc`);
  const ids = column.name === 'id' ? descending !== backwards : backwards;
  const byId = sql`id ${way(ids)}`;
  const ordered = column.name !== 'id' && filled;
  const order = ordered ? sql`${name} ${way(descending !== backwards)}, ${byId}` : byId;
  const { rows } = await sql<{ id: number }>`
    select id from ${rowsWhere(record, where)}
       and ${filled ? sql`${name} is not null` : sql`${name} is null`}
     order by ${order} offset ${offset} limit ${limit}`.execute(tx);
  const found = rows.map(({ id }) => id);
  return backwards ? found.reverse() : found;
}

/** The named records in the order of the ids, with these columns. */
export async function rowsOf(
  tx: Tx,
  record: RecordType,
  ids: number[],
  columns: string[],
): Promise<RecordRow[]> {
  if (ids.length === 0) return [];
  const { rows } = await sql<RecordRow>`
    select ${selectedColumns(record, columns)} from ${record.rows} as r
     where id = any(${ids}::bigint[])`.execute(tx);
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}

/**
 * The values of a column among the records that meet the condition, one more than asked: in the order that the column
 * has beside that of its values, otherwise the most frequent first.
 */
export async function countsByValue(
  tx: Tx,
  record: RecordType,
  where: Condition,
  { name: column, sortedBy }: SearchColumn,
  limit: number,
) {
  const name = sql.ref(column);
  const first = sortedBy === undefined ? sql`` : sql`min(${sql.ref(sortedBy)}) nulls last,`;
  const { rows } = await sql<{ value: Scalar | null; records: number }>`
    select ${name} as value, count(*)::int as records
      from ${rowsWhere(record, where)}
     group by ${name} order by ${first} records desc, ${name} nulls last limit ${limit + 1}`.execute(
    tx,
  );
  return rows;
}
