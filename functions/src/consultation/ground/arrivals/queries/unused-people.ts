import { sql, type Tx } from '../../../../platform/db.ts';
import type { PartOfBulk } from '../../../../records/history/whole-undo.ts';

/** People and organisations of these representations that the same registering added. */
export async function peopleAdded(
  tx: Tx,
  { id, ids }: PartOfBulk,
): Promise<{ contacts: number[]; organisations: number[] }> {
  const { rows } = await sql<{ kind: 'contact' | 'organisation'; id: number }>`
    with named as (
      select contact_id, organisation_id from representees where representation_id = any(${ids}::bigint[])
      union select contact_id, null from representation_agents where representation_id = any(${ids}::bigint[])),
    bodies as (
      select organisation_id as id from named
      union select c.organisation_id from contacts c join named n on n.contact_id = c.id),
    people as (
      select contact_id as id from named
      union select c.id from contacts c join bodies b on b.id = c.organisation_id)
    select distinct h.entity as kind, h.record_id as id
      from record_history h
     where h.bulk_id = ${id} and h.field = h.entity
       and (h.entity = 'contact' and h.record_id in (select p.id from people p)
            or h.entity = 'organisation' and h.record_id in (select b.id from bodies b))`.execute(
    tx,
  );
  const of = (kind: string) => rows.flatMap((row) => (row.kind === kind ? [row.id] : []));
  return { contacts: of('contact'), organisations: of('organisation') };
}

/** Those that no representation names any more, and nobody has changed. */
export async function unusedPeople(
  tx: Tx,
  table: 'contacts' | 'organisations',
  ids: readonly number[],
): Promise<number[]> {
  const isContact = table === 'contacts';
  const namedBy = isContact
    ? sql`select e.representation_id from representees e where e.contact_id = p.id
          union all select a.representation_id from representation_agents a where a.contact_id = p.id`
    : sql`select e.representation_id from representees e where e.organisation_id = p.id`;
  const members = isContact
    ? sql`false`
    : sql`exists (select from contacts c where c.organisation_id = p.id and not c.is_deleted)`;
  const { rows } = await sql<{ id: number }>`
    select p.id from ${sql.ref(table)} p
     where p.id = any(${ids}::bigint[]) and not p.is_deleted and not ${members}
       and not exists (
         select from (${namedBy}) n join representations r on r.id = n.representation_id and not r.is_deleted)
       and not exists (
         select from record_history h
          where h.entity = ${isContact ? 'contact' : 'organisation'} and h.record_id = p.id and h.type = 'EDIT'
            and h.field <> h.entity and h.undone_by is null and not h.details ? 'undoes')
     order by p.id`.execute(tx);
  return rows.map(({ id }) => id);
}
