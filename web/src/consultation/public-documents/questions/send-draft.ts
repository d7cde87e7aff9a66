import { saveDraft } from '@calls/consultation/question-answers/contract.ts';
import type {
  Answer,
  PlainAnswer,
} from '@contract/consultation/ground/documents/blocks/question/answer-rules.ts';
import { call } from '../../../api/call.ts';
import { forgetUnsent, type TypedOver, type TypedPlace, unsentOf } from './kept-in-tab.ts';
import { noteDraft } from './own-answers.ts';

export const isEmpty = (answer: Answer) =>
  JSON.stringify(
    answer.parts
      .map(({ chosen, text }) => [chosen, text])
      .flat(2)
      .filter(Boolean),
  ) === '[]' &&
  answer.chosen.length === 0 &&
  `${answer.text}${answer.conditionalText}${answer.siteComment}` === '';

const saidIn = ({ text, chosen, conditionalText }: PlainAnswer) => [text, chosen, conditionalText];
const words = ({ siteComment, parts, ...plain }: Answer) =>
  JSON.stringify([
    siteComment,
    saidIn(plain),
    parts.map((part) => [part.questionId, saidIn(part)]),
  ]);

/** The order of their fields does not count. */
export const isSameAnswer = (one: Answer, other: Answer) => words(one) === words(other);

/** Gives the mark of what the server keeps now. */
export async function sendDraft(
  place: TypedPlace,
  answer: Answer,
  over: TypedOver,
  how: { signal?: AbortSignal; outlivesPage?: boolean },
): Promise<string | null> {
  const { documentId: id, ...of } = place;
  const draft = isEmpty(answer) ? null : answer;
  const { mark } = await call(saveDraft, { id, ...of, ...over, draft }, how);
  if (how.signal?.aborted) return mark;
  noteDraft(place, draft, mark);
  forgetIfSame(place, answer);
  return mark;
}

/** Forgets what this tab kept of an answer that has arrived. Who came back meanwhile may have typed more. */
export function forgetIfSame(place: TypedPlace, arrived: Answer): void {
  const kept = unsentOf(place)?.answer;
  if (kept && isSameAnswer(kept, arrived)) forgetUnsent(place);
}

/** Of a form that is left: what does not arrive stays in the tab, and is sent when one comes back. */
export const sendLast = (place: TypedPlace, answer: Answer, over: TypedOver) =>
  sendDraft(place, answer, over, { outlivesPage: true }).catch(() => undefined);

/** Sends it should the page be left before what this gives is called. */
export function sentIfLeft(place: TypedPlace, answer: Answer, over: TypedOver): () => void {
  const leave = () => void sendLast(place, answer, over);
  window.addEventListener('pagehide', leave);
  return () => window.removeEventListener('pagehide', leave);
}
