import { sql, type Tx } from '../../platform/db.ts';
import { longDate } from '../../platform/dates/long-date.ts';
import type { Letter } from './contract.ts';

export interface LetterFields {
  event: number;
  correspondence: number | null;
  letterDate: string | null;
  receivedDate: string;
  /** null: not acknowledged yet. */
  acknowledgeDate: string | null;
  responseDeadline: string | null;
  text: string;
}

interface Named {
  id: number;
  name: string;
}

/** The kinds of letter that the council has, in its own order. */
export async function findTypes(tx: Tx): Promise<Named[]> {
  const { rows } = await sql<Named>`
    select id, name from correspondence_types order by position, id`.execute(tx);
  return rows;
}

/** What letters may be about, in the council's own order. */
export async function findEvents(tx: Tx): Promise<Named[]> {
  const { rows } = await sql<Named>`
    select id, name from correspondence_events order by position, id`.execute(tx);
  return rows;
}

/** The letters of sites that are not deleted, each with its site's reference and place: what a search of them reads. */
export const letterRows = sql`(
    select c.id, c.site_id, s.source_reference, e.name as event, t.name as type, c.letter_date, c.received_date,
           c.acknowledge_date, c.response_deadline, c.text, c.row_version, c.created_at, c.updated_at,
           concat_ws(' ', s.search_text, e.name, t.name, c.text) as search_text,
           s.wkb_geometry, s.geometry_3857
      from correspondence c
      join sites s on s.id = c.site_id and not s.is_deleted
      join correspondence_events e on e.id = c.event_id
      left join correspondence_types t on t.id = c.type_id)`;

/** What people call these letters: the event and the day on which each was received. */
export async function letterNames(tx: Tx, ids: number[]): Promise<Map<number, string>> {
  const { rows } = await sql<{ id: number; event: string; received: string }>`
    select c.id, e.name as event, c.received_date as received
      from correspondence c join correspondence_events e on e.id = c.event_id
     where c.id = any(${ids}::bigint[])`.execute(tx);
  return new Map(rows.map(({ id, event, received }) => [id, `${event}, ${longDate(received)}`]));
}

/** A site's letters, the last received first; only one of them where it is named. */
export async function findLetters(tx: Tx, siteId: number, id?: number): Promise<Letter[]> {
  const { rows } = await sql<Letter>`
    select c.id, c.event_id as event, e.name as "eventName", c.type_id as correspondence,
           t.name as "correspondenceName", c.letter_date as "letterDate", c.received_date as "receivedDate",
           c.acknowledge_date as "acknowledgeDate", c.response_deadline as "responseDeadline", c.text, c.row_version
      from correspondence c
      join correspondence_events e on e.id = c.event_id
      left join correspondence_types t on t.id = c.type_id
     where c.site_id = ${siteId} and (${id ?? null}::bigint is null or c.id = ${id ?? null})
     order by c.received_date desc, c.id desc`.execute(tx);
  return rows;
}

/** The site that a letter is about; undefined where the council has no such letter. */
export async function siteOfLetter(tx: Tx, id: number): Promise<number | undefined> {
  const { rows } = await sql<{ site_id: number }>`
    select site_id from correspondence where id = ${id}`.execute(tx);
  return rows[0]?.site_id;
}

/** Adds a letter; gives its id. */
export async function insertLetter(
  tx: Tx,
  siteId: number,
  accountId: number,
  letter: LetterFields,
): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    insert into correspondence (site_id, account_id, event_id, type_id, letter_date, received_date,
                                acknowledge_date, response_deadline, text)
    values (${siteId}, ${accountId}, ${letter.event}, ${letter.correspondence}, ${letter.letterDate},
            ${letter.receivedDate}, ${letter.acknowledgeDate}, ${letter.responseDeadline}, ${letter.text})
    returning id`.execute(tx);
  if (!rows[0]) throw new Error('A letter was not added');
  return rows[0].id;
}

/** Writes over a letter that is held. */
export async function writeLetter(tx: Tx, id: number, letter: LetterFields): Promise<void> {
  await sql`
    update correspondence
       set event_id = ${letter.event}, type_id = ${letter.correspondence}, letter_date = ${letter.letterDate},
           received_date = ${letter.receivedDate}, acknowledge_date = ${letter.acknowledgeDate},
           response_deadline = ${letter.responseDeadline}, text = ${letter.text},
           row_version = row_version + 1, updated_at = clock_timestamp()
     where id = ${id}`.execute(tx);
}

/** Deletes a letter. */
export async function deleteLetter(tx: Tx, id: number): Promise<void> {
  await sql`delete from correspondence where id = ${id}`.execute(tx);
}
