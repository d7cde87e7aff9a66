import { sql, type Tx } from '../../../../platform/db.ts';

/** On whose behalf a representation is made: one of the two. */
export interface RepresenteeLink {
  contactId: number | null;
  organisationId: number | null;
}

export interface AgentLink {
  agentId: number;
  agentPrimaryContact?: boolean | undefined;
}

/** On whose behalf a representation is made; undefined where that is not known yet. */
export async function findRepresentee(
  tx: Tx,
  representationId: number,
): Promise<RepresenteeLink | undefined> {
  const { rows } = await sql<RepresenteeLink>`
    select contact_id as "contactId", organisation_id as "organisationId"
      from representees where representation_id = ${representationId}`.execute(tx);
  return rows[0];
}

/** Names whom a representation is made for, in place of anybody named before. */
export async function writeRepresentee(
  tx: Tx,
  representationId: number,
  { contactId, organisationId }: RepresenteeLink,
): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    insert into representees (representation_id, contact_id, organisation_id)
    values (${representationId}, ${contactId}, ${organisationId})
    on conflict (representation_id) do update
      set contact_id = excluded.contact_id, organisation_id = excluded.organisation_id
    returning id`.execute(tx);
  return rows[0]?.id ?? 0;
}

/** The agents of a representation are these and no others. */
export async function writeAgents(
  tx: Tx,
  representationId: number,
  agents: readonly AgentLink[],
): Promise<void> {
  await sql`delete from representation_agents where representation_id = ${representationId}`.execute(
    tx,
  );
  await sql`
    insert into representation_agents (representation_id, contact_id, is_primary)
    select ${representationId}, a."agentId", coalesce(a."agentPrimaryContact", false)
      from jsonb_to_recordset(${JSON.stringify(agents)}::jsonb) as a ("agentId" bigint, "agentPrimaryContact" boolean)`.execute(
    tx,
  );
}

/**
 * Which of these contacts and organisations are there. They are held so that nobody merges or deletes them before they
 * are named: a merge then waits, and takes along what was registered meanwhile.
 */
export async function knownPeople(
  tx: Tx,
  {
    contactIds,
    organisationIds,
  }: { contactIds: readonly number[]; organisationIds: readonly number[] },
) {
  return {
    contacts: await heldOf(tx, 'contacts', contactIds),
    organisations: await heldOf(tx, 'organisations', organisationIds),
  };
}

async function heldOf(
  tx: Tx,
  table: 'contacts' | 'organisations',
  ids: readonly number[],
): Promise<Set<number>> {
  if (ids.length === 0) return new Set();
  const { rows } = await sql<{ id: number }>`
    select id from ${sql.ref(table)} where id = any(${ids}::bigint[]) and not is_deleted
     order by id for share`.execute(tx);
  return new Set(rows.map(({ id }) => id));
}

/** The contacts and organisations that a representation names. */
export async function namedPeople(
  tx: Tx,
  representationId: number,
): Promise<{ contactIds: number[]; organisationIds: number[] }> {
  const { rows } = await sql<{ contactIds: number[]; organisationIds: number[] }>`
    select array(select contact_id from representees
                  where representation_id = ${representationId} and contact_id is not null
                 union
                 select contact_id from representation_agents
                  where representation_id = ${representationId})::int[] as "contactIds",
           array(select organisation_id from representees
                  where representation_id = ${representationId}
                    and organisation_id is not null)::int[] as "organisationIds"`.execute(tx);
  return rows[0] ?? { contactIds: [], organisationIds: [] };
}

/** The contact or organisation that this one was merged into, whatever that was merged into in turn; else itself. */
export async function keptInstead(
  tx: Tx,
  kind: 'contact' | 'organisation',
  id: number,
): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    with recursive kept (id, depth) as (
      select ${id}::bigint, 0
      union all
      select m.kept_id, k.depth + 1 from kept k
        join merges m on m.kind = ${kind} and m.merged_id = k.id and m.undone_at is null
       where k.depth < 20)
    select id from kept order by depth desc limit 1`.execute(tx);
  return rows[0]?.id ?? id;
}

/** The representees and agents of these representations that are deleted, by representation. */
export async function deletedPeople(
  tx: Tx,
  representationIds: readonly number[],
): Promise<Map<number, string[]>> {
  const { rows } = await sql<{ id: number; names: string[] }>`
    select n.id, array_agg(distinct n.name order by n.name) as names
      from (select e.representation_id as id, o.name
              from representees e join organisations o on o.id = e.organisation_id and o.is_deleted
            union all
            select e.representation_id, c.name
              from representees e join contacts c on c.id = e.contact_id and c.is_deleted
            union all
            select a.representation_id, c.name
              from representation_agents a join contacts c on c.id = a.contact_id and c.is_deleted) n
     where n.id = any(${representationIds}::bigint[])
     group by n.id`.execute(tx);
  return new Map(rows.map(({ id, names }) => [id, names]));
}

/** Who made these representations, as each says it; null where that is not known. */
export async function findRepresenteeNames(
  tx: Tx,
  ids: readonly number[],
): Promise<{ id: number; representee: string | null }[]> {
  const { rows } = await sql<{ id: number; representee: string | null }>`
    select id, representee from representations where id = any(${ids}::bigint[])`.execute(tx);
  return rows;
}
