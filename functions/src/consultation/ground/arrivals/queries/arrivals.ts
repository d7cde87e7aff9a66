import { sql, type Tx } from '../../../../platform/db.ts';
import type { Arrival, ArrivedAddress, ArrivedContact, ArrivedOrganisation } from '../arrival.ts';

export interface KnownPerson {
  id: number;
  name: string;
  email: string | null;
  postcode: string | null;
}

/**
 * The contacts or organisations of these addresses or names (in small letters), those registered first before others.
 * They are held, so that a merge waits and takes along what is registered for them.
 */
export async function findKnown(
  tx: Tx,
  table: 'contacts' | 'organisations',
  { emails, names }: { emails: readonly string[]; names: readonly string[] },
): Promise<KnownPerson[]> {
  const { rows } = await sql<KnownPerson>`
    select id, lower(name) as name, lower(email) as email, lower(postcode) as postcode from ${sql.ref(table)}
     where not is_deleted and (lower(email) = any(${emails}::text[]) or lower(name) = any(${names}::text[]))
     order by id for share`.execute(tx);
  return rows;
}

/** Adds organisations; gives their ids in the same order. */
export async function insertOrganisations(
  tx: Tx,
  organisations: readonly (ArrivedOrganisation & ArrivedAddress)[],
): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    insert into organisations (name, organisation_type, email, address_line1, address_line2, town, country, postcode)
    select o.name, o.type, o.email, o."addressLine1", o."addressLine2", o.town, o.country, o.postcode
      from rows from (jsonb_to_recordset(${JSON.stringify(organisations)}::jsonb) as (
             name text, type text, email text, "addressLine1" text, "addressLine2" text, town text, country text,
             postcode text)) with ordinality as o (name, type, email, "addressLine1", "addressLine2", town, country,
                                                    postcode, at)
     order by o.at
    returning id`.execute(tx);
  return rows.map(({ id }) => id);
}

export type NewContactRow = ArrivedContact & ArrivedAddress & { organisationId: number | null };

/** Adds contacts; gives their ids in the same order. */
export async function insertContacts(
  tx: Tx,
  contacts: readonly NewContactRow[],
): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    insert into contacts (title, first_name, last_name, job_title, email, phone_number, organisation_id,
                          address_line1, address_line2, town, country, postcode)
    select c.title, c."firstName", c."lastName", c."jobTitle", c.email, c.phone, c."organisationId",
           c."addressLine1", c."addressLine2", c.town, c.country, c.postcode
      from rows from (jsonb_to_recordset(${JSON.stringify(contacts)}::jsonb) as (
             title text, "firstName" text, "lastName" text, "jobTitle" text, email text, phone text,
             "organisationId" bigint, "addressLine1" text, "addressLine2" text, town text, country text,
             postcode text)) with ordinality as c (title, "firstName", "lastName", "jobTitle", email, phone,
                                                    "organisationId", "addressLine1", "addressLine2", town, country,
                                                    postcode, at)
     order by c.at
    returning id`.execute(tx);
  return rows.map(({ id }) => id);
}

/** Adds representations without what they say and who made them; gives their ids in the same order. */
export async function insertRepresentations(
  tx: Tx,
  arrivals: readonly Arrival[],
  accountId: number | null,
): Promise<number[]> {
  const plain = arrivals.map(({ text: _text, ...arrival }) => arrival);
  const { rows } = await sql<{ id: number }>`
    insert into representations (consultation_id, correspondence_type_id, received_date, letter_date,
                                 acknowledgement_date, status, attitude, policy, consent, account_id)
    select a."consultationId", a."correspondenceTypeId", a."receivedDate", a."letterDate", a."acknowledgementDate",
           case when a."acknowledgementDate" is null then 'Received' else 'Acknowledged' end, a.attitude, a.policy, a.consent,
           ${accountId}
      from rows from (jsonb_to_recordset(${JSON.stringify(plain)}::jsonb) as (
             "consultationId" bigint, "correspondenceTypeId" bigint, "receivedDate" date, "letterDate" date,
             "acknowledgementDate" date, attitude text, policy text, consent text)) with ordinality as a ("consultationId", "correspondenceTypeId",
             "receivedDate", "letterDate", "acknowledgementDate", attitude, policy, consent, at)
     order by a.at
    returning id`.execute(tx);
  return rows.map(({ id }) => id);
}

/** What was registered, with what belongs to it. */
export interface RegisteredRow {
  id: number;
  contactId: number | null;
  organisationId: number | null;
  text: string;
  key: string;
  topicIds: number[];
}

/** Who made them, what they say, and how they are known again. */
export async function insertWhatBelongs(tx: Tx, rows: readonly RegisteredRow[]): Promise<void> {
  const json = JSON.stringify(rows);
  await sql`
    insert into representees (representation_id, contact_id, organisation_id)
    select r.id, r."contactId", r."organisationId"
      from jsonb_to_recordset(${json}::jsonb) as r (id bigint, "contactId" bigint, "organisationId" bigint)
     where num_nonnulls(r."contactId", r."organisationId") = 1`.execute(tx);
  await sql`
    insert into representation_originals (representation_id, text)
    select r.id, r.text from jsonb_to_recordset(${json}::jsonb) as r (id bigint, text text)`.execute(
    tx,
  );
  await sql`
    insert into intake_keys (key, representation_id)
    select r.key, r.id from jsonb_to_recordset(${json}::jsonb) as r (id bigint, key text)`.execute(
    tx,
  );
  const topics = rows.flatMap(({ id, topicIds }) => topicIds.map((topicId) => ({ id, topicId })));
  if (topics.length > 0)
    await sql`
      insert into representation_topics (representation_id, topic_id)
      select r.id, t.id from jsonb_to_recordset(${JSON.stringify(topics)}::jsonb) as r (id bigint, "topicId" bigint)
        join topics t on t.id = r."topicId"`.execute(tx);
}

/** The representations that these keys belong to. */
export async function findRegistered(
  tx: Tx,
  keys: readonly string[],
): Promise<Map<string, number>> {
  const { rows } = await sql<{ key: string; id: number }>`
    select key, representation_id as id from intake_keys where key = any(${keys}::text[])`.execute(
    tx,
  );
  return new Map(rows.map(({ key, id }) => [key, id]));
}

/** Registering takes turns, so that two runs with the same rows do not add the same people or representations. */
export async function takeTurn(tx: Tx): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext(current_schema() || ' intake'))`.execute(tx);
}
