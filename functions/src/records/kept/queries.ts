import type { RecordRow } from '../search/record-type.ts';
import { sql, type Tx } from '../../platform/db.ts';
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
