import type { DemoConsultations } from '../../emulator-data/consultation/consultation.ts';
import { demoResponses } from '../../emulator-data/consultation/responses.ts';
import { sql, type Tx } from '../../functions/src/platform/db.ts';
import { seedResponses } from './responses.ts';

const rowsAtOnce = 5000;

/** Loads what was said in a council's made-up consultations once, with who said it. */
export async function seedConsultations(tx: Tx, demo: DemoConsultations): Promise<void> {
  const { rows } = await sql<{ there: boolean }>`
    select exists (select from consultations) as there`.execute(tx);
  if (rows[0]?.there) return;
  const consultations = await addAll(
    tx,
    demo.consultations,
    (list) => sql<{ id: number }>`
    insert into consultations (name, kind, document, opens_at, closes_at)
    select name, kind, document, "opensAt"::timestamp at time zone 'Europe/London',
           "closesAt"::timestamp at time zone 'Europe/London'
      from jsonb_to_recordset(${list}::jsonb)
        as (name text, kind text, document text, "opensAt" text, "closesAt" text)
    returning id`,
  );
  const organisations = await addAll(
    tx,
    demo.organisations,
    (list) => sql<{ id: number }>`
    insert into organisations (name, organisation_type, email, phone_number, address_line1, town, country, postcode)
    select name, "organisationType", email, "phoneNumber", "addressLine1", town, 'England', postcode
      from jsonb_to_recordset(${list}::jsonb)
        as (name text, "organisationType" text, email text, "phoneNumber" text, "addressLine1" text, town text, postcode text)
    returning id`,
  );
  const idAt = (ids: readonly number[], at: number | null) => (at === null ? null : ids[at]);
  const people = demo.contacts.map((contact) => ({
    ...contact,
    organisationId: idAt(organisations, contact.organisation),
  }));
  const contacts = await addAll(
    tx,
    people,
    (list) => sql<{ id: number }>`
    insert into contacts (title, first_name, last_name, job_title, email, phone_number, organisation_id, is_main,
                          address_line1, town, country, postcode)
    select title, "firstName", "lastName", "jobTitle", email, "phoneNumber", "organisationId", "isMain", "addressLine1",
           town, 'England', postcode
      from jsonb_to_recordset(${list}::jsonb)
        as (title text, "firstName" text, "lastName" text, "jobTitle" text, email text, "phoneNumber" text,
            "organisationId" bigint, "isMain" boolean, "addressLine1" text, town text, postcode text)
    returning id`,
  );
  const said = demo.representations.map((each) => ({
    ...each,
    consultationId: idAt(consultations, each.consultation),
  }));
  const representations = await addAll(
    tx,
    said,
    (list) => sql<{ id: number }>`
    insert into representations (consultation_id, correspondence_type_id, letter_date, received_date,
                                 acknowledgement_date, status, attitude, is_checked)
    select r."consultationId", (select id from correspondence_types t where t.name = r.correspondence), r."letterDate",
           r."receivedDate", r."acknowledgementDate", r.status, r.attitude, true
      from jsonb_to_recordset(${list}::jsonb)
        as r ("consultationId" bigint, correspondence text, "letterDate" date, "receivedDate" date,
              "acknowledgementDate" date, status text, attitude text)
    returning id`,
  );
  const linked = demo.representations.map((each, at) => ({
    id: representations[at],
    contactId: idAt(contacts, each.contact),
    organisationId: idAt(organisations, each.organisation),
    agentId: idAt(contacts, each.agent),
    text: each.text,
  }));
  await addLinks(tx, linked);
  if (demo.representations.length > 0) await seedResponses(tx, demoResponses);
}

/** Adds a list bit by bit; gives the ids in its order. */
async function addAll(
  tx: Tx,
  list: readonly object[],
  statement: (json: string) => ReturnType<typeof sql<{ id: number }>>,
): Promise<number[]> {
  const ids: number[] = [];
  for (let at = 0; at < list.length; at += rowsAtOnce) {
    const { rows } = await statement(JSON.stringify(list.slice(at, at + rowsAtOnce))).execute(tx);
    ids.push(...rows.map(({ id }) => id));
  }
  return ids;
}

/** Who made each representation, who acted for them, and what it says. */
async function addLinks(tx: Tx, linked: readonly object[]): Promise<void> {
  for (let at = 0; at < linked.length; at += rowsAtOnce) {
    const list = JSON.stringify(linked.slice(at, at + rowsAtOnce));
    const some = sql`jsonb_to_recordset(${list}::jsonb)
      as (id bigint, "contactId" bigint, "organisationId" bigint, "agentId" bigint, text text)`;
    await sql`
      insert into representation_agents (representation_id, contact_id, is_primary)
      select id, "agentId", true from ${some} where "agentId" is not null`.execute(tx);
    await sql`
      insert into representees (representation_id, contact_id, organisation_id)
      select id, "contactId", "organisationId" from ${some}`.execute(tx);
    await sql`
      insert into representation_originals (representation_id, text) select id, text from ${some}`.execute(
      tx,
    );
  }
}
