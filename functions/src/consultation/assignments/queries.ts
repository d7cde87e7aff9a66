import { sql, type Tx } from '../../platform/db.ts';
import type { Work } from './contract.ts';

export interface Officer {
  id: number;
  name: string;
}

const nameOf = sql`coalesce(nullif(a.display_name, ''), split_part(a.email, '@', 1))`;

/** Whoever may write representations, by name. */
export async function findOfficers(tx: Tx): Promise<Officer[]> {
  const { rows } = await sql<Officer>`
    select a.id, ${nameOf} as name
      from accounts a
     where not a.disabled and exists (
             select from account_roles r join role_grants g using (role_id)
              where r.account_id = a.id and g.unit = 'representations' and g.action = 'write')
     order by 2, 1`.execute(tx);
  return rows;
}

export async function findRepresentationAssignees(
  tx: Tx,
  representationId: number,
): Promise<Officer[]> {
  const { rows } = await sql<Officer>`
    select a.id, ${nameOf} as name
      from representation_assignees s join accounts a on a.id = s.account_id
     where s.representation_id = ${representationId} order by 2, 1`.execute(tx);
  return rows;
}

export async function findSubAssignees(tx: Tx, subRepresentationId: number): Promise<Officer[]> {
  const { rows } = await sql<Officer>`
    select a.id, ${nameOf} as name
      from sub_representation_assignees s join accounts a on a.id = s.account_id
     where s.sub_representation_id = ${subRepresentationId} order by 2, 1`.execute(tx);
  return rows;
}

export async function writeAssignees(tx: Tx, id: number, accountIds: readonly number[]) {
  await sql`delete from representation_assignees where representation_id = ${id}`.execute(tx);
  await sql`
    insert into representation_assignees (representation_id, account_id)
    select ${id}, unnest(${accountIds}::bigint[])`.execute(tx);
}

export async function writeSubAssignees(tx: Tx, id: number, accountIds: readonly number[]) {
  await sql`delete from sub_representation_assignees where sub_representation_id = ${id}`.execute(
    tx,
  );
  await sql`
    insert into sub_representation_assignees (sub_representation_id, account_id)
    select ${id}, unnest(${accountIds}::bigint[])`.execute(tx);
}

/** The representation of a part that is not deleted. */
export async function representationOfPart(
  tx: Tx,
  id: number,
): Promise<{ representationId: number; sequentialId: number } | undefined> {
  const { rows } = await sql<{ representationId: number; sequentialId: number }>`
    select s.representation_id as "representationId", s.sequential_id as "sequentialId"
      from sub_representations s join representations r on r.id = s.representation_id
     where s.id = ${id} and not s.is_deleted and not r.is_deleted`.execute(tx);
  return rows[0];
}

const MAX_WORK = 500;

/** What is assigned to somebody and not answered yet, the nearest deadline first, and how much that is. */
export async function findWork(
  tx: Tx,
  accountId: number,
): Promise<{ work: Work[]; count: number }> {
  const mine = sql`
    select r.id as "representationId", null::bigint as "subRepresentationId", r.id::text as reference, r.status,
           r.representee, r.consultation_id, r.response_deadline, 0 as part
      from representation_assignees s join representations r on r.id = s.representation_id
     where s.account_id = ${accountId} and not r.is_deleted and r.status <> 'Response sent'
    union all
    select r.id, p.id, r.id || '.' || p.sequential_id, p.status, r.representee, r.consultation_id,
           r.response_deadline, p.sequential_id
      from sub_representation_assignees s
      join sub_representations p on p.id = s.sub_representation_id and not p.is_deleted
      join representations r on r.id = p.representation_id and not r.is_deleted
     where s.account_id = ${accountId} and p.status <> 'Response sent'`;
  const { rows } = await sql<Work & { count: number }>`
    select m."representationId", m."subRepresentationId", m.reference, m.status, m.representee,
           c.name as consultation, m.response_deadline as "responseDeadline",
           coalesce(m.response_deadline < (now() at time zone 'Europe/London')::date, false) as "isOverdue",
           count(*) over () as count
      from (${mine}) m join consultations c on c.id = m.consultation_id
     order by m.response_deadline nulls last, m."representationId", m.part
     limit ${MAX_WORK}`.execute(tx);
  return { work: rows.map(({ count: _, ...line }) => line), count: rows[0]?.count ?? 0 };
}
