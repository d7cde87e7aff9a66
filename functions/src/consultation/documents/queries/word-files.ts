import { sql, type Tx } from '../../../platform/db.ts';
import type { DraftWordLoss } from '../contract/word.ts';

interface TakenFile {
  fileName: string;
  losses: readonly DraftWordLoss[];
  accountId: number;
}

/** Notes the Word file that a document took in, in place of one before. */
export async function noteWordFile(
  tx: Tx,
  documentId: number,
  { fileName, losses, accountId }: TakenFile,
): Promise<void> {
  await sql`
    insert into document_word_files (document_id, file_name, losses, account_id)
    values (${documentId}, ${fileName}, ${JSON.stringify(losses)}::jsonb, ${accountId})
    on conflict (document_id) do update
      set file_name = excluded.file_name, losses = excluded.losses, account_id = excluded.account_id,
          taken_at = clock_timestamp()`.execute(tx);
}

export interface KeptWordReport {
  fileName: string;
  takenAt: string;
  takenBy: string | null;
  losses: DraftWordLoss[];
}

export async function findWordReport(tx: Tx, documentId: number): Promise<KeptWordReport | null> {
  const { rows } = await sql<KeptWordReport>`
    select w.file_name as "fileName",
           to_char(w.taken_at at time zone 'Europe/London', 'YYYY-MM-DD"T"HH24:MI') as "takenAt",
           coalesce(a.display_name, a.email) as "takenBy", w.losses
      from document_word_files w left join accounts a on a.id = w.account_id
     where w.document_id = ${documentId}`.execute(tx);
  return rows[0] ?? null;
}

/** Pictures of a document, those that are still on their way included. */
export async function countPictures(tx: Tx, documentId: number): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from document_files
     where document_id = ${documentId} and deleted_at is null`.execute(tx);
  return rows[0]?.count ?? 0;
}
