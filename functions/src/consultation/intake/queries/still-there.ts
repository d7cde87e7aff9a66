import { sql, type Tx } from '../../../platform/db.ts';

/** Of these consultations and types of correspondence, those that are still there. */
export async function stillThere(tx: Tx, { events, types }: { events: number[]; types: number[] }) {
  const { rows } = await sql<{ kind: 'event' | 'type'; id: number }>`
    select 'event' as kind, id from consultations where id = any(${events}::bigint[])
    union all select 'type', id from correspondence_types where id = any(${types}::bigint[])`.execute(
    tx,
  );
  const idsOf = (kind: string) =>
    new Set(rows.filter((row) => row.kind === kind).map(({ id }) => id));
  return { events: idsOf('event'), types: idsOf('type') };
}
