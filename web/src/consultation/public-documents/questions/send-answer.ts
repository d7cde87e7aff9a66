import { submitAnswer } from '@calls/consultation/question-answers/contract.ts';
import type { Answer } from '@contract/consultation/ground/documents/blocks/question/answer-rules.ts';
import { call } from '../../../api/call.ts';
import type { TypedOver, TypedPlace } from './kept-in-tab.ts';
import { noteAnswer, openingOf } from './own-answers.ts';
import { mayPass, pauseAfter, waited } from './try-again.ts';

export interface Submitted {
  answer: Answer;
  over: TypedOver;
  /** Whose words were read. */
  edition: number;
  furtherRemarks?: string;
}

/**
 * Submits an answer and notes it on the page; tries again by itself while nothing answers or the server has too much to
 * do, and says so each time. Throws what another try does not mend.
 */
export async function sendAnswer(
  { documentId: id, ...of }: TypedPlace,
  { answer, over, edition, furtherRemarks }: Submitted,
  onDelay?: () => void,
): Promise<void> {
  // A repeat of the same is the same answer, even where it is deleted meanwhile.
  const idempotencyKey = crypto.randomUUID();
  const remarks = furtherRemarks ? { furtherRemarks } : {};
  const sent = { id, ...of, ...over, answer, edition, ...openingOf(id), ...remarks };
  for (let failures = 1; ; failures += 1) {
    try {
      const kept = await call(submitAnswer, sent, { idempotencyKey });
      noteAnswer(kept.answer, kept.respondent, of.clientId);
      return;
    } catch (error) {
      if (!mayPass(error)) throw error;
      onDelay?.();
      await waited(pauseAfter(failures));
    }
  }
}
