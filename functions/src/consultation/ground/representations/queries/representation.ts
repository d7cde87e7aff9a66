import { sql, type Tx } from '../../../../platform/db.ts';
import { isTextShown } from '../../texts/queries/public-text.ts';
import type { Representation } from '../representation-schema.ts';
import { copyRedactedText } from './copy-text.ts';

/** A representation with who made it and what it says; undefined where there is none. */
export async function findRepresentation(tx: Tx, id: number): Promise<Representation | undefined> {
  const { rows } = await sql<Representation>`
    select r.id, r.consultation_id as "consultationEventId", c.name as consultation,
           r.correspondence_type_id as "correspondenceType", t.name as "correspondenceName",
           r.letter_date as "letterDate", r.received_date as "receivedDate",
           r.acknowledgement_date as "acknowledgementDate", r.status, r.attitude,
           r.policy, r.response_deadline as "responseDeadline", r.consent, r.topics, r.publication,
           r.received_date > (c.closes_at at time zone 'Europe/London')::date as "isLate",
           (select jsonb_build_object('contactId', e.contact_id, 'organisationId', e.organisation_id,
                                      'name', r.representee, 'organisationType', r.organisation_type)
              from representees e where e.representation_id = r.id) as representee,
           (select coalesce(jsonb_agg(jsonb_build_object('agentId', a.contact_id, 'agentPrimaryContact', a.is_primary,
                                                         'name', p.name, 'organisation', o.name)
                                      order by a.is_primary desc, p.name), '[]')
              from representation_agents a join contacts p on p.id = a.contact_id
              left join organisations o on o.id = p.organisation_id
             where a.representation_id = r.id) as agents,
           (select coalesce(jsonb_agg(jsonb_build_object('id', s.id, 'sequentialId', s.sequential_id)
                                      order by s.sequential_id), '[]')
              from sub_representations s
             where s.representation_id = r.id and not s.is_deleted) as "subRepresentations",
           (select coalesce(jsonb_agg(jsonb_build_object('column', 'custom_' || k.id, 'name', k.name,
                                                         'value', to_jsonb(r) -> ('custom_' || k.id))
                                      order by k.id), '[]')
              from custom_columns k where k.record_table = 'representations') as "customColumns",
           coalesce((select p.plain from public_texts p
                      where p.representation_id = r.id and ${isTextShown}), '') as text,
           r.is_checked as "isChecked", r.row_version
      from representations r
      join consultations c on c.id = r.consultation_id
      left join correspondence_types t on t.id = r.correspondence_type_id
     where r.id = ${id} and not r.is_deleted`.execute(tx);
  return rows[0];
}

/** Keeps what arrived, word for word; it is never changed. */
export async function keepOriginal(tx: Tx, id: number, text: string): Promise<void> {
  await sql`
    insert into representation_originals (representation_id, text) values (${id}, ${text})`.execute(
    tx,
  );
}

/** Copies a representation as it was received, with who made it, what it says and what of that is redacted; gives the copy's id. */
export async function copyRepresentation(tx: Tx, id: number, accountId: number): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    insert into representations (consultation_id, correspondence_type_id, letter_date, received_date,
                                 acknowledgement_date, attitude, policy, response_deadline, consent,
                                 is_checked, copy_of, account_id)
    select consultation_id, correspondence_type_id, letter_date, received_date, acknowledgement_date, attitude, policy,
           response_deadline, consent, is_checked, coalesce(copy_of, id), ${accountId}
      from representations where id = ${id}
    returning id`.execute(tx);
  const copy = rows[0]?.id;
  if (copy === undefined) throw new Error('A representation was not copied');
  await sql`
    insert into representation_originals (representation_id, text)
    select ${copy}, text from representation_originals where representation_id = ${id}`.execute(tx);
  await sql`
    insert into representees (representation_id, contact_id, organisation_id)
    select ${copy}, contact_id, organisation_id from representees where representation_id = ${id}`.execute(
    tx,
  );
  await sql`
    insert into representation_agents (representation_id, contact_id, is_primary)
    select ${copy}, contact_id, is_primary from representation_agents where representation_id = ${id}`.execute(
    tx,
  );
  await copyRedactedText(tx, id, copy, accountId);
  return copy;
}
