import { sql, type Tx } from '../../../../platform/db.ts';

/** What editions of these representations show of responses; they are held until the transaction ends. */
export async function holdShownResponses(
  tx: Tx,
  ids: readonly number[],
): Promise<{ id: number; response: string }[]> {
  const { rows } = await sql<{ id: number; response: string }>`
    select representation_id as id, response from published_representations
     where representation_id = any(${ids}::bigint[]) and response is not null
     order by representation_id for update`.execute(tx);
  return rows;
}

/** Editions show these responses, null: none, and no others. */
export async function writeShownResponses(
  tx: Tx,
  shown: readonly { id: number; words: string | null }[],
): Promise<void> {
  await sql`
    update published_representations p set response = s.words
      from jsonb_to_recordset(${JSON.stringify(shown)}::jsonb) as s (id bigint, words text)
     where p.representation_id = s.id`.execute(tx);
}
