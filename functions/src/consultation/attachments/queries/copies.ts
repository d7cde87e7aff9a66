import type { UploadType } from '../../../records/files/file-limits.ts';
import type { FileState } from '../../../records/files/file-states.ts';
import { sql, type Tx } from '../../../platform/db.ts';
import type { AttachmentBox, CopyState } from '../contract/parts.ts';

export interface FoundAttachment {
  id: number;
  number: number;
  content_type: UploadType;
  state: FileState;
  name: string;
  size: number;
  reason: string | null;
  user_name: string;
  created_at: string;
  version: number | null;
  copy_state: CopyState | null;
  copy_reason: string | null;
  pages: number | null;
  copy_size: number | null;
}

/** The copy of the latest boxes. */
const LATEST = sql`
  c.version = (select max(l.version) from attachment_copies l where l.file_id = c.file_id)`;

/** The attachments of a representation with their latest copies. */
export async function findAttachments(
  tx: Tx,
  representationId: number,
): Promise<FoundAttachment[]> {
  const { rows } = await sql<FoundAttachment>`
    select f.id, f.number, f.content_type, f.state, f.display_name as name, f.size_bytes as size, f.reason, f.user_name,
           f.created_at, c.version, c.state as copy_state, c.reason as copy_reason, c.pages, c.size_bytes as copy_size
      from representation_files f
      left join attachment_copies c on c.file_id = f.id and ${LATEST}
     where f.representation_id = ${representationId} and f.arrived_at is not null and f.deleted_at is null
     order by f.number`.execute(tx);
  return rows;
}

export interface LatestCopy {
  id: number;
  version: number;
  boxes: AttachmentBox[];
  state: CopyState;
}

/** The copy of an attachment's latest boxes, whether or not it is made. */
export async function findLatestCopy(tx: Tx, fileId: number): Promise<LatestCopy | undefined> {
  const { rows } = await sql<LatestCopy>`
    select c.id, c.version, c.boxes, c.state from attachment_copies c
     where c.file_id = ${fileId} and ${LATEST}`.execute(tx);
  return rows[0];
}

interface NewCopy {
  fileId: number;
  version: number;
  boxes: readonly AttachmentBox[];
  pages: number;
  author: { accountId: number; displayName: string };
}

/** Records that a copy is to be made; gives its id. */
export async function insertCopy(tx: Tx, copy: NewCopy): Promise<number> {
  const { fileId, version, boxes, pages, author } = copy;
  const { rows } = await sql<{ id: number }>`
    insert into attachment_copies (file_id, version, boxes, pages, account_id, user_name)
    values (${fileId}, ${version}, ${JSON.stringify(boxes)}::jsonb, ${pages}, ${author.accountId},
            ${author.displayName})
    returning id`.execute(tx);
  return rows[0]?.id ?? 0;
}

export interface CopyToMake {
  id: number;
  fileId: number;
  representationId: number;
  number: number;
  boxes: AttachmentBox[];
}

/** A copy that is still to be made, of the latest boxes and a file that can be read. */
export async function findCopyToMake(tx: Tx, id: number): Promise<CopyToMake | undefined> {
  const { rows } = await sql<CopyToMake>`
    select c.id, f.id as "fileId", f.representation_id as "representationId", f.number, c.boxes
      from attachment_copies c join representation_files f on f.id = c.file_id
     where c.id = ${id} and c.state = 'making' and ${LATEST} and f.state = 'clean' and f.deleted_at is null`.execute(
    tx,
  );
  return rows[0];
}

/** Ends the making of a copy; gives its representation, undefined if it had ended. */
export async function endCopy(
  tx: Tx,
  id: number,
  { size, reason }: { size: number | null; reason: string | null },
): Promise<number | undefined> {
  const { rows } = await sql<{ id: number }>`
    update attachment_copies c
       set state = case when ${reason}::text is null then 'made' else 'failed' end, reason = ${reason},
           size_bytes = ${size}::bigint, made_at = clock_timestamp()
      from representation_files f
     where c.id = ${id} and c.state = 'making' and f.id = c.file_id
    returning f.representation_id as id`.execute(tx);
  return rows[0]?.id;
}

/**
 * Copies that nobody reads any more: of former boxes, once newer ones have theirs, and of files that are gone; never
 * what the public reads. What is still being made has a day
 * for it. Of one file, or of all.
 */
export async function findDroppedCopies(tx: Tx, fileId: number | null = null): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select c.id from attachment_copies c join representation_files f on f.id = c.file_id
     where (${fileId}::bigint is null or f.id = ${fileId})
       and not exists (select from published_attachments p where p.copy_id = c.id)
       and (exists (select from attachment_copies n
                     where n.file_id = c.file_id and n.version > c.version and n.state = 'made')
            or (f.deleted_at is not null and f.tidied_at is not null))
       and (c.state <> 'making' or c.created_at < clock_timestamp() - interval '1 day')
       and not (${LATEST} and f.deleted_at is null)`.execute(tx);
  return rows.map(({ id }) => id);
}

export async function removeCopies(tx: Tx, ids: readonly number[]): Promise<void> {
  await sql`delete from attachment_copies where id = any(${ids}::bigint[])`.execute(tx);
}
