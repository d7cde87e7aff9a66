import { type Author, changed } from '../../../platform/changed.ts';
import type { Tx } from '../../../platform/db.ts';
import { withdrawFromPublic } from '../texts/queries/withdraw.ts';
import { publicationMessages as messages } from './messages.ts';
import { type EndOf, holdForPublic, writeUnpublished } from './queries/publication.ts';
import { representationChanges } from './representation-changes.ts';

/**
 * Takes those of these representations from the public whose published edition has to end, and says why in their
 * history; gives their ids.
 */
export async function endPublication(
  tx: Tx,
  author: Author,
  ids: readonly number[],
  { end, why }: { end: EndOf; why: string },
): Promise<number[]> {
  if (ids.length === 0) return [];
  await holdForPublic(tx, ids);
  const ended = await writeUnpublished(tx, ids, end);
  await withdrawFromPublic(tx, ended);
  await changed(tx, author, {
    of: representationChanges,
    ids: ended,
    kind: 'updated',
    history: [{ field: 'publication', label: messages.publication, newValue: why }],
  });
  return ended;
}

/**
 * Takes those from the public whose consent no longer covers what is published of them. Whoever changes consent calls
 * it in the same transaction.
 */
export const withdrawWithoutConsent = async (tx: Tx, author: Author, ids: readonly number[]) =>
  void (await endPublication(tx, author, ids, {
    end: 'uncovered',
    why: messages.withdrawnConsent,
  }));

/** Takes those from the public that say answers which do not count any more. */
export const withdrawOutdated = (tx: Tx, author: Author, ids: readonly number[]) =>
  endPublication(tx, author, ids, { end: 'always', why: messages.answersChanged });

/**
 * Takes those from the public that show another name than that of whom they are made for; gives their ids. Whoever names
 * another calls it in the same transaction: who is only called otherwise now is still the same.
 */
export const withdrawOthersNames = (tx: Tx, author: Author, ids: readonly number[]) =>
  endPublication(tx, author, ids, { end: 'misnamed', why: messages.anotherName });

/** Of representations whose representee is deleted, takes those from the public that show the name. */
export const withdrawDeletedNames = (tx: Tx, author: Author, ids: readonly number[]) =>
  endPublication(tx, author, ids, { end: 'named', why: messages.deletedName });
