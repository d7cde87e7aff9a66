import { sql, type Tx } from '../../../../platform/db.ts';
import { documentOf } from '../plain-text.ts';
import type { TextDocument } from '../text-nodes.ts';

/** Whether whoever asks may read the text of the representation `r`: somebody has looked it over, or they read originals. */
export const isTextShown = sql<boolean>`(r.is_checked or reads_originals())`;

/** Whether they may know of the mark `m`, none where it is said of the whole: it is on words that are not redacted. */
export const isMarkShown = sql<boolean>`(m.is_hidden is not true or reads_originals())`;

/**
 * The text of a representation without what was redacted; without words where nobody has looked it over yet and the
 * caller may not read originals.
 */
export async function findPublicText(
  tx: Tx,
  representationId: number,
): Promise<{ document: TextDocument; isShown: boolean }> {
  const { rows } = await sql<{ plain: string; document: TextDocument | null; isShown: boolean }>`
    select p.plain, p.document, ${isTextShown} as "isShown"
      from public_texts p join representations r on r.id = p.representation_id
     where p.representation_id = ${representationId}`.execute(tx);
  const { plain = '', document = null, isShown = true } = rows[0] ?? {};
  return { document: isShown ? (document ?? documentOf(plain)) : documentOf(''), isShown };
}
