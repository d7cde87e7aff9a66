import { type Author, changed } from '../../../platform/changed.ts';
import { type Sql, sql, type Tx } from '../../../platform/db.ts';
import { withdrawFromPublic } from '../texts/withdraw.ts';
import { publicationMessages as messages } from './messages.ts';
import { writeUnpublished } from './queries.ts';
import { representationChanges } from './representation-changes.ts';

/**
 * Takes those of these representations `r` from the public whose published edition `p` meets a condition, and says why
 * in their history; gives their ids.
 */
export async function endPublication(
  tx: Tx,
  author: Author,
  ids: readonly number[],
  { where, why }: { where: Sql<unknown>; why: string },
): Promise<number[]> {
  if (ids.length === 0) return [];
  // Whoever publishes one of them meanwhile is waited for.
  await sql`select from representations where id = any(${ids}::bigint[]) order by id for update`.execute(
    tx,
  );
  const ended = await writeUnpublished(tx, ids, where);
  await withdrawFromPublic(tx, ended);
  await changed(tx, author, {
    of: representationChanges,
    ids: ended,
    kind: 'updated',
    history: [{ field: 'publication', label: messages.publication, newValue: why }],
  });
  return ended;
}

/** Takes those from the public that say answers which do not count any more. */
export const withdrawOutdated = (tx: Tx, author: Author, ids: readonly number[]) =>
  endPublication(tx, author, ids, { where: sql`true`, why: messages.answersChanged });

const showsName = sql`p.representee not in (${messages.nameWithheld}, ${messages.nobody})`;

/**
 * Takes those from the public that show another name than that of whom they are made for; gives their ids. Whoever names
 * another calls it in the same transaction: who is only called otherwise now is still the same.
 */
export const withdrawOthersNames = (tx: Tx, author: Author, ids: readonly number[]) =>
  endPublication(tx, author, ids, {
    where: sql`${showsName} and p.representee is distinct from r.representee`,
    why: messages.anotherName,
  });

/** Of representations whose representee is deleted, takes those from the public that show the name. */
export const withdrawDeletedNames = (tx: Tx, author: Author, ids: readonly number[]) =>
  endPublication(tx, author, ids, { where: showsName, why: messages.deletedName });
