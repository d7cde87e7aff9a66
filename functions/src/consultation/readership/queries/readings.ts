import type { ParsedOf } from '../../../platform/contract.ts';
import { sql, type Tx } from '../../../platform/db.ts';
import type { EditionSection } from '../../ground/documents/edition.ts';
import type { countReading } from '../contract.ts';

/** Which edition of a document is public; undefined where none is. */
export async function findPublicEdition(tx: Tx, id: number): Promise<number | undefined> {
  const { rows } = await sql<{ edition: number }>`
    select edition from published_documents where document_id = ${id}`.execute(tx);
  return rows[0]?.edition;
}

/** The sections of the edition that is public. */
export async function findPublicSections(tx: Tx, id: number): Promise<EditionSection[]> {
  const { rows } = await sql<{ sections: EditionSection[] }>`
    select content -> 'sections' as sections from published_documents where document_id = ${id}`.execute(
    tx,
  );
  return rows[0]?.sections ?? [];
}

/** Adds an event to what was counted of an edition. */
export async function addReading(
  tx: Tx,
  { id, edition, event, seconds, sections }: ParsedOf<typeof countReading>,
): Promise<void> {
  await sql`
    select count_reading(${id}::bigint, ${edition}::integer, ${event}::text, ${seconds}::integer,
                         ${JSON.stringify(sections)}::jsonb)`.execute(tx);
}
