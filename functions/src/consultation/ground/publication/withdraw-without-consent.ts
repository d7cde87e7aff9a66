import { type Author, changed } from '../../../platform/changed.ts';
import { sql, type Tx } from '../../../platform/db.ts';
import { representationChanges } from './representation-changes.ts';
import { withdrawFromPublic } from '../texts/withdraw.ts';
import { publicationMessages as messages } from './messages.ts';
import { writeUnpublished } from './queries.ts';

/**
 * Takes those of these representations from the public whose consent no longer covers what is published of them, and
 * says so in their history. Whoever changes consent calls it in the same transaction.
 */
export async function withdrawWithoutConsent(
  tx: Tx,
  author: Author,
  ids: readonly number[],
): Promise<void> {
  const uncovered = await writeUnpublished(
    tx,
    ids,
    sql`r.consent is null or r.consent = 'None' or (r.consent = 'Text only' and p.representee <> ${messages.nameWithheld})`,
  );
  await withdrawFromPublic(tx, uncovered);
  await changed(tx, author, {
    of: representationChanges,
    ids: uncovered,
    kind: 'updated',
    history: [
      { field: 'publication', label: messages.publication, newValue: messages.withdrawnConsent },
    ],
  });
}
