import { sql, type Tx } from '../../platform/db.ts';
import type { ColumnTypeName } from './column-types.ts';

/** A column that officers added to a table. */
export interface CustomColumn {
  id: number;
  name: string;
  renderType: ColumnTypeName;
  options: string[];
  row_version: number;
}

/** The columns that officers added to a table, in the order in which they did. */
export async function findCustomColumns(tx: Tx, table: string): Promise<CustomColumn[]> {
  const { rows } = await sql<CustomColumn>`
    select id, name, render_type as "renderType", options, row_version
      from custom_columns where record_table = ${table} order by id`.execute(tx);
  return rows;
}
