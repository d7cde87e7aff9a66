import type { Tx } from '../../platform/db.ts';
import { writeRecords } from '../ground/records/queries.ts';
import { representations } from '../ground/representations/representation-records.ts';
import type { FoundMark } from '../ground/texts/marks-of.ts';
import { withdrawFromPublic } from '../ground/texts/withdraw.ts';
import { hidesPublished } from './hides-published.ts';
import { findPublishedText } from './queries/text.ts';

const redactions = (marks: readonly Pick<FoundMark, 'id' | 'kind' | 'passage'>[]) =>
  marks.filter(({ kind }) => kind === 'redaction');

/**
 * Takes a representation from the public at once where its edition shows words that an officer has redacted by now:
 * a telephone number does not wait for somebody to approve the next edition. Gives whether it did.
 */
export async function withdrawHidden(
  tx: Tx,
  representationId: number,
  save: {
    before: readonly Pick<FoundMark, 'id' | 'kind' | 'passage'>[];
    marks: readonly FoundMark[];
    shown: string;
  },
): Promise<boolean> {
  const known = new Set(redactions(save.before).map(({ id, passage }) => `${id} ${passage}`));
  const redacted = redactions(save.marks)
    .filter(({ id, passage }) => !known.has(`${id} ${passage}`))
    .map(({ passage }) => passage);
  if (redacted.length === 0) return false;
  const published = await findPublishedText(tx, representationId);
  if (published === undefined || !hidesPublished(published, { shown: save.shown, redacted }))
    return false;
  await withdrawFromPublic(tx, [representationId]);
  await writeRecords(tx, representations, [representationId], { publication: null });
  return true;
}
