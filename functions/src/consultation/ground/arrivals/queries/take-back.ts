import { sql, type Tx } from '../../../../platform/db.ts';

/** Holds those whose answers these representations say. */
export async function holdRespondents(tx: Tx, ids: readonly number[]): Promise<void> {
  await sql`
    select id from document_respondents where representation_id = any(${ids}::bigint[])
     order by id for no key update`.execute(tx);
}

/** Those that came from the inbox, a file of rows or a document can be registered again from there. */
export async function noteTakenBack(tx: Tx, ids: readonly number[]): Promise<void> {
  await sql`
    update representations r set taken_back_to = f.place
      from (select representation_id as id, 'inbox' as place from inbox_items
             where representation_id = any(${ids}::bigint[])
             union
            select representation_id, 'file' from intake_rows
             where representation_id = any(${ids}::bigint[]) and outcome in ('taken', 'corrected')
             union
            select representation_id, 'document' from document_respondents
             where representation_id = any(${ids}::bigint[])) f
     where r.id = f.id`.execute(tx);
}

/** These representations are known no longer by what they were registered from. */
export async function removeKeys(tx: Tx, ids: readonly number[]): Promise<void> {
  await sql`delete from intake_keys where representation_id = any(${ids}::bigint[])`.execute(tx);
}

/** Items of the inbox wait again, with the text as an officer typed or corrected it; gives their ids. */
export async function writeItemsWaiting(tx: Tx, ids: readonly number[]): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    update inbox_items i
       set text = said.text, status = case when said.text ~ '[^[:space:]]' then 'waiting' else 'unreadable' end,
           representation_id = null, row_version = row_version + 1
      from (select n.id, coalesce(o.text, n.text) as text
              from inbox_items n left join representation_originals o using (representation_id)
             where n.representation_id = any(${ids}::bigint[])) said
     where i.id = said.id returning i.id`.execute(tx);
  return rows.map(({ id }) => id);
}

/** Rows of files are not taken any more; gives the ids of their runs, each once. */
export async function writeRowsUndone(tx: Tx, ids: readonly number[]): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    update intake_rows set outcome = 'undone'
     where representation_id = any(${ids}::bigint[]) and outcome in ('taken', 'corrected')
    returning run_id as id`.execute(tx);
  return [...new Set(rows.map(({ id }) => id))];
}

/**
 * Respondents whose answers these representations say are back at the one that said them before, or at none where none
 * did; gives both, and needs the keys of those that are taken back.
 */
export async function writeRespondentsFree(
  tx: Tx,
  ids: readonly number[],
): Promise<{ taken: number; before: number | null }[]> {
  const { rows } = await sql<{ taken: number; before: number | null }>`
    update document_respondents d
       set representation_id = substring(k.key from ' after ([0-9]+)$')::bigint,
           registered_answers = case when k.key ~ ' after [0-9]+$' then '{}'::text[] end
      from intake_keys k
     where k.representation_id = d.representation_id and d.representation_id = any(${ids}::bigint[])
    returning k.representation_id as taken, d.representation_id as before`.execute(tx);
  return rows;
}
