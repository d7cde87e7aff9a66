import { sql, type Tx } from '../../../platform/db.ts';

/** Documents that have pictures; deleted ones can be restored with theirs. */
export async function findPicturedDocuments(tx: Tx): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select distinct document_id as id from document_files
     where arrived_at is not null and deleted_at is null order by 1`.execute(tx);
  return rows.map(({ id }) => id);
}

/** Where blocks name pictures, as `picturesIn` knows: as themselves, and of options. */
const namedIn = (content: ReturnType<typeof sql>) => sql`
  (select jsonb_path_query(${content}, '$.**.fileId') union all select jsonb_path_query(${content}, '$.**.imageFileId'))`;

/** The pictures of a document that no block of its draft shows. */
export async function findPicturesNotInDraft(tx: Tx, documentId: number): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    with recursive shown as (
      select id from document_sections where document_id = ${documentId} and parent_id is null and not is_deleted
       union all
      select s.id from document_sections s join shown on shown.id = s.parent_id where not s.is_deleted),
    drafted as (
      select n.id from document_blocks b join shown on shown.id = b.section_id
       cross join lateral ${namedIn(sql`b.content`)} as n (id)
       where not b.is_deleted)
    select f.id from document_files f
     where f.document_id = ${documentId} and f.arrived_at is not null and f.deleted_at is null
       and not exists (select from drafted where drafted.id = to_jsonb(f.id))
     order by f.id`.execute(tx);
  return rows.map(({ id }) => id);
}

/** The pictures that a version of a document names, or an edition: their files are called by them. */
export async function findPicturesKept(tx: Tx, documentId: number): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select (n.id #>> '{}')::bigint as id
      from document_versions v cross join lateral ${namedIn(sql`v.content -> 'blocks'`)} as n (id)
     where v.document_id = ${documentId} and jsonb_typeof(n.id) = 'number'
     union
    select (m.found)[1]::bigint
      from document_editions e
     cross join lateral regexp_matches(e.content::text, '"pictures/([0-9]{1,15})-', 'g') as m (found)
     where e.document_id = ${documentId}`.execute(tx);
  return rows.map(({ id }) => id);
}

/** Notes since when pictures of a document have not been used: these from now on, unless it is known, and no others. */
export async function noteUnused(
  tx: Tx,
  documentId: number,
  ids: readonly number[],
): Promise<void> {
  await sql`
    update document_files set unused_since = case when id = any(${ids}::bigint[]) then clock_timestamp() end
     where document_id = ${documentId} and (unused_since is not null) <> (id = any(${ids}::bigint[]))`.execute(
    tx,
  );
}

/** Those of these pictures that have not been used for so many days. */
export async function findLongUnused(
  tx: Tx,
  ids: readonly number[],
  days: number,
): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select id from document_files
     where id = any(${ids}::bigint[]) and unused_since < clock_timestamp() - make_interval(days => ${days})
     order by id`.execute(tx);
  return rows.map(({ id }) => id);
}
