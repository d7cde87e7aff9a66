import { sql, type Tx } from '../../../platform/db.ts';
import type { BlockType } from '../../ground/documents/kinds.ts';
import type { DraftBlock } from '../contract.ts';

const fields = sql`
  b.id, b.section_id as "sectionId", b.type, b.content, b.position, b.is_beside as "isBeside", b.row_version`;

/** The blocks of a draft, of these types alone where they are said; of sections that are deleted, too. */
export async function findBlocks(
  tx: Tx,
  documentId: number,
  types?: readonly BlockType[],
): Promise<DraftBlock[]> {
  const ofTypes = types ? sql`and b.type = any(${types}::text[])` : sql``;
  const { rows } = await sql<DraftBlock>`
    select ${fields} from document_blocks b join document_sections s on s.id = b.section_id
     where s.document_id = ${documentId} and not b.is_deleted ${ofTypes}
     order by b.position, b.id`.execute(tx);
  return rows;
}

export interface HeldBlock extends DraftBlock {
  isDeleted: boolean;
}

/** A block of a document, deleted ones included. */
export async function findBlock(
  tx: Tx,
  documentId: number,
  blockId: string,
): Promise<HeldBlock | undefined> {
  const { rows } = await sql<HeldBlock>`
    select ${fields}, b.is_deleted as "isDeleted"
      from document_blocks b join document_sections s on s.id = b.section_id
     where s.document_id = ${documentId} and b.id = ${blockId}`.execute(tx);
  return rows[0];
}

/** The ids of the blocks of a section in their order; of the deleted ones not. */
export async function findBlockIds(tx: Tx, sectionId: string): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select id from document_blocks where section_id = ${sectionId} and not is_deleted order by position, id`.execute(
    tx,
  );
  return rows.map(({ id }) => id);
}

export async function countBlocks(tx: Tx, documentId: number): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from document_blocks b join document_sections s on s.id = b.section_id
     where s.document_id = ${documentId}`.execute(tx);
  return rows[0]?.count ?? 0;
}

export async function insertBlock(
  tx: Tx,
  {
    sectionId,
    type,
    content,
    isBeside,
  }: Pick<DraftBlock, 'sectionId' | 'type' | 'isBeside'> & { content: unknown },
): Promise<string> {
  const { rows } = await sql<{ id: string }>`
    insert into document_blocks (section_id, type, content, position, is_beside)
    values (${sectionId}, ${type}, ${JSON.stringify(content)}::jsonb, 0, ${isBeside}) returning id`.execute(
    tx,
  );
  return rows[0]!.id;
}

/** Writes a block; its version rises where what it says changes. */
export async function writeBlock(
  tx: Tx,
  {
    id,
    sectionId,
    content,
    isBeside,
    isDeleted,
  }: Omit<HeldBlock, 'type' | 'position' | 'row_version'>,
): Promise<void> {
  const written = sql`${JSON.stringify(content)}::jsonb`;
  await sql`
    update document_blocks
       set section_id = ${sectionId}, content = ${written}, is_beside = ${isBeside}, is_deleted = ${isDeleted},
           row_version = row_version + case when content = ${written} and is_deleted = ${isDeleted} then 0 else 1 end
     where id = ${id}`.execute(tx);
}

/** Gives blocks their places in this order; versions stay. */
export async function placeBlocks(tx: Tx, ids: readonly string[]): Promise<void> {
  await sql`
    update document_blocks b set position = o.at
      from unnest(${ids}::uuid[]) with ordinality as o (id, at)
     where b.id = o.id and b.position <> o.at`.execute(tx);
}
