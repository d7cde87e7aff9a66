import type { Author } from '../../platform/changed.ts';
import type { Tx } from '../../platform/db.ts';
import { endPublication } from '../ground/publication/end-publication.ts';
import { textMessages as messages } from '../ground/texts/messages.ts';
import type { TextDocument } from '../ground/texts/text-nodes.ts';
import { hidesPublished } from './hides-published.ts';
import { findPublishedText } from './queries/text.ts';
import { redactedAnew } from './redacted-stretches.ts';

/**
 * Takes a representation from the public at once where its edition shows words that an officer has redacted by now:
 * a telephone number does not wait for somebody to approve the next edition. Gives whether it did.
 */
export async function withdrawHidden(
  tx: Tx,
  author: Author,
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
  const why = messages.withdrawnHidden;
  const ended = await endPublication(tx, author, [representationId], { end: 'always', why });
  return ended.length > 0;
}
