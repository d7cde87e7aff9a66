import { saveDraft } from '@calls/consultation/answers/contract.ts';
import type {
  Answer,
  SimpleAnswer,
} from '@contract/consultation/ground/documents/blocks/question/answer-rules.ts';
import { isApiError } from '../../../api/api-error.ts';
import { call } from '../../../api/call.ts';
import type { Sending } from '../../../forms/autosave/saver-options.ts';
import { sendInOrder } from './send-in-order.ts';
import { type TypedOver, type TypedPlace, WINDOW } from './kept-in-tab.ts';
import { noteDraft, reloadOwn } from './own-answers.ts';

export const isEmpty = (answer: Answer) =>
  JSON.stringify(
    answer.parts
      .map(({ chosen, text }) => [chosen, text])
      .flat(2)
      .filter(Boolean),
  ) === '[]' &&
  answer.chosen.length === 0 &&
  `${answer.text}${answer.conditionalText}${answer.siteComment}` === '';

const saidIn = ({ text, chosen, conditionalText }: SimpleAnswer) => [text, chosen, conditionalText];
const words = ({ siteComment, parts, ...plain }: Answer) =>
  JSON.stringify([
    siteComment,
    saidIn(plain),
    parts.map((part) => [part.questionId, saidIn(part)]),
  ]);

/** The order of their fields does not count. */
export const isSameAnswer = (one: Answer, other: Answer) => words(one) === words(other);

/** Saves what is typed of an answer: in its turn, or at once where the page closes. Gives what the next is typed over. */
export function sendDraft(
  place: TypedPlace,
  answer: Answer,
  over: TypedOver,
  { signal, leaving }: Sending,
): Promise<TypedOver> {
  const { documentId: id, ...of } = place;
  const draft = isEmpty(answer) ? null : answer;
  const how = { signal, outlivesPage: leaving !== 'nothing' };
  const send = async () => {
    signal.throwIfAborted();
    const { mark } = await call(saveDraft, { id, ...of, ...over, draft }, how).catch(
      (error: unknown) => {
        // What is typed is kept for whoever typed it; the page becomes that of who has signed in.
        if (isApiError(error, 'another-account')) void reloadOwn(id);
        throw error;
      },
    );
    if (!signal.aborted) noteDraft(place, draft, mark);
    return { ...over, over: mark, tab: WINDOW };
  };
  return leaving === 'page' ? send() : sendInOrder(place, send);
}
