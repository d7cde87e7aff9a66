import { sql, withPublic } from '../../../platform/db.ts';
import type { Council } from '../../../platform/testing/council.ts';

/** A file of a document as its public reads it. */
export async function publishedFile(council: Council, id: number, name: string) {
  const { rows } = await withPublic(council, (tx) =>
    sql<{ body: string; content_type: string }>`
      select convert_from(body, 'UTF8') as body, content_type from published_document_files where document_id = ${id} and name = ${name}`.execute(
      tx,
    ),
  );
  return rows[0];
}
