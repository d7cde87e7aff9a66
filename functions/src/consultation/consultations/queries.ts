import { sql, type Tx } from '../../platform/db.ts';
import type { Consultation } from './contract.ts';

interface Named {
  id: number;
  name: string;
}

export interface ConsultationFields {
  name: string;
  kind: string;
  document: string;
  /** Times in London: 2026-11-30T17:00. */
  opensAt: string;
  closesAt: string;
}

const inLondon = (column: string) =>
  sql`to_char(${sql.ref(column)} at time zone 'Europe/London', 'YYYY-MM-DD"T"HH24:MI')`;
const ofLondon = (time: string) => sql`(${time}::timestamp at time zone 'Europe/London')`;

/** Consultations, the last to close first; only one where it is named. */
export async function findConsultations(tx: Tx, id?: number): Promise<Consultation[]> {
  const { rows } = await sql<Consultation>`
    select c.id, c.name, c.kind, c.document, ${inLondon('c.opens_at')} as "opensAt",
           ${inLondon('c.closes_at')} as "closesAt", ${inLondon('c.first_closes_at')} as "firstClosesAt",
           ${inLondon('c.last_closes_at')} as "lastClosesAt",
           case when now() < c.opens_at then 'to come' when now() <= c.closes_at then 'open' else 'closed' end as state,
           (select count(*)::int from representations r where r.consultation_id = c.id and not r.is_deleted)
             as representations,
           c.row_version
      from consultations c
     where ${id ?? null}::bigint is null or c.id = ${id ?? null}
     order by c.closes_at desc, c.id desc`.execute(tx);
  return rows;
}

/** Adds a consultation; gives its id, or undefined where another has its name. */
export async function insertConsultation(
  tx: Tx,
  { name, kind, document, opensAt, closesAt }: ConsultationFields,
): Promise<number | undefined> {
  const { rows } = await sql<{ id: number }>`
    insert into consultations (name, kind, document, opens_at, closes_at)
    values (${name}, ${kind}, ${document}, ${ofLondon(opensAt)}, ${ofLondon(closesAt)})
    on conflict (name) do nothing
    returning id`.execute(tx);
  return rows[0]?.id;
}

/** The version of a consultation, which is held until the transaction ends. */
export async function holdConsultation(tx: Tx, id: number): Promise<number | undefined> {
  const { rows } = await sql<{ row_version: number }>`
    select row_version from consultations where id = ${id} for update`.execute(tx);
  return rows[0]?.row_version;
}

/** Whether another consultation has this name. */
export async function isNameTaken(tx: Tx, id: number, name: string): Promise<boolean> {
  const { rows } = await sql<{ id: number }>`
    select id from consultations where name = ${name} and id <> ${id}`.execute(tx);
  return rows.length > 0;
}

/** Writes over a consultation that is held; when it was first to close, and last, stays known. */
export async function writeConsultation(
  tx: Tx,
  id: number,
  { name, kind, document, opensAt, closesAt }: ConsultationFields,
): Promise<void> {
  await sql`
    update consultations
       set name = ${name}, kind = ${kind}, document = ${document}, opens_at = ${ofLondon(opensAt)},
           first_closes_at = case when ${ofLondon(closesAt)} <> closes_at and closes_at > opens_at and now() >= opens_at
                                  then coalesce(first_closes_at, closes_at) else first_closes_at end,
           last_closes_at = case when ${ofLondon(closesAt)} <> closes_at and closes_at > opens_at and now() >= opens_at
                                 then closes_at else last_closes_at end,
           closes_at = ${ofLondon(closesAt)}, row_version = row_version + 1, updated_at = clock_timestamp()
     where id = ${id}`.execute(tx);
}

/** The representations that show the name of a consultation. */
export async function representationsIn(tx: Tx, consultationId: number): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select id from representations where consultation_id = ${consultationId} and not is_deleted
     order by id`.execute(tx);
  return rows.map(({ id }) => id);
}

export interface Participant {
  name: string;
  email: string;
  /** Of an account that may end such mails; null for others. */
  unsubscribeToken: string | null;
  /** Of their answers to documents. */
  references: string[];
  /** How many answers they have typed and not sent. */
  unsent: number;
}

/**
 * Who made representations in a consultation, who acted for them, and who has begun to answer its documents and wants
 * e-mails: each address once.
 */
export async function findParticipants(tx: Tx, consultationId: number): Promise<Participant[]> {
  const { rows } = await sql<Participant>`
    select min(p.name) as name, lower(p.email) as email, min(p.token) as "unsubscribeToken",
           coalesce(array_agg(p.reference order by p.reference) filter (where p.reference is not null), '{}') as "references",
           sum(p.unsent)::int as unsent
      from (select c.name, c.email, null as token, null as reference, 0 as unsent
              from representations r join representees e on e.representation_id = r.id
              join contacts c on c.id = e.contact_id and not c.is_deleted
             where r.consultation_id = ${consultationId} and not r.is_deleted
            union all
            select o.name, coalesce(o.email, m.email), null, null, 0
              from representations r join representees e on e.representation_id = r.id
              join organisations o on o.id = e.organisation_id and not o.is_deleted
              left join contacts m on m.organisation_id = o.id and m.is_main and not m.is_deleted
             where r.consultation_id = ${consultationId} and not r.is_deleted
            union all
            select c.name, c.email, null, null, 0
              from representations r join representation_agents a on a.representation_id = r.id
              join contacts c on c.id = a.contact_id and not c.is_deleted
             where r.consultation_id = ${consultationId} and not r.is_deleted
            union all
            select coalesce(a.display_name, split_part(a.email, '@', 1)), a.email, a.unsubscribe_token::text, r.reference,
                   (select count(*)::int from question_answers q
                     where q.respondent_id = r.id and q.draft is not null and q.draft is distinct from q.answer)
              from document_respondents r join documents d on d.id = r.document_id
              join accounts a on a.id = r.account_id and a.verified and not a.disabled
             where d.consultation_id = ${consultationId} and not d.is_deleted
               and (a.meta ->> 'receiveEmails')::boolean) p
     where p.email <> ''
     group by lower(p.email)
     order by 2`.execute(tx);
  return rows;
}

/** Where a consultation is read: its document, or the list where it has several or none. */
export async function findDocumentPath(tx: Tx, consultationId: number): Promise<string> {
  const { rows } = await sql<{ id: number }>`
    select document_id as id from published_documents where consultation_id = ${consultationId} limit 2`.execute(
    tx,
  );
  return rows.length === 1 ? `/p/document/${rows[0]?.id}` : '/p/document';
}

/** The kinds of correspondence that the council has, in its own order. */
export async function findCorrespondenceTypes(tx: Tx): Promise<Named[]> {
  const { rows } = await sql<Named>`
    select id, name from correspondence_types order by position, id`.execute(tx);
  return rows;
}
