import { sql, type Tx } from '../../../platform/db.ts';
import type { DraftSection } from '../contract.ts';

const fields = sql`id, parent_id as "parentId", kind, title, position, row_version`;

/** The sections of a draft, those within deleted ones left out. */
export async function findSections(tx: Tx, documentId: number): Promise<DraftSection[]> {
  const { rows } = await sql<DraftSection>`
    with recursive shown as (
      select id, parent_id, kind, title, position, row_version
        from document_sections where document_id = ${documentId} and parent_id is null and not is_deleted
       union all
      select s.id, s.parent_id, s.kind, s.title, s.position, s.row_version
        from document_sections s join shown on shown.id = s.parent_id where not s.is_deleted
    )
    select ${fields} from shown order by position, id`.execute(tx);
  return rows;
}

export interface HeldSection extends DraftSection {
  isDeleted: boolean;
}

/** Every section of a document, deleted ones included. */
export async function findAllSections(tx: Tx, documentId: number): Promise<HeldSection[]> {
  const { rows } = await sql<HeldSection>`
    select ${fields}, is_deleted as "isDeleted" from document_sections where document_id = ${documentId}
     order by position, id`.execute(tx);
  return rows;
}

export async function insertSection(
  tx: Tx,
  { documentId, parentId, title }: { documentId: number; parentId: string | null; title: string },
): Promise<string> {
  const { rows } = await sql<{ id: string }>`
    insert into document_sections (document_id, parent_id, kind, title, position)
    values (${documentId}, ${parentId}, 'section', ${title}, 0) returning id`.execute(tx);
  return rows[0]!.id;
}

export async function writeSection(
  tx: Tx,
  {
    id,
    kind,
    title,
    parentId,
    isDeleted,
  }: Pick<HeldSection, 'id' | 'kind' | 'title' | 'parentId' | 'isDeleted'>,
): Promise<void> {
  await sql`
    update document_sections
       set kind = ${kind}, title = ${title}, parent_id = ${parentId}, is_deleted = ${isDeleted}, row_version = row_version + 1
     where id = ${id}`.execute(tx);
}

/** Gives sections their places in this order; versions stay. */
export async function placeSections(tx: Tx, ids: readonly string[]): Promise<void> {
  await sql`
    update document_sections s set position = o.at
      from unnest(${ids}::uuid[]) with ordinality as o (id, at)
     where s.id = o.id and s.position <> o.at`.execute(tx);
}
