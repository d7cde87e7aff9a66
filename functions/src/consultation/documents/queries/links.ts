import type { AddressAnswer, NoAnswer } from '../../../platform/outbound/ask-address.ts';
import { sql, type Tx } from '../../../platform/db.ts';
import type { Edition } from '../../ground/documents/edition.ts';

/** Of these documents, what the public reads. */
export async function findPublicEditions(
  tx: Tx,
  ids: readonly number[],
): Promise<{ id: number; edition: number; content: Edition }[]> {
  if (ids.length === 0) return [];
  const { rows } = await sql<{ id: number; edition: number; content: Edition }>`
    select document_id as id, edition, content from published_documents
     where document_id = any(${ids}::bigint[])`.execute(tx);
  return rows;
}

/** Which of these representations the public reads. */
export async function findPublicRepresentations(
  tx: Tx,
  ids: readonly number[],
): Promise<ReadonlySet<number>> {
  if (ids.length === 0) return new Set();
  const { rows } = await sql<{ id: number }>`
    select representation_id as id from published_representations
     where representation_id = any(${ids}::bigint[])`.execute(tx);
  return new Set(rows.map(({ id }) => id));
}

interface AskedLink {
  address: string;
  status: number | null;
  failed: NoAnswer | null;
  /** ISO 8601. */
  askedAt: string;
}

/** What was found at the addresses of a document, by them. */
export async function findAskedLinks(
  tx: Tx,
  documentId: number,
): Promise<ReadonlyMap<string, AskedLink>> {
  const { rows } = await sql<AskedLink>`
    select address, status, failed, asked_at as "askedAt" from document_links
     where document_id = ${documentId}`.execute(tx);
  return new Map(rows.map((row) => [row.address, row]));
}

/** Keeps what was found; forgets what was at addresses to which the document leads no more. */
export async function writeAskedLinks(
  tx: Tx,
  documentId: number,
  { answers, known }: { answers: ReadonlyMap<string, AddressAnswer>; known: readonly string[] },
): Promise<void> {
  const asked = [...answers].map(([address, answer]) => ({
    address,
    status: 'status' in answer ? answer.status : null,
    failed: 'failed' in answer ? answer.failed : null,
  }));
  await sql`
    insert into document_links (document_id, address, status, failed)
    select ${documentId}, address, status, failed
      from jsonb_to_recordset(${JSON.stringify(asked)}::jsonb) as a (address text, status integer, failed text)
    on conflict (document_id, address) do update
       set status = excluded.status, failed = excluded.failed, asked_at = excluded.asked_at`.execute(
    tx,
  );
  await sql`
    delete from document_links
     where document_id = ${documentId} and address <> all(${known}::text[])`.execute(tx);
}
