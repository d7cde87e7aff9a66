import { sql, type Tx } from '../../../platform/db.ts';
import type { Edition } from '../../ground/documents/edition.ts';
import type { EditionFile } from '../maps/resolve-map.ts';

interface NewEdition {
  documentId: number;
  consultationId: number | null;
  revision: number;
  /** null: the product itself, for demo data. */
  accountId: number | null;
  content: Edition;
  /** The words by which it is found. */
  words: string;
  files: readonly EditionFile[];
}

/**
 * Writes the next edition of a document that is held, and puts it before the public in the place of the one before;
 * gives its number.
 */
export async function writeEdition(tx: Tx, edition: NewEdition): Promise<number> {
  const { documentId, consultationId, revision, accountId, content, words, files } = edition;
  const whole = JSON.stringify(content);
  await removeFromPublic(tx, documentId);
  const { rows } = await sql<{ edition: number }>`
    with made as (
      insert into document_editions (document_id, edition, revision, content, published_by)
      select ${documentId}, coalesce(max(edition), 0) + 1, ${revision}, ${whole}::jsonb, ${accountId}::bigint
        from document_editions where document_id = ${documentId}
      returning document_id, edition, content, published_at
    )
    insert into published_documents (document_id, edition, title, content, consultation_id, published_at, search_text)
    select document_id, edition, ${content.title}, content, ${consultationId}::bigint, published_at, ${words}
      from made
    returning edition`.execute(tx);
  const number = rows[0]!.edition;
  // One by one: together they may be more than a statement should carry.
  for (const { name, contentType, body } of files)
    await sql`
      insert into published_document_files (document_id, edition, name, content_type, body)
      values (${documentId}, ${number}, ${name}, ${contentType}, ${Buffer.from(body)})`.execute(tx);
  return number;
}

/** Takes what the public reads of a document from it, and notes when; false: there was nothing. */
export async function removeFromPublic(tx: Tx, documentId: number): Promise<boolean> {
  await sql`
    update document_editions set withdrawn_at = clock_timestamp()
     where document_id = ${documentId} and withdrawn_at is null`.execute(tx);
  const { rows } = await sql`
    delete from published_documents where document_id = ${documentId} returning 1`.execute(tx);
  return rows.length > 0;
}
