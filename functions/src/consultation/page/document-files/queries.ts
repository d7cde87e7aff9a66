import { sql, type Tx } from '../../../platform/db.ts';

/** Pictures of an edition that is public, by name. */
export async function findEditionPictures(
  tx: Tx,
  { id, edition, names }: { id: number; edition: number; names: readonly string[] },
): Promise<{ name: string; body: Buffer }[]> {
  const { rows } = await sql<{ name: string; body: Buffer }>`
    select name, body from published_document_files
     where document_id = ${id} and edition = ${edition} and name = any(${names})`.execute(tx);
  return rows;
}
