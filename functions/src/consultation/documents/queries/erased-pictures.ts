import { sql, type Tx } from '../../../platform/db.ts';
import type { Edition } from '../../ground/documents/edition.ts';

/** How the files of a picture are called in every edition. */
export const filesOfPicture = (fileId: number): string => `pictures/${fileId}-`;

/** The editions of a document that show a picture, whether or not they are public. */
export async function findEditionsShowing(
  tx: Tx,
  documentId: number,
  fileId: number,
): Promise<{ edition: number; content: Edition }[]> {
  const { rows } = await sql<{ edition: number; content: Edition }>`
    select edition, content from document_editions
     where document_id = ${documentId} and content::text like ${`%"${filesOfPicture(fileId)}%`}
     order by edition`.execute(tx);
  return rows;
}

/** Writes over what an edition says, also where the public reads it. */
export async function rewriteEdition(
  tx: Tx,
  documentId: number,
  edition: number,
  content: Edition,
): Promise<void> {
  const whole = JSON.stringify(content);
  for (const table of ['document_editions', 'published_documents'])
    await sql`
      update ${sql.ref(table)} set content = ${whole}::jsonb
       where document_id = ${documentId} and edition = ${edition}`.execute(tx);
}

/** Takes the files of a picture from the public. */
export async function deletePictureFiles(
  tx: Tx,
  documentId: number,
  fileId: number,
): Promise<void> {
  await sql`
    delete from published_document_files
     where document_id = ${documentId} and starts_with(name, ${filesOfPicture(fileId)})`.execute(
    tx,
  );
}
