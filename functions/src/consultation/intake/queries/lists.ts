import { sql, type Tx } from '../../../platform/db.ts';
import type { TableField } from '../tables/fields.ts';

interface Named {
  id: number;
  name: string;
}

const byName = (rows: readonly Named[]) =>
  new Map(rows.map(({ id, name }) => [name.toLowerCase(), id]));

/** The council's consultations, types of correspondence and topics, by name in small letters. */
export async function findIntakeLists(tx: Tx) {
  const events = await sql<Named>`select id, name from consultations`.execute(tx);
  const types = await sql<Named>`select id, name from correspondence_types`.execute(tx);
  const topics = await sql<Named>`select id, name from topics where not is_retired`.execute(tx);
  return {
    consultations: byName(events.rows),
    correspondenceTypes: byName(types.rows),
    topics: byName(topics.rows),
  };
}

/** What somebody has matched by hand in earlier files, by plain heading. */
export async function findMatches(tx: Tx): Promise<Map<string, TableField | null>> {
  const { rows } = await sql<{ column: string; field: TableField | null }>`
    select column_name as "column", field from intake_columns`.execute(tx);
  return new Map(rows.map(({ column, field }) => [column, field]));
}

/** Remembers matches for this file and those to come. */
export async function rememberMatches(
  tx: Tx,
  matches: readonly { column: string; field: string | null }[],
): Promise<void> {
  await sql`
    insert into intake_columns (column_name, field)
    select m."column", m.field from jsonb_to_recordset(${JSON.stringify(matches)}::jsonb) as m ("column" text, field text)
    on conflict (column_name) do update set field = excluded.field, matched_at = now()`.execute(tx);
}
