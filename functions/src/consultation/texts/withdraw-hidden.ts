import type { Tx } from '../../platform/db.ts';
import { writeRecords } from '../../records/kept/queries.ts';
import { representations } from '../ground/representations/representation-records.ts';
import type { TextDocument } from '../ground/texts/text-nodes.ts';
import { withdrawFromPublic } from '../ground/texts/withdraw.ts';
import { hidesPublished } from './hides-published.ts';
import { findPublishedText } from './queries/text.ts';
import { redactedAnew } from './redacted-stretches.ts';

/**
 * Takes a representation from the public at once where its edition shows words that an officer has redacted by now:
 * a telephone number does not wait for somebody to approve the next edition. Gives whether it did.
 */
export async function withdrawHidden(
  tx: Tx,
  representationId: number,
  save: {
    before: TextDocument | undefined;
    now: TextDocument;
    /** What others may read of it now. */
    shown: string;
  },
): Promise<boolean> {
  const redacted = redactedAnew(save.before, save.now);
  if (redacted.length === 0) return false;
  const published = await findPublishedText(tx, representationId);
  if (published === undefined || !hidesPublished(published, { shown: save.shown, redacted }))
    return false;
  await withdrawFromPublic(tx, [representationId]);
  await writeRecords(tx, representations, [representationId], { publication: null });
  return true;
}
