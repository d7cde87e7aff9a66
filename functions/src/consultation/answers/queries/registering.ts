import { sql, type Tx } from '../../../platform/db.ts';

/** Whether a consultation is closed, by the database's clock; nobody extends it until the transaction ends. */
export async function holdIfClosed(tx: Tx, consultationId: number): Promise<boolean> {
  const { rows } = await sql<{ closed: boolean }>`
    select now() > closes_at as closed from consultations where id = ${consultationId}
       for share`.execute(tx);
  return rows[0]?.closed ?? false;
}

/** What counts of a respondent `r` now, as `registered_answers` keeps what is registered. */
const presentAnswers = sql`
  (array['consent ' || coalesce(r.consent, '')]
   || array(select n.id || '.' || n.version from question_answers n
             where n.respondent_id = r.id and n.is_counted order by n.id))`;
/** Whether what a registered respondent `r` said was changed since. */
export const changedSince = sql<boolean>`
  (r.representation_id is not null and r.registered_answers is distinct from ${presentAnswers})`;

export interface Unregistered {
  id: number;
  firstName: string;
  lastName: string;
  email: string;
  phone: string | null;
  clientName: string | null;
  consent: string | null;
  /** yyyy-mm-dd in London: of the first answer, or of the last where answers were changed. */
  receivedDate: string;
  /** The representation that says what they said before; null: none. */
  replaces: number | null;
  /** What is registered now. */
  present: string[];
}

/**
 * Whether what a respondent `r` said is not registered as it is now, and can be. Those wait of whom an officer has still
 * to decide on an answer: each is registered with everything that counts.
 */
const unregistered = sql`
  ((r.representation_id is null
    and exists (select from question_answers a where a.respondent_id = r.id and a.is_counted))
   or ${changedSince})
  and not exists (select from question_answers a where a.respondent_id = r.id and a.moderation = 'held')`;

/** Holds the next respondents who can be registered until the transaction ends; gives their ids. */
export async function holdNextRespondents(
  tx: Tx,
  documentId: number,
  most: number,
): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select r.id from document_respondents r where r.document_id = ${documentId} and ${unregistered}
     order by r.id limit ${most} for update of r`.execute(tx);
  return rows.map(({ id }) => id);
}

/**
 * Of respondents who are held, those who can still be registered: a decision may have been taken back while they were
 * waited for, and only a statement begun since sees it.
 */
export async function findUnregistered(tx: Tx, held: readonly number[]): Promise<Unregistered[]> {
  const { rows } = await sql<Unregistered>`
    select r.id, coalesce(c.about ->> 'firstName', c.display_name, '') as "firstName",
           coalesce(c.about ->> 'lastName', '') as "lastName", c.email, c.phone, r.client_name as "clientName",
           r.consent, r.representation_id as replaces, ${presentAnswers} as present,
           (coalesce((select case when r.representation_id is null then min(a.submitted_at) else max(a.submitted_at) end
                        from question_answers a where a.respondent_id = r.id and a.is_counted), now())
              at time zone 'Europe/London')::date as "receivedDate"
      from document_respondents r join accounts c on c.id = r.account_id
     where r.id = any(${held}::bigint[]) and ${unregistered}
     order by r.id`.execute(tx);
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
  /** What of them is registered. */
  present: readonly string[];
}

/** Notes what was registered of whom, and who acted for them. */
export async function noteRegistered(
  tx: Tx,
  registered: readonly RegisteredAnswers[],
): Promise<void> {
  const list = sql`jsonb_to_recordset(${JSON.stringify(registered)}::jsonb)
    as g ("respondentId" bigint, "representationId" bigint, "agentId" bigint, present text[])`;
  await sql`
    update document_respondents r
       set representation_id = g."representationId", registered_answers = g.present from ${list}
     where r.id = g."respondentId"`.execute(tx);
  await sql`
    insert into representation_agents (representation_id, contact_id, is_primary)
    select g."representationId", g."agentId", true from ${list} where g."agentId" is not null
    on conflict do nothing`.execute(tx);
}

/** Notes that nothing of these respondents is left to register. */
export async function noteWithdrawn(
  tx: Tx,
  respondents: readonly { id: number; present: readonly string[] }[],
): Promise<void> {
  await sql`
    update document_respondents r set registered_answers = g.present
      from jsonb_to_recordset(${JSON.stringify(respondents)}::jsonb) as g (id bigint, present text[])
     where r.id = g.id`.execute(tx);
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
