import { sql, type Tx } from '../../../platform/db.ts';
import { uuidOf } from '../../../platform/uuid-of.ts';

/** The change of many that registers the answers to a document: the same in each step, and when one is delivered again. */
export const bulkOfAnswers = (notificationId: number): string =>
  uuidOf(`register answers ${notificationId}`, 5);

/** Whether a change of many is one that registers answers and has not come to its end. */
export async function isStillRegistering(tx: Tx, bulkId: string): Promise<boolean> {
  const { rows } = await sql<{ id: number }>`
    select id from notifications where status in ('new', 'processing')`.execute(tx);
  return rows.some(({ id }) => bulkOfAnswers(id) === bulkId);
}
