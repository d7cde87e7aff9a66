import { sql, type Tx } from '../../../platform/db.ts';

/** By a column's plain header: its field's property name, or null where it is left out. */
export type MatchedColumns = ReadonlyMap<string, string | null>;

/** What somebody has matched by hand so far, in any file. */
export async function findMatchedColumns(tx: Tx): Promise<MatchedColumns> {
  const { rows } = await sql<{ column: string; field: string | null }>`
    select column_name as "column", db_property_name as field from import_columns`.execute(tx);
  return new Map(rows.map(({ column, field }) => [column, field]));
}

/** Remembers matches for this file and those to come. */
export async function rememberColumns(
  tx: Tx,
  matches: { column: string; field: string | null }[],
): Promise<void> {
  await sql`
    insert into import_columns (column_name, db_property_name)
    select m."column", m.field from jsonb_to_recordset(${JSON.stringify(matches)}::jsonb) as m ("column" text, field text)
    on conflict (column_name) do update
       set db_property_name = excluded.db_property_name, matched_at = now()`.execute(tx);
}
