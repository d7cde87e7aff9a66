import { sql, type Sql, type Tx } from '../../../platform/db.ts';
import { AppError } from '../../../platform/errors.ts';
import type { Condition } from '../conditions/kind-condition.ts';
import { orderingOf } from '../columns.ts';
import { sortKey, type SortOrder, type Stretch } from '../page.ts';
import type { RecordRow, RecordType } from '../record-type.ts';

export interface PageOf {
  record: RecordType;
  where: Condition;
  stretches: Stretch[];
  order: SortOrder;
  limit: number;
  /** Columns to read besides those that every record has. */
  columns: string[];
}

type FoundRecord = RecordRow & { sort_key: string | null };

/** Columns to select: what every record has, then the named ones. */
export function selectedColumns({ always, hidden }: RecordType, columns: string[]) {
  const known = new Set([...always, ...hidden]);
  const more = columns.filter((name) => !known.has(name));
  return sql.join([...new Set([...always, ...more])].map((name) => sql.ref(name)));
}

/** The rows of a type of record, as `r`. */
export const rowsWhere = ({ rows, exists }: RecordType, where: Condition): Sql =>
  sql`${rows} as r where ${exists} and ${where}`;

/** Up to this many matching records are collected and sorted; for more, the index of the sort order is walked. */
export const FEW_RECORDS = 10_000;

/**
 * One page of a search that few records meet, with one more than asked where there is a next page, and how many
 * meet it; undefined when there are more than FEW_RECORDS. Left to itself PostgreSQL walks the sort
 * order's index in the hope of meeting them early, past half of them when they come late.
 */
export async function findAmongFew(
  tx: Tx,
  { record, where, order, limit, columns, rest }: Omit<PageOf, 'stretches'> & { rest: Stretch },
): Promise<{ found: FoundRecord[]; counted: number } | undefined> {
  const { rows } = await sql<FoundRecord & { of_few: number }>`
    with few as materialized (
      select ${sortKey(order)} from ${rowsWhere(record, where)} limit ${FEW_RECORDS + 1}),
    page as materialized (
      select id, sort_value from few where ${rest.where} order by ${rest.orderBy} limit ${limit + 1})
    select ${selectedColumns(record, columns)}, sort_value::text as sort_key,
           (select count(*) from few) as of_few
      from ${record.rows} as r join page using (id)
     order by ${rest.orderBy}`.execute(tx);
  const counted = rows[0]?.of_few ?? 0;
  if (counted > FEW_RECORDS) return undefined;
  return { found: rows.map(({ of_few: _, ...site }) => site as FoundRecord), counted };
}

/** One page in order, with one record more than asked where there is a next page. */
export async function findPage(tx: Tx, page: PageOf): Promise<FoundRecord[]> {
  const found: FoundRecord[] = [];
  for (const stretch of page.stretches) {
    const missing = page.limit + 1 - found.length;
    if (missing > 0) found.push(...(await findInStretch(tx, page, stretch, missing)));
  }
  return found;
}

async function findInStretch(
  tx: Tx,
  { record, where, order, columns }: PageOf,
  stretch: Stretch,
  limit: number,
) {
  const { rows } = await sql<FoundRecord>`
    select ${selectedColumns(record, columns)}, ${orderingOf(order.column)}::text as sort_key
      from ${rowsWhere(record, where)} and ${stretch.where}
     order by ${stretch.orderBy}
     limit ${limit}`.execute(tx);
  return rows;
}

/** Every record that meets the condition, counted. */
export async function countRecords(tx: Tx, record: RecordType, where: Condition): Promise<number> {
  const { rows } = await sql<{ total: number }>`
    select count(*) as total from ${rowsWhere(record, where)}`.execute(tx);
  return rows[0]?.total ?? 0;
}

/** Throws not-found where the council has no such record. */
export async function requireRecord(tx: Tx, record: RecordType, id: number): Promise<void> {
  const found = await countRecords(tx, record, sql<boolean>`r.id = ${id}`);
  if (found === 0) throw new AppError('not-found');
}

/** Ids in ascending order. */
export async function idsWhere(
  tx: Tx,
  record: RecordType,
  where: Condition,
  limit?: number,
): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select id from ${rowsWhere(record, where)}
     order by id limit ${limit ?? null}::bigint`.execute(tx);
  return rows.map((row) => row.id);
}
