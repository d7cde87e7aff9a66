import { type Sql, sql, type Tx } from '../../../../platform/db.ts';

/**
 * The copies that an edition shows: each attachment's latest, where it is made. Files that nobody looked through are
 * not among them.
 */
export const publishable = sql`
  select f.representation_id, f.number, f.content_type, c.pages, c.size_bytes, c.id as copy_id, c.made_at
    from representation_files f
    join attachment_copies c on c.file_id = f.id
   where f.state = 'clean' and f.deleted_at is null and c.state = 'made'
     and c.version = (select max(l.version) from attachment_copies l where l.file_id = f.id)`;

/** The accounts of those who drew the boxes of a representation's latest copies, as a JSON array. */
export const redactorsOf = (representationId: Sql<unknown>) => sql`
  (select coalesce(jsonb_agg(distinct c.account_id), '[]')
          from representation_files f
          join attachment_copies c on c.file_id = f.id
         where f.representation_id = ${representationId} and f.deleted_at is null and c.account_id is not null
           and c.version = (select max(l.version) from attachment_copies l where l.file_id = f.id))`;

/** Puts the copies before the public that were made when their representation was approved. */
export async function publishAttachments(tx: Tx, ids: readonly number[]): Promise<void> {
  await sql`
    insert into published_attachments (representation_id, number, content_type, pages, size_bytes, copy_id)
    select a.representation_id, a.number, a.content_type, a.pages, a.size_bytes, a.copy_id
      from (${publishable}) a join publications p on p.representation_id = a.representation_id
     where a.representation_id = any(${ids}::bigint[]) and a.made_at <= p.approved_at`.execute(tx);
}

/** Takes what the public reads of a file from it: boxes are drawn anew on it. */
export async function takeFromPublic(tx: Tx, fileId: number): Promise<void> {
  await sql`
    delete from published_attachments p using attachment_copies c
     where c.file_id = ${fileId} and p.copy_id = c.id`.execute(tx);
}

/** Whether the public reads other copies than would be published now. */
export async function areAttachmentsOutdated(tx: Tx, id: number): Promise<boolean> {
  const { rows } = await sql<{ differs: boolean }>`
    select array(select a.copy_id from (${publishable}) a where a.representation_id = ${id} order by 1)
           <> array(select p.copy_id from published_attachments p where p.representation_id = ${id} order by 1)
           as differs`.execute(tx);
  return rows[0]?.differs ?? false;
}
