import { sql, type Tx } from '../../platform/db.ts';
import type { Letter } from './contract.ts';

export interface LetterFields {
  event: number;
  correspondence: number | null;
  letterDate: string | null;
  receivedDate: string;
  acknowledgeDate: string;
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
