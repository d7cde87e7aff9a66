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

/** Which of these contacts and organisations are there. */
export async function knownPeople(
  tx: Tx,
  {
    contactIds,
    organisationIds,
  }: { contactIds: readonly number[]; organisationIds: readonly number[] },
) {
  const { rows } = await sql<{ kind: 'contact' | 'organisation'; id: number }>`
    select 'contact' as kind, id from contacts where id = any(${contactIds}::bigint[]) and not is_deleted
    union all
    select 'organisation', id from organisations where id = any(${organisationIds}::bigint[]) and not is_deleted`.execute(
    tx,
  );
  const idsOf = (kind: string) =>
    new Set(rows.filter((row) => row.kind === kind).map(({ id }) => id));
  return { contacts: idsOf('contact'), organisations: idsOf('organisation') };
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
