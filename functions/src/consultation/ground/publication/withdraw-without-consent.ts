import type { Author } from '../../../platform/changed.ts';
import { sql, type Tx } from '../../../platform/db.ts';
import { endPublication } from './end-publication.ts';
import { publicationMessages as messages } from './messages.ts';

/**
 * Takes those of these representations from the public whose consent no longer covers what is published of them, and
 * says so in their history. Whoever changes consent calls it in the same transaction.
 */
export async function withdrawWithoutConsent(
  tx: Tx,
  author: Author,
  ids: readonly number[],
): Promise<void> {
  await endPublication(tx, author, ids, {
    where: sql`r.consent is null or r.consent = 'None' or (r.consent = 'Text only' and p.representee <> ${messages.nameWithheld})`,
    why: messages.withdrawnConsent,
  });
}
