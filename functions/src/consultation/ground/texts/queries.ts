import { sql, type Tx } from '../../../platform/db.ts';
import { documentOf } from './plain-text.ts';
import type { TextDocument } from './text-nodes.ts';

/** The text of a representation without what was redacted. */
export async function findPublicText(
  tx: Tx,
  representationId: number,
): Promise<{ plain: string; document: TextDocument }> {
  const { rows } = await sql<{ plain: string; document: TextDocument | null }>`
    select plain, document from public_texts where representation_id = ${representationId}`.execute(
    tx,
  );
  const { plain = '', document } = rows[0] ?? {};
  return { plain, document: document ?? documentOf(plain) };
}
