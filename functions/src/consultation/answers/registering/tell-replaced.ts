import { type Author, changed } from '../../../platform/changed.ts';
import type { Tx } from '../../../platform/db.ts';
import { withdrawOutdated } from '../../ground/publication/end-publication.ts';
import { representationChanges } from '../../ground/publication/representation-changes.ts';
import { representationMessages } from '../../ground/representations/messages.ts';
import { withCopies } from '../../ground/representations/queries/copies.ts';
import { givenAnswerMessages as messages } from '../council-messages.ts';
import { noteWithdrawn, type Unregistered } from '../queries/registering.ts';

/**
 * Says in the history of earlier representations what became of the answers. Their text and the work on them stay, but
 * what is outdated leaves the public pages.
 */
export async function tellReplaced(
  tx: Tx,
  author: Author,
  ids: readonly number[],
  newValue: string,
) {
  await changed(tx, author, {
    of: representationChanges,
    ids,
    kind: 'updated',
    history: [{ ...representationMessages.answers, newValue }],
  });
  await withdrawOutdated(tx, author, await withCopies(tx, ids));
}

/** Says so of respondents of whom nothing counts any more, and notes that it is registered. */
export async function tellNothingCounts(
  tx: Tx,
  author: Author,
  respondents: readonly Unregistered[],
): Promise<void> {
  const ids = respondents.flatMap(({ replaces }) => replaces ?? []);
  await tellReplaced(tx, author, ids, messages.nothingCounts);
  await noteWithdrawn(
    tx,
    respondents.map(({ id, present }) => ({ id, present })),
  );
}
