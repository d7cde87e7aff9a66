import type { Tx } from '../../../platform/db.ts';
import { uuidOf } from '../../../platform/uuid-of.ts';
import { findUnfinishedWork } from './queries/unfinished-work.ts';

/** The change of many that registers the answers to a document: the same in each step, and when one is delivered again. */
export const bulkOfAnswers = (notificationId: number): string =>
  uuidOf(`register answers ${notificationId}`, 5);

/** Whether a change of many is one that registers answers and has not come to its end. */
export async function isStillRegistering(tx: Tx, bulkId: string): Promise<boolean> {
  const unfinished = await findUnfinishedWork(tx);
  return unfinished.some((id) => bulkOfAnswers(id) === bulkId);
}
