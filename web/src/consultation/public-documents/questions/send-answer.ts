import { submitAnswer } from '@calls/consultation/answers/contract.ts';
import type { Answer } from '@contract/consultation/ground/documents/blocks/question/answer-rules.ts';
import { call } from '../../../api/call.ts';
import { sendInOrder } from './send-in-order.ts';
import { overOf, type TypedOver, type TypedPlace } from './kept-in-tab.ts';
import { noteAnswer, openingOf } from './own-answers.ts';
import { mayPass, pauseAfter, waited } from './try-again.ts';

export interface Submitted {
  answer: Answer;
  over: TypedOver;
  /** Whose words were read. */
  edition: number;
  furtherRemarks?: string;
}

/** Hears that an answer typed in this window is submitted, and what is typed over from then on. */
type Heard = (place: TypedPlace, answer: Answer, over: TypedOver) => void;

const listeners = new Set<Heard>();

/** Hears of every answer that is submitted from this page; gives what ends it. */
export function onSubmitted(hear: Heard): () => void {
  listeners.add(hear);
  return () => void listeners.delete(hear);
}

/**
 * Submits an answer in its turn and notes it on the page; tries again by itself while nothing answers or the server has
 * too much to do, and says so each time. Gives what is typed over from then on; throws what another try does not mend.
 */
export const sendAnswer = (
  place: TypedPlace,
  submitted: Submitted,
  onDelay?: () => void,
): Promise<TypedOver> => sendInOrder(place, () => submit(place, submitted, onDelay));

async function submit(
  place: TypedPlace,
  { answer, over, edition, furtherRemarks }: Submitted,
  onDelay?: () => void,
): Promise<TypedOver> {
  const { documentId: id, ...of } = place;
  // A repeat of the same is the same answer, even where it is deleted meanwhile.
  const idempotencyKey = crypto.randomUUID();
  const remarks = furtherRemarks ? { furtherRemarks } : {};
  const sent = { id, ...of, ...over, answer, edition, ...openingOf(id), ...remarks };
  for (let failures = 1; ; failures += 1) {
    try {
      const kept = await call(submitAnswer, sent, { idempotencyKey });
      noteAnswer(kept.answer, kept.respondent, of.clientId);
      const next = overOf(kept.answer);
      for (const hear of listeners) hear(place, answer, next);
      return next;
    } catch (error) {
      if (!mayPass(error)) throw error;
      onDelay?.();
      await waited(pauseAfter(failures));
    }
  }
}
