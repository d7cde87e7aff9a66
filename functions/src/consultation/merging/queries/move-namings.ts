import { sql, type Tx } from '../../../platform/db.ts';
import type { MergeKind } from '../contract.ts';

/** A merge that is written down: what names `from` goes to `to`. */
export interface Moving {
  mergeId: number;
  kind: MergeKind;
  from: number;
  to: number;
}

export const representeeColumn = (kind: MergeKind) =>
  sql.ref(kind === 'contact' ? 'contact_id' : 'organisation_id');

/** Representations made by the one were made by the other; gives their ids. */
export async function moveRepresentees(
  tx: Tx,
  { mergeId, kind, from, to }: Moving,
): Promise<number[]> {
  const column = representeeColumn(kind);
  const { rows } = await sql<{ id: number }>`
    with moved as (
      update representees set ${column} = ${to} where ${column} = ${from} returning representation_id)
    insert into merge_moves (merge_id, place, record_id)
    select ${mergeId}, 'representee', representation_id from moved
    returning record_id as id`.execute(tx);
  return rows.map(({ id }) => id);
}

/** The agent of representations is the other contact; gives their ids. Nobody is an agent twice. */
export async function moveAgents(tx: Tx, { mergeId, from, to }: Moving): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    insert into merge_moves (merge_id, place, record_id, was_primary, kept_primary)
    select ${mergeId}, 'agent', m.representation_id, m.is_primary, k.is_primary
      from representation_agents m
      left join representation_agents k on k.representation_id = m.representation_id and k.contact_id = ${to}
     where m.contact_id = ${from}
    returning record_id as id`.execute(tx);
  await sql`delete from representation_agents where contact_id = ${from}`.execute(tx);
  await sql`
    insert into representation_agents (representation_id, contact_id, is_primary)
    select record_id, ${to}, was_primary from merge_moves where merge_id = ${mergeId} and place = 'agent'
    on conflict (representation_id, contact_id) do update
      set is_primary = representation_agents.is_primary or excluded.is_primary`.execute(tx);
  return rows.map(({ id }) => id);
}

/** Contacts of the one organisation belong to the other, whose main contact stays; gives their ids. */
export async function moveContacts(tx: Tx, { mergeId, from, to }: Moving): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    with moved as (
      insert into merge_moves (merge_id, place, record_id, was_primary)
      select ${mergeId}, 'contact', id, is_main from contacts where organisation_id = ${from}
      returning record_id)
    update contacts c
       set organisation_id = ${to},
           is_main = c.is_main and not exists (
             select from contacts k where k.organisation_id = ${to} and k.is_main and not k.is_deleted),
           row_version = c.row_version + 1,
           updated_at = case when c.is_deleted then c.updated_at else clock_timestamp() end
      from moved where c.id = moved.record_id
    returning c.id`.execute(tx);
  return rows.map(({ id }) => id);
}
