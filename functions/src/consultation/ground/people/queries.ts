import { sql, type Tx } from '../../../platform/db.ts';
import type { OrganisationContact, Organisation } from './people-schema.ts';

const address = sql`jsonb_build_object('addressLine1', p.address_line1, 'addressLine2', p.address_line2, 'town', p.town,
  'country', p.country, 'postcode', p.postcode) as address`;

/** The rows of contacts that are searched: with the name of their organisation. */
export const contactRows = sql`(
    select c.*, o.name as organisation
      from contacts c left join organisations o on o.id = c.organisation_id)`;

/** Organisations that are not deleted, in the order of the ids. */
export async function findOrganisations(tx: Tx, ids: readonly number[]): Promise<Organisation[]> {
  const { rows } = await sql<Organisation>`
    select p.id, p.name as "organisationName", p.organisation_type as "organisationType", p.email,
           p.phone_number as "phoneNumber", ${address}, p.row_version
      from organisations p where p.id = any(${ids}::bigint[]) and not p.is_deleted order by p.id`.execute(
    tx,
  );
  return rows;
}

/** Contacts that are not deleted: those named, or those of an organisation, its main contact first. */
export async function findContacts(
  tx: Tx,
  of: { ids: readonly number[] } | { organisationId: number },
): Promise<OrganisationContact[]> {
  const meant =
    'ids' in of
      ? sql`p.id = any(${of.ids}::bigint[])`
      : sql`p.organisation_id = ${of.organisationId}`;
  const { rows } = await sql<OrganisationContact>`
    select p.id, 'C' || p.id as identifier,
           jsonb_build_object('link', null, 'initials', upper(left(p.first_name, 1) || left(p.last_name, 1))) as avatar,
           p.title, p.first_name as "firstName", p.last_name as "lastName", p.job_title as "jobTitle", p.email,
           p.phone_number as "contactNumber", p.organisation_id as "organisationId", o.name as organisation,
           p.is_main as "isMain", ${address}, p.row_version
      from contacts p left join organisations o on o.id = p.organisation_id
     where ${meant} and not p.is_deleted
     order by p.is_main desc, p.last_name, p.first_name, p.id`.execute(tx);
  return rows;
}

/**
 * Whether there is such an organisation. It is held until the transaction ends: nobody deletes or merges it before a
 * contact belongs to it, and its main contact is chosen by one at a time.
 */
export async function holdOrganisation(tx: Tx, id: number): Promise<boolean> {
  const { rows } = await sql`
    select from organisations where id = ${id} and not is_deleted for no key update`.execute(tx);
  return rows.length > 0;
}

/** An organisation's contacts are main ones no longer, apart from this one; gives those that were. */
export async function replaceMainContact(
  tx: Tx,
  organisationId: number,
  contactId: number | null,
): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    update contacts set is_main = false, row_version = row_version + 1, updated_at = clock_timestamp()
     where organisation_id = ${organisationId} and is_main and not is_deleted and id is distinct from ${contactId}::bigint
    returning id`.execute(tx);
  return rows.map(({ id }) => id);
}

/** The representations that show the name of an organisation or a contact. */
export async function representationsOf(
  tx: Tx,
  of: { organisationId: number } | { contactId: number },
): Promise<number[]> {
  const meant =
    'organisationId' in of
      ? sql`e.organisation_id = ${of.organisationId} or c.organisation_id = ${of.organisationId}`
      : sql`e.contact_id = ${of.contactId}`;
  const { rows } = await sql<{ id: number }>`
    select e.representation_id as id
      from representees e left join contacts c on c.id = e.contact_id
     where ${meant}`.execute(tx);
  return rows.map(({ id }) => id);
}

/** The organisations of these contacts that are deleted, by contact. */
export async function deletedOrganisations(
  tx: Tx,
  contactIds: readonly number[],
): Promise<Map<number, string[]>> {
  const { rows } = await sql<{ id: number; name: string }>`
    select c.id, o.name from contacts c join organisations o on o.id = c.organisation_id and o.is_deleted
     where c.id = any(${contactIds}::bigint[])`.execute(tx);
  return new Map(rows.map(({ id, name }) => [id, [name]]));
}

/** Of what the public reads: the representations made for one of these, which show its name unless that is withheld. */
export async function publishedFor(
  tx: Tx,
  kind: 'contact' | 'organisation',
  ids: readonly number[],
): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select p.representation_id as id
      from published_representations p join representees e on e.representation_id = p.representation_id
     where ${sql.ref(`e.${kind}_id`)} = any(${ids}::bigint[])
     order by p.representation_id`.execute(tx);
  return rows.map(({ id }) => id);
}

/** The representations made for those of these that are deleted. */
export async function madeForDeleted(
  tx: Tx,
  kind: 'contact' | 'organisation',
  ids: readonly number[],
): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select e.representation_id as id
      from representees e join ${sql.ref(`${kind}s`)} k on k.id = ${sql.ref(`e.${kind}_id`)}
     where k.id = any(${ids}::bigint[]) and k.is_deleted`.execute(tx);
  return rows.map(({ id }) => id);
}

/** Into whom these contacts or organisations were merged, by their ids; those that were not are left out. */
export async function findMergedInto(
  tx: Tx,
  kind: 'contact' | 'organisation',
  ids: readonly number[],
): Promise<Map<number, { id: number; name: string }>> {
  const { rows } = await sql<{ merged_id: number; id: number; name: string }>`
    select m.merged_id, k.id, k.name
      from merges m join ${sql.ref(kind === 'contact' ? 'contacts' : 'organisations')} k on k.id = m.kept_id
     where m.kind = ${kind} and m.undone_at is null and m.merged_id = any(${ids}::bigint[])`.execute(
    tx,
  );
  return new Map(rows.map(({ merged_id, ...into }) => [merged_id, into]));
}

/** What people call organisations or contacts, by id. */
export async function namesOf(
  tx: Tx,
  table: 'organisations' | 'contacts',
  ids: readonly number[],
): Promise<Map<number, string>> {
  const { rows } = await sql<{ id: number; name: string }>`
    select id, name from ${sql.ref(table)} where id = any(${ids}::bigint[])`.execute(tx);
  return new Map(rows.map(({ id, name }) => [id, name]));
}
