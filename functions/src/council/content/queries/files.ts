import { sql, type Tx } from '../../../platform/db.ts';

export interface ContentFile {
  filename: string;
  type: string;
  bytes: Buffer;
}

/** A file of the council that was found clean; any other is treated as if it did not exist. */
export async function findCleanFile(tx: Tx, id: string): Promise<ContentFile | undefined> {
  const { rows } = await sql<ContentFile>`
    select filename, type, bytes from platform.content_files
     where id = ${id}::uuid and scanned_status = 'clean' and tenant_role = current_user`.execute(
    tx,
  );
  return rows[0];
}

/** Keeps a file that was found clean; gives its id. */
export async function addContentFile(tx: Tx, tenant: string, file: ContentFile): Promise<string> {
  const { rows } = await sql<{ id: string }>`
    insert into platform.content_files (tenant, filename, type, scanned_status, bytes)
    values (${tenant}, ${file.filename}, ${file.type}, 'clean', ${file.bytes}) returning id`.execute(
    tx,
  );
  return (rows[0] as { id: string }).id;
}

/** Deletes a file of the council; false if it has none of that id. */
export async function removeContentFile(tx: Tx, id: string): Promise<boolean> {
  const { rows } = await sql`
    delete from platform.content_files
     where id = ${id}::uuid and tenant_role = current_user returning id`.execute(tx);
  return rows.length > 0;
}
