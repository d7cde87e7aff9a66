import { sql, type Tx } from '../../../platform/db.ts';
import type { DocumentFormat } from '../../ground/documents/print/document-formats.ts';
import type { DraftFile } from './contract.ts';

/** Pictures of an edition that is public, by name. */
export async function findEditionPictures(
  tx: Tx,
  { id, edition, names }: { id: number; edition: number; names: readonly string[] },
): Promise<{ name: string; body: Buffer }[]> {
  // Drivers get bytes as twice as many letters; of these it is a third more.
  const { rows } = await sql<{ name: string; body: string }>`
    select name, encode(body, 'base64') as body from published_document_files
     where document_id = ${id} and edition = ${edition} and name = any(${names})`.execute(tx);
  return rows.map(({ name, body }) => ({ name, body: Buffer.from(body, 'base64') }));
}

export interface KeptDraftFile extends DraftFile {
  documentId: number;
  notificationId: number | null;
}

const columns = sql`id, format, status, message, file_name as "fileName", document_id as "documentId",
  notification_id as "notificationId"`;

interface NewDraftFile {
  documentId: number;
  accountId: number;
  notificationId: number;
  format: DocumentFormat;
  message: string;
}

export async function insertDraftFile(tx: Tx, made: NewDraftFile): Promise<KeptDraftFile> {
  const { rows } = await sql<KeptDraftFile>`
    insert into draft_files (document_id, account_id, notification_id, format, message)
    values (${made.documentId}, ${made.accountId}, ${made.notificationId}, ${made.format}, ${made.message})
    returning ${columns}`.execute(tx);
  return rows[0]!;
}

/** One of the account's own. */
export async function findOwnDraftFile(
  tx: Tx,
  accountId: number,
  id: string,
): Promise<KeptDraftFile | undefined> {
  const { rows } = await sql<KeptDraftFile>`
    select ${columns} from draft_files where id = ${id} and account_id = ${accountId}`.execute(tx);
  return rows[0];
}

/** One that is not finished, of a document that is there; undefined: there is nothing left to do. */
export async function findUnfinishedDraftFile(
  tx: Tx,
  id: string,
): Promise<KeptDraftFile | undefined> {
  const { rows } = await sql<KeptDraftFile>`
    select ${columns} from draft_files where id = ${id} and status = 'processing'`.execute(tx);
  return rows[0];
}

/** Says what an unfinished one is doing, or how it ended; undefined where it had ended already. */
export async function moveDraftFile(
  tx: Tx,
  id: string,
  { status, message, fileName }: Pick<DraftFile, 'status' | 'message' | 'fileName'>,
): Promise<KeptDraftFile | undefined> {
  const { rows } = await sql<KeptDraftFile>`
    update draft_files
       set status = ${status}, message = ${message}, file_name = ${fileName},
           finished_at = case when ${status} <> 'processing' then clock_timestamp() end
     where id = ${id} and status = 'processing'
    returning ${columns}`.execute(tx);
  return rows[0];
}

/** Those that were asked for over a day ago; a draft has changed since, and is written anew in seconds. */
export async function findOldDraftFiles(tx: Tx): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select id from draft_files
     where finished_at < clock_timestamp() - interval '1 day' limit 1000`.execute(tx);
  return rows.map(({ id }) => id);
}

export async function deleteDraftFiles(tx: Tx, ids: readonly string[]): Promise<void> {
  await sql`delete from draft_files where id = any(${ids}::uuid[])`.execute(tx);
}
