import { sql, type Tx } from '../../../platform/db.ts';
import type { KeptBlock, KeptSection } from '../versions/kept-draft.ts';

/** Makes the sections of a document these: others are deleted. Versions rise where something differs. */
export async function restoreSections(
  tx: Tx,
  documentId: number,
  sections: readonly KeptSection[],
): Promise<void> {
  await sql`
    with kept as (
      select id, "parentId", kind, title, position from jsonb_to_recordset(${JSON.stringify(sections)}::jsonb)
        as k (id uuid, "parentId" uuid, kind text, title text, position integer)
    )
    update document_sections s
       set parent_id = case when k.id is null then s.parent_id else k."parentId" end,
           kind = coalesce(k.kind, s.kind), title = coalesce(k.title, s.title),
           position = coalesce(k.position, s.position),
           is_deleted = k.id is null,
           row_version = s.row_version + case
             when k.title is distinct from s.title or k."parentId" is distinct from s.parent_id or k.kind is distinct from s.kind
               or s.is_deleted <> (k.id is null) then 1 else 0 end
      from document_sections present left join kept k on k.id = present.id
     where s.id = present.id and s.document_id = ${documentId}`.execute(tx);
}

/** The same of its blocks. */
export async function restoreBlocks(
  tx: Tx,
  documentId: number,
  blocks: readonly KeptBlock[],
): Promise<void> {
  await sql`
    with kept as (
      select id, "sectionId", content, position, "isBeside" from jsonb_to_recordset(${JSON.stringify(blocks)}::jsonb)
        as k (id uuid, "sectionId" uuid, content jsonb, position integer, "isBeside" boolean)
    )
    update document_blocks b
       set section_id = coalesce(k."sectionId", b.section_id), content = coalesce(k.content, b.content),
           position = coalesce(k.position, b.position), is_beside = coalesce(k."isBeside", b.is_beside),
           is_deleted = k.id is null,
           row_version = b.row_version + case
             when k.content is distinct from b.content or b.is_deleted <> (k.id is null) then 1 else 0 end
      from document_blocks present
      join document_sections s on s.id = present.section_id
      left join kept k on k.id = present.id
     where b.id = present.id and s.document_id = ${documentId}`.execute(tx);
}

/** Adds sections and blocks to a document that has none, as they are given. */
export async function insertParts(
  tx: Tx,
  documentId: number,
  { sections, blocks }: { sections: readonly KeptSection[]; blocks: readonly KeptBlock[] },
): Promise<void> {
  await sql`
    insert into document_sections (id, document_id, parent_id, kind, title, position)
    select k.id, ${documentId}, k."parentId", k.kind, k.title, k.position
      from jsonb_to_recordset(${JSON.stringify(sections)}::jsonb)
        as k (id uuid, "parentId" uuid, kind text, title text, position integer)`.execute(tx);
  await sql`
    insert into document_blocks (id, section_id, type, content, position, is_beside)
    select k.id, k."sectionId", k.type, k.content, k.position, k."isBeside"
      from jsonb_to_recordset(${JSON.stringify(blocks)}::jsonb)
        as k (id uuid, "sectionId" uuid, type text, content jsonb, position integer, "isBeside" boolean)`.execute(
    tx,
  );
}
