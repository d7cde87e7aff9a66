import { escapeLikePattern } from '../search/escape-like-pattern.ts';
import type { RecordRow, RecordType } from '../search/record-type.ts';
import { sql, type Tx } from '../../platform/db.ts';
import { recordMessages as messages } from './messages.ts';
import { type RecordField, type RecordDefinition, writtenColumn } from './record-definition.ts';

export type ColumnValues = Record<string, unknown>;

/** The named records, held until the transaction ends, as their table has them; deleted ones where asked for. */
export async function holdRecords(
  tx: Tx,
  { table }: RecordDefinition,
  ids: readonly number[],
  deleted = false,
): Promise<(RecordRow & { row_version: number })[]> {
  const { rows } = await sql<RecordRow & { row_version: number }>`
    select * from ${sql.ref(table)}
     where id = any(${ids}::bigint[]) and is_deleted = ${deleted}
     order by id for update`.execute(tx);
  return rows;
}

/** A record as search and table show it, with every field; undefined where the council has none of that id. */
export async function shownRecord(
  tx: Tx,
  { record }: RecordDefinition,
  fields: readonly RecordField[],
  id: number,
): Promise<RecordRow | undefined> {
  const shown = fields.map(({ dbPropertyName }) => dbPropertyName);
  const written = fields.filter(({ column }) => column !== undefined).map(writtenColumn);
  const columns = [...new Set([...record.always, ...shown, ...written])];
  const { rows } = await sql<RecordRow>`
    select ${sql.join(columns.map((name) => sql.ref(name)))} from ${record.rows} as r
     where r.id = ${id} and ${record.exists}`.execute(tx);
  return rows[0];
}

/** Adds a record; gives its id. */
export async function insertRecord(
  tx: Tx,
  { table }: RecordDefinition,
  values: ColumnValues,
): Promise<number> {
  const columns = Object.keys(values);
  const { rows } = await sql<{ id: number }>`
    insert into ${sql.ref(table)} (${sql.join(columns.map((name) => sql.ref(name)))})
    values (${sql.join(columns.map((name) => values[name]))})
    returning id`.execute(tx);
  if (!rows[0]) throw new Error('A record was not added');
  return rows[0].id;
}

/** Writes these columns of records that are held, and raises their versions. */
export async function writeRecords(
  tx: Tx,
  { table }: RecordDefinition,
  ids: readonly number[],
  values: ColumnValues,
): Promise<void> {
  const set = Object.entries(values).map(([name, value]) => sql`${sql.ref(name)} = ${value}`);
  await sql`
    update ${sql.ref(table)}
       set ${sql.join([...set, sql`row_version = row_version + 1`, sql`updated_at = clock_timestamp()`])}
     where id = any(${ids}::bigint[])`.execute(tx);
}

interface DeletedRow {
  id: number;
  deletedAt: string | null;
  deletedBy: string | null;
  bulkId: string | null;
  bulkRecords: number | null;
}

/** Deleted records whose words hold what is searched for, the last to be deleted first, and how many there are. */
export async function findDeletedRows(
  tx: Tx,
  record: RecordType,
  { search, limit, offset }: { search: string; limit: number; offset: number },
): Promise<{ rows: DeletedRow[]; total: number }> {
  const words = `%${escapeLikePattern(search)}%`;
  const meant = sql`${record.rows} as r
    where r.is_deleted ${search === '' ? sql`` : sql`and r.search_text ilike ${words}`}`;
  const { rows } = await sql<DeletedRow>`
    select d.id, h.created_at as "deletedAt", h.user_name as "deletedBy", b.id as "bulkId", b.records as "bulkRecords"
      from (select r.id, r.updated_at from ${meant} order by r.updated_at desc, r.id desc
             limit ${limit} offset ${offset}) d
      left join lateral (
        select created_at, user_name, bulk_id from record_history
         where entity = ${record.entity} and record_id = d.id and field = ${record.entity}
           and new_value not in (${messages.created}, ${messages.restored})
         order by id desc limit 1) h on true
      left join bulk_changes b on b.id = h.bulk_id and b.kind = 'deleted' and b.records > 1
     order by d.updated_at desc, d.id desc`.execute(tx);
  const counted = await sql<{ total: number }>`
    select count(*)::int as total from ${meant}`.execute(tx);
  return { rows, total: counted.rows[0]?.total ?? 0 };
}

/** Those of these records that this change of many did not delete last, or that are not deleted, with the reason. */
export async function findNotDeletedBy(
  tx: Tx,
  { table, changes }: RecordDefinition,
  { bulkId, ids }: { bulkId: string; ids: readonly number[] },
): Promise<{ id: number; why: 'notThere' | 'undoneAlready' | 'changedSince' }[]> {
  const { rows } = await sql<{ id: number; why: 'notThere' | 'undoneAlready' | 'changedSince' }>`
    select a.id, case when k.id is null then 'notThere' when not k.is_deleted then 'undoneAlready'
                      else 'changedSince' end as why
      from unnest(${ids}::bigint[]) as a (id) left join ${sql.ref(table)} k on k.id = a.id
     where k.id is null or not k.is_deleted
        or (select h.bulk_id from record_history h
             where h.entity = ${changes.entity} and h.record_id = a.id and h.field = h.entity
             order by h.id desc limit 1) is distinct from ${bulkId}::uuid`.execute(tx);
  return rows;
}
