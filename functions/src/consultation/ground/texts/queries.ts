import { sql, type Tx } from '../../../platform/db.ts';
import { documentOf } from './plain-text.ts';
import type { TextDocument } from './text-nodes.ts';

/**
 * The text of a representation without what was redacted; without words where nobody has looked it over yet and the
 * caller may not read originals.
 */
export async function findPublicText(
  tx: Tx,
  representationId: number,
): Promise<{ document: TextDocument; isShown: boolean }> {
  const { rows } = await sql<{ plain: string; document: TextDocument | null; isShown: boolean }>`
    select p.plain, p.document, r.is_checked or reads_originals() as "isShown"
      from public_texts p join representations r on r.id = p.representation_id
     where p.representation_id = ${representationId}`.execute(tx);
  const { plain = '', document = null, isShown = true } = rows[0] ?? {};
  return { document: isShown ? (document ?? documentOf(plain)) : documentOf(''), isShown };
}
