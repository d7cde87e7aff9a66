import { reportProgress } from '../../../council/ground/notifications/progress.ts';
import type { Tx } from '../../../platform/db.ts';
import { givenAnswerMessages as messages } from '../council-messages.ts';
import { addHeldNotifications, isHeldNow } from '../queries/held-notifications.ts';

interface Submitted {
  documentId: number;
  title: string;
  respondentId: number;
  questionId: string;
}

/**
 * Tells whoever may decide that answers to a document are held, if this one is: one notification for each document, and
 * no other while that is unread, however many answers a machine sends.
 */
export async function notifyHeldAnswer(
  tx: Tx,
  { documentId, title, respondentId, questionId }: Submitted,
): Promise<void> {
  if (!(await isHeldNow(tx, respondentId, questionId))) return;
  const status = 'important info';
  const added = await addHeldNotifications(tx, {
    status,
    label: messages.answersHeld,
    message: messages.waitForModeration(title),
    link: `/documents/held-answers?document=${documentId}`,
  });
  for (const id of added) await reportProgress(tx, id, { status });
}
