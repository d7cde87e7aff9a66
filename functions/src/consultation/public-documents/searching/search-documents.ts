import { withPublic } from '../../../platform/db.ts';
import type { Tenant } from '../../../platform/tenancy.ts';
import { searchedWords } from '../../ground/searching/split-into-words.ts';
import { findHolding, findPublicTitle } from '../queries.ts';
import { type FoundPassage, passagesOf } from './passages.ts';

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
  /** The title of the document in which was searched; undefined where that is not public, or in all of them. */
  within: string | undefined;
}

/** Where words stand in what the public reads: in all documents, or in one. */
export async function searchDocuments(
  tenant: Tenant,
  typed: string,
  documentId: number | undefined,
): Promise<FoundDocuments> {
  // A single letter stands nearly everywhere.
  const words = searchedWords(typed).filter(({ length }) => length > 1);
  const { rows, count, within } = await withPublic(tenant, async (tx) => ({
    ...(await findHolding(tx, { words, documentId, limit: MAX_DOCUMENTS })),
    within: documentId === undefined ? undefined : await findPublicTitle(tx, documentId),
  }));
  // Out of the transaction: long documents take a while to go through.
  const most = documentId === undefined ? MAX_PASSAGES : MAX_IN_ONE;
  const documents = rows.map(({ id, title, content }) => {
    const { passages, count: places } = passagesOf(content, words, most);
    return { id, title, passages, more: places - passages.length };
  });
  return { documents, more: count - rows.length, within };
}
