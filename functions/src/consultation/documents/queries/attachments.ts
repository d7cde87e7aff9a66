import { fileFields } from '../../../land/ground/files/queries/files.ts';
import { sql, type Tx } from '../../../platform/db.ts';
import { documentAttachmentOwner as owner } from '../../ground/documents/attachments/document-attachment-owner.ts';
import type { DocumentAttachmentRow } from '../attachments/attachments-in.ts';

/** It stands in the edition that the public reads. */
const IS_PUBLIC = sql`
  exists (select from published_documents p
           where p.document_id = f.document_id
             and p.content -> 'attachments' @> jsonb_build_array(jsonb_build_object('id', f.id)))`;

/** The attachments of a draft that have arrived, in their order. */
export async function findAttachmentsOf(
  tx: Tx,
  documentId: number,
): Promise<DocumentAttachmentRow[]> {
  const { rows } = await sql<DocumentAttachmentRow>`
    select ${fileFields(owner)}, f.title, f.row_version, ${IS_PUBLIC} as is_public
      from document_attachments f
     where f.document_id = ${documentId} and f.arrived_at is not null and f.deleted_at is null and f.removed_at is null
     order by f.position nulls last, f.id`.execute(tx);
  return rows;
}

export async function writeAttachmentTitle(tx: Tx, id: number, title: string): Promise<void> {
  await sql`
    update document_attachments set title = ${title}, row_version = row_version + 1 where id = ${id}`.execute(
    tx,
  );
}

/** Gives attachments the places in which they stand here. */
export async function placeAttachments(tx: Tx, ids: readonly number[]): Promise<void> {
  await sql`
    update document_attachments f set position = n.at
      from unnest(${ids}::bigint[]) with ordinality as n (id, at)
     where f.id = n.id`.execute(tx);
}

/** Takes an attachment out of its draft, or puts it back. */
export async function setAttachmentRemoved(tx: Tx, id: number, isRemoved: boolean): Promise<void> {
  await sql`
    update document_attachments
       set removed_at = case when ${isRemoved}::boolean then clock_timestamp() end
     where id = ${id}`.execute(tx);
}

/** Whether an attachment was taken out of the draft, while its file is still there for those who read the edition. */
export async function isRemovedFromDraft(
  tx: Tx,
  { documentId, fileId }: { documentId: number; fileId: number },
): Promise<boolean> {
  const { rows } = await sql`
    select from document_attachments
     where id = ${fileId} and document_id = ${documentId} and removed_at is not null and deleted_at is null`.execute(
    tx,
  );
  return rows.length > 0;
}

/** Deletes the files of a document that were taken out of its draft and that the public does not read any more. */
export async function deleteRemovedAttachments(tx: Tx, documentId: number): Promise<void> {
  await sql`
    update document_attachments f
       set deleted_at = clock_timestamp(), tidied_at = null,
           next_scan_at = clock_timestamp() + interval '1 minute'
     where f.document_id = ${documentId} and f.removed_at is not null and f.deleted_at is null
       and not ${IS_PUBLIC}`.execute(tx);
}
