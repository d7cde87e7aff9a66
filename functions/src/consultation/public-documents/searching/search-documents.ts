import { withPublic } from '../../../platform/db.ts';
import type { Tenant } from '../../../platform/tenancy.ts';
import { pagesOf } from '../../ground/public-frame/page-asked.ts';
import { searchedWords } from '../../ground/searching/split-into-words.ts';
import { findHolding, findPublicTitle } from '../queries.ts';
import { type FoundPassage, passagesOf } from './passages.ts';

/** Documents on a page, places of each of them, and places on a page of one document. */
const MAX_DOCUMENTS = 10;
const MAX_PASSAGES = 8;
const MAX_IN_ONE = 100;

export interface FoundDocument {
  id: number;
  title: string;
  passages: FoundPassage[];
  /** How many places there are in it. */
  count: number;
}

export interface FoundDocuments {
  documents: FoundDocument[];
  /** How many documents there are on all pages. */
  count: number;
  /** Which page it is, and how many there are. */
  page: number;
  pages: number;
  /** The title of the document in which was searched; undefined where that is not public, or in all of them. */
  within: string | undefined;
}

/** Where words stand in what the public reads: in all documents, or in one. */
export async function searchDocuments(
  tenant: Tenant,
  typed: string,
  { documentId, page: asked }: { documentId: number | undefined; page: number },
): Promise<FoundDocuments> {
  // A single letter stands nearly everywhere.
  const words = searchedWords(typed).filter(({ length }) => length > 1);
  const { rows, count, page, within } = await withPublic(tenant, async (tx) => ({
    ...(await findHolding(tx, {
      words,
      documentId,
      limit: MAX_DOCUMENTS,
      page: documentId === undefined ? asked : 1,
    })),
    within: documentId === undefined ? undefined : await findPublicTitle(tx, documentId),
  }));
  // Out of the transaction: long documents take a while to go through.
  if (documentId === undefined) {
    const documents = rows.map(({ content, ...row }) => ({
      ...row,
      ...passagesOf(content, words, { page: 1, most: MAX_PASSAGES }),
    }));
    return { documents, count, page, pages: pagesOf(count, MAX_DOCUMENTS), within };
  }
  const documents = rows.map(({ content, ...row }) => ({
    ...row,
    ...passagesOf(content, words, { page: asked, most: MAX_IN_ONE }),
  }));
  const [one] = documents;
  return {
    documents,
    count,
    page: one?.page ?? 1,
    pages: pagesOf(one?.count ?? 0, MAX_IN_ONE),
    within,
  };
}
