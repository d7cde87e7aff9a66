import { sql, type Tx } from '../../../platform/db.ts';
import type { PersonFields, PersonKind, SitePerson } from '../contract.ts';

const COLUMNS = sql`id, name, organisation, email, phone, address, notes, row_version`;

/** A site's contacts or agents, in the order in which they were added. */
export async function findPeople(tx: Tx, siteId: number, kind: PersonKind): Promise<SitePerson[]> {
  const { rows } = await sql<SitePerson>`
    select ${COLUMNS} from site_people where site_id = ${siteId} and kind = ${kind} order by id`.execute(
    tx,
  );
  return rows;
}

/** One of them, held until the transaction ends. */
export async function holdPerson(
  tx: Tx,
  siteId: number,
  kind: PersonKind,
  id: number,
): Promise<SitePerson | undefined> {
  const { rows } = await sql<SitePerson>`
    select ${COLUMNS} from site_people
     where site_id = ${siteId} and kind = ${kind} and id = ${id} for update`.execute(tx);
  return rows[0];
}

/** Adds somebody to a site, under the id that they had before where that is given and free. */
export async function insertPerson(
  tx: Tx,
  siteId: number,
  kind: PersonKind,
  { name, organisation, email, phone, address, notes }: PersonFields,
  restoredId?: number,
): Promise<SitePerson> {
  const [column, id] = restoredId === undefined ? [sql``, sql``] : [sql`id,`, sql`${restoredId},`];
  const { rows } = await sql<SitePerson>`
    insert into site_people (${column} site_id, kind, name, organisation, email, phone, address, notes)
    overriding system value
    values (${id} ${siteId}, ${kind}, ${name}, ${organisation}, ${email}, ${phone}, ${address}, ${notes})
    returning ${COLUMNS}`.execute(tx);
  if (!rows[0]) throw new Error('A person was not added');
  return rows[0];
}

/** Writes over a person who is held. Throws where they are gone: the caller has looked. */
export async function writePerson(tx: Tx, id: number, person: PersonFields): Promise<SitePerson> {
  const { name, organisation, email, phone, address, notes } = person;
  const { rows } = await sql<SitePerson>`
    update site_people
       set name = ${name}, organisation = ${organisation}, email = ${email}, phone = ${phone},
           address = ${address}, notes = ${notes}, row_version = row_version + 1,
           updated_at = clock_timestamp()
     where id = ${id} returning ${COLUMNS}`.execute(tx);
  if (!rows[0]) throw new Error('A person who was held is gone');
  return rows[0];
}

/** Whether the site once had somebody of this id who was removed; the history keeps no more of them than that. */
export async function wasRemoved(
  tx: Tx,
  siteId: number,
  kind: PersonKind,
  id: number,
): Promise<boolean> {
  const { rows } = await sql`
    select from record_history
     where site_id = ${siteId} and type = 'EDIT' and field = ${kind}
       and details ->> 'removed_id' = ${String(id)} limit 1`.execute(tx);
  return rows.length > 0;
}

/** Takes a person off their site. */
export async function deletePerson(tx: Tx, id: number): Promise<void> {
  await sql`delete from site_people where id = ${id}`.execute(tx);
}
