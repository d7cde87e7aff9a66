import { sql, type Tx } from '../../../platform/db.ts';

interface Named {
  events: number[];
  types: number[];
  topics: number[];
}

/** Of these consultations, types of correspondence and topics, those that are still there; topics stay so meanwhile. */
export async function stillThere(tx: Tx, { events, types, topics }: Named) {
  const kept = await sql<{ id: number }>`
    select id from topics where id = any(${topics}::bigint[]) order by id for key share`.execute(
    tx,
  );
  const { rows } = await sql<{ kind: 'event' | 'type'; id: number }>`
    select 'event' as kind, id from consultations where id = any(${events}::bigint[])
    union all select 'type', id from correspondence_types where id = any(${types}::bigint[])`.execute(
    tx,
  );
  const idsOf = (kind: string) =>
    new Set(rows.filter((row) => row.kind === kind).map(({ id }) => id));
  return {
    events: idsOf('event'),
    types: idsOf('type'),
    topics: new Set(kept.rows.map(({ id }) => id)),
  };
}

/** Which of these representations were deleted. */
export async function deletedAmong(tx: Tx, ids: readonly number[]): Promise<Set<number>> {
  const { rows } = await sql<{ id: number }>`
    select id from representations where id = any(${ids}::bigint[]) and is_deleted`.execute(tx);
  return new Set(rows.map(({ id }) => id));
}
