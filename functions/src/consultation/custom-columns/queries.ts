import { sql, type Tx } from '../../platform/db.ts';
import {
  customColumnName,
  type ColumnTypeName,
  type CustomTable,
  typeOfColumn,
} from '../../records/custom-columns/column-types.ts';
import { type CustomColumn, findCustomColumns } from '../../records/custom-columns/queries.ts';
import type { CustomColumnAnswer } from './contract.ts';

/** A table's columns with how many records hold a value in each. */
export async function columnsWithCounts(tx: Tx, table: CustomTable): Promise<CustomColumnAnswer[]> {
  const columns = await findCustomColumns(tx, table);
  if (columns.length === 0) return [];
  const counts = columns.map(({ id }) => {
    const name = sql.ref(customColumnName(id));
    return sql`count(${name})::int as ${name}`;
  });
  const { rows } = await sql<Record<string, number>>`
    select ${sql.join(counts)} from ${sql.ref(table)}`.execute(tx);
  return columns.map(({ id, name, renderType, options, row_version }) => ({
    id,
    table,
    name,
    renderType,
    renderFeature: typeOfColumn(renderType).field,
    dataType: typeOfColumn(renderType).dataType,
    options,
    column: customColumnName(id),
    filled: rows[0]?.[customColumnName(id)] ?? 0,
    row_version,
  }));
}

/** A column and its table, held until the transaction ends; undefined where there is none. */
export async function holdColumn(
  tx: Tx,
  id: number,
): Promise<(CustomColumn & { table: CustomTable }) | undefined> {
  const { rows } = await sql<CustomColumn & { table: CustomTable }>`
    select id, record_table as table, name, render_type as "renderType", options, row_version
      from custom_columns where id = ${id} for update`.execute(tx);
  return rows[0];
}

interface NewColumn {
  table: CustomTable;
  name: string;
  renderType: ColumnTypeName;
  options: readonly string[];
}

/** Adds a column, in the table too; gives its id, or undefined where the table has one of that name. */
export async function insertColumn(tx: Tx, column: NewColumn): Promise<number | undefined> {
  const { rows } = await sql<{ id: number }>`
    insert into custom_columns (record_table, name, render_type, options)
    values (${column.table}, ${column.name}, ${column.renderType}, ${column.options}::text[])
    on conflict do nothing
    returning id`.execute(tx);
  const id = rows[0]?.id;
  if (id !== undefined) await sql`select add_custom_column(${id})`.execute(tx);
  return id;
}

/** Writes over a column that is held; false where the table has another of that name. */
export async function rewriteColumn(
  tx: Tx,
  { id, table, name, options }: { id: number; table: CustomTable; name: string; options: string[] },
): Promise<boolean> {
  const { rows } = await sql<{ id: number }>`
    update custom_columns c
       set name = ${name}, options = ${options}::text[], row_version = row_version + 1,
           updated_at = clock_timestamp()
     where id = ${id} and not exists (select from custom_columns o
                                       where o.record_table = ${table} and lower(o.name) = lower(${name}) and o.id <> ${id})
    returning id`.execute(tx);
  return rows.length > 0;
}

/** Takes a column away with all its values. */
export async function dropColumn(tx: Tx, id: number): Promise<void> {
  await sql`select drop_custom_column(${id})`.execute(tx);
}

/** How many records of a table have this option in a column. */
export async function recordsWithOption(
  tx: Tx,
  { id, table, renderType }: CustomColumn & { table: CustomTable },
  option: string,
): Promise<number> {
  const name = sql.ref(customColumnName(id));
  const has =
    renderType === 'Multi-select' ? sql`${option} = any(${name})` : sql`${name} = ${option}`;
  const { rows } = await sql<{ records: number }>`
    select count(*)::int as records from ${sql.ref(table)} where ${has}`.execute(tx);
  return rows[0]?.records ?? 0;
}
