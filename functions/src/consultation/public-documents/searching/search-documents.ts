import type { Tx } from '../../../platform/db.ts';
import { findHolding } from '../queries.ts';
import { type FoundPassage, passagesOf, searchedWords } from './passages.ts';

/** Most documents whose places are told, and places of each: enough to read on a page. */
const MAX_DOCUMENTS = 10;
const MAX_PASSAGES = 8;
const MAX_IN_ONE = 100;

export interface FoundDocument {
  id: number;
  title: string;
  passages: FoundPassage[];
  /** How many places there are besides. */
  more: number;
}

export interface FoundDocuments {
  documents: FoundDocument[];
  /** How many documents there are besides. */
  more: number;
}

/** Where words stand in what the public reads: in all documents, or in one. */
export async function searchDocuments(
  tx: Tx,
  typed: string,
  documentId: number | undefined,
): Promise<FoundDocuments> {
  const words = searchedWords(typed);
  const { rows, count } = await findHolding(tx, { words, documentId, limit: MAX_DOCUMENTS });
  const most = documentId === undefined ? MAX_PASSAGES : MAX_IN_ONE;
  return {
    documents: rows.map(({ id, title, content }) => {
      const passages = passagesOf(content, words);
      return {
        id,
        title,
        passages: passages.slice(0, most),
        more: Math.max(0, passages.length - most),
      };
    }),
    more: count - rows.length,
  };
}
