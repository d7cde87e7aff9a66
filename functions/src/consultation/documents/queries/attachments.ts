import { fileFields } from '../../../records/files/queries/files.ts';
import { sql, type Tx } from '../../../platform/db.ts';
import { documentAttachmentOwner as owner } from '../../ground/documents/attachments/document-attachment-owner.ts';
import type { CopiedFile } from '../../../platform/job-names.ts';
import type { DocumentAttachmentRow } from '../attachments/attachments-in.ts';
import type { KeptAttachment } from '../versions/kept-draft.ts';

/** A version of the draft names it, and may be restored. */
const IS_IN_VERSION = sql`
  exists (select from document_versions v
           where v.document_id = f.document_id
             and v.content -> 'attachments' @> jsonb_build_array(jsonb_build_object('id', f.id)))`;

/** It stands in the edition that the public reads. */
const IS_PUBLIC = sql`
  exists (select from published_documents p
           where p.document_id = f.document_id
             and p.content -> 'attachments' @> jsonb_build_array(jsonb_build_object('id', f.id)))`;

/** The attachments of a document whose bytes have still to follow from the one that it began from. */
export async function findCopying(
  tx: Tx,
  documentId: number,
): Promise<Pick<DocumentAttachmentRow, 'id' | 'display_name' | 'title'>[]> {
  const { rows } = await sql<Pick<DocumentAttachmentRow, 'id' | 'display_name' | 'title'>>`
    select id, display_name, title from document_attachments
     where document_id = ${documentId} and copied_from is not null and arrived_at is null and deleted_at is null
     order by position, id`.execute(tx);
  return rows;
}

/** Gives copies the titles and the order of what they are copies of. */
export async function writeCopied(tx: Tx, copies: readonly CopiedFile[]): Promise<void> {
  await sql`
    update document_attachments f set copied_from = was.id, title = was.title, position = n.at
      from rows from (jsonb_to_recordset(${JSON.stringify(copies)}::jsonb) as ("from" bigint, "to" bigint))
           with ordinality as n ("from", "to", at)
      join document_attachments was on was.id = n."from"
     where f.id = n."to"`.execute(tx);
}

/** Makes the attachments of a draft those of a version: its titles and order, and none that came later. */
export async function restoreAttachments(
  tx: Tx,
  documentId: number,
  kept: readonly KeptAttachment[],
): Promise<void> {
  await sql`
    with kept as (
      select id, title, at from rows from (jsonb_to_recordset(${JSON.stringify(kept)}::jsonb) as (id bigint, title text))
        with ordinality as n (id, title, at))
    update document_attachments f
       set removed_at = case when kept.id is null then coalesce(f.removed_at, clock_timestamp()) end,
           title = coalesce(kept.title, f.title), position = coalesce(kept.at, f.position),
           row_version = f.row_version + coalesce(kept.title <> f.title, false)::int
      from document_attachments each left join kept on kept.id = each.id
     where f.id = each.id and f.document_id = ${documentId} and f.arrived_at is not null and f.deleted_at is null`.execute(
    tx,
  );
}

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

/** Whether an attachment was taken out of the draft, while its file is still there for those who read the edition, or for a version. */
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

/** Deletes the files of a document that were taken out of its draft, unless the public reads them or a version has them. */
export async function deleteRemovedAttachments(tx: Tx, documentId: number): Promise<void> {
  await sql`
    update document_attachments f
       set deleted_at = clock_timestamp(), tidied_at = null,
           next_scan_at = clock_timestamp() + interval '1 minute'
     where f.document_id = ${documentId} and f.removed_at is not null and f.deleted_at is null
       and not ${IS_PUBLIC} and not ${IS_IN_VERSION}`.execute(tx);
}
