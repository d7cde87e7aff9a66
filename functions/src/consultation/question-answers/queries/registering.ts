import { sql, type Tx } from '../../../platform/db.ts';

/** Whether a consultation is closed, by the database's clock. */
export async function isClosed(tx: Tx, consultationId: number): Promise<boolean> {
  const { rows } = await sql<{ closed: boolean }>`
    select now() > closes_at as closed from consultations where id = ${consultationId}`.execute(tx);
  return rows[0]?.closed ?? false;
}

export interface Unregistered {
  id: number;
  firstName: string;
  lastName: string;
  email: string;
  phone: string | null;
  clientName: string | null;
  consent: string | null;
  /** yyyy-mm-dd in London: of the first answer. */
  receivedDate: string;
}

/**
 * The next respondents whose submitted answers are not registered, held until the transaction ends. Those wait of whom
 * an officer has still to decide on an answer: each is registered once, with everything that counts.
 */
export async function holdUnregistered(
  tx: Tx,
  documentId: number,
  most: number,
): Promise<Unregistered[]> {
  const { rows } = await sql<Unregistered>`
    select r.id, coalesce(c.about ->> 'firstName', c.display_name, '') as "firstName",
           coalesce(c.about ->> 'lastName', '') as "lastName", c.email, c.phone, r.client_name as "clientName",
           r.consent,
           ((select min(a.submitted_at) from question_answers a where a.respondent_id = r.id and a.is_counted)
              at time zone 'Europe/London')::date as "receivedDate"
      from document_respondents r join accounts c on c.id = r.account_id
     where r.document_id = ${documentId} and r.representation_id is null
       and exists (select from question_answers a where a.respondent_id = r.id and a.is_counted)
       and not exists (select from question_answers a where a.respondent_id = r.id and a.moderation = 'held')
     order by r.id limit ${most}
       for update of r`.execute(tx);
  return rows;
}

/** How answers to documents come. */
export async function findOnlineForm(tx: Tx): Promise<number | null> {
  const { rows } = await sql<{ id: number }>`
    select id from correspondence_types where name = 'Online form'`.execute(tx);
  return rows[0]?.id ?? null;
}

export interface RegisteredAnswers {
  respondentId: number;
  representationId: number;
  agentId: number | null;
}

/** Notes what was registered of whom, who acted for them, and which sites it is about. */
export async function noteRegistered(
  tx: Tx,
  registered: readonly RegisteredAnswers[],
): Promise<void> {
  const list = sql`jsonb_to_recordset(${JSON.stringify(registered)}::jsonb)
    as g ("respondentId" bigint, "representationId" bigint, "agentId" bigint)`;
  await sql`
    update document_respondents r set representation_id = g."representationId" from ${list}
     where r.id = g."respondentId"`.execute(tx);
  await sql`
    insert into representation_agents (representation_id, contact_id, is_primary)
    select g."representationId", g."agentId", true from ${list} where g."agentId" is not null
    on conflict do nothing`.execute(tx);
  await sql`
    insert into representation_sites (representation_id, site_id)
    select distinct g."representationId", s.id
      from ${list} join question_answers a on a.respondent_id = g."respondentId" and a.is_counted
      join sites s on s.id = a.site_id
    on conflict do nothing`.execute(tx);
}

/** Who asked for something, by the notification that tells them of it. */
export async function findAsker(
  tx: Tx,
  notificationId: number,
): Promise<{ accountId: number; displayName: string } | undefined> {
  const { rows } = await sql<{ accountId: number; displayName: string }>`
    select a.id as "accountId", coalesce(a.display_name, a.email) as "displayName"
      from notifications n join accounts a on a.id = n.account_id where n.id = ${notificationId}`.execute(
    tx,
  );
  return rows[0];
}
