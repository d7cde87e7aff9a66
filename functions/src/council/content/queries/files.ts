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
