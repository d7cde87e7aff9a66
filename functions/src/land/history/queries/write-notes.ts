import { sql, type Tx } from '../../../platform/db.ts';

/** Adds a note to a site and returns its id. */
export async function insertNote(
  tx: Tx,
  siteId: number,
  actor: { accountId: number; displayName: string },
  content: string,
): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    insert into record_history (site_id, type, account_id, user_name, content)
    values (${siteId}, 'NOTE', ${actor.accountId}, ${actor.displayName}, ${content})
    returning id`.execute(tx);
  if (!rows[0]) throw new Error('A note was not added');
  return rows[0].id;
}

/** Replaces a note's text; earlier texts are kept in its details, oldest first. */
export async function rewriteNote(tx: Tx, noteId: number, content: string): Promise<void> {
  await sql`
    update record_history
       set details = jsonb_set(details, '{earlier}', coalesce(details -> 'earlier', '[]') || jsonb_build_object(
                       'content', content, 'until', clock_timestamp())),
           content = ${content}, edited_at = clock_timestamp()
     where id = ${noteId} and content is distinct from ${content}`.execute(tx);
}
