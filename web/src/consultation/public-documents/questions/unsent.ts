import { useEffect, useRef, useSyncExternalStore } from 'react';
import {
  type Answer,
  answerFaults,
  offered,
} from '@contract/consultation/ground/documents/blocks/question/answer-rules.ts';
import type {
  LiveQuestion,
  QuestionIslandData,
} from '@contract/consultation/ground/documents/blocks/question/view.tsx';
import type { OwnAnswer } from '@contract/consultation/answers/contract.ts';
import { dropTyping } from '../../../forms/autosave/kept-typing.ts';
import { nameOf, overOf, type TypedPlace, unsentOf, unsentPlaces } from './kept-in-tab.ts';
import { answerIn, type OwnAnswers } from './own-answers.ts';
import { sendAnswer } from './send-answer.ts';
import { isEmpty, isSameAnswer } from './send-draft.ts';

/** Sends an answer; false where it is not whole, which its question then says. */
type Send = () => Promise<boolean>;

/** An answer that was typed and not sent, or not sent as it stands now. */
export interface UnsentAnswer {
  key: string;
  questionId: string;
  send: Send;
}

let forms: readonly (UnsentAnswer & { clientId: string | null })[] = [];
const listeners = new Set<() => void>();

function tell(next: typeof forms): void {
  forms = next;
  for (const hear of listeners) hear();
}

function subscribe(hear: () => void): () => void {
  listeners.add(hear);
  return () => listeners.delete(hear);
}

const keyOf = ({ questionId, siteId }: Pick<TypedPlace, 'questionId' | 'siteId'>) =>
  `${questionId}:${siteId ?? ''}`;

/** Whether something is typed other than what was sent. */
export const isUnsent = (question: LiveQuestion, answer: Answer, sent: Answer | null): boolean =>
  !isEmpty(answer) && !(sent && isSameAnswer(answer, offered(question, sent)));

/** While an open form holds something that was not sent, the page counts it and may send it along with the rest. */
export function useUnsentForm(place: TypedPlace, isHeld: boolean, send: Send): void {
  const latest = useRef(send);
  useEffect(() => {
    latest.current = send;
  });
  const { questionId, clientId } = place;
  const key = keyOf(place);
  useEffect(() => {
    if (!isHeld) return undefined;
    const form = { key, questionId, clientId, send: () => latest.current() };
    tell([...forms, form]);
    return () => tell(forms.filter((each) => each !== form));
  }, [key, questionId, clientId, isHeld]);
}

/** What the page asks under this id; undefined where it does not. */
function askedOnPage(questionId: string): QuestionIslandData | undefined {
  const json = document
    .getElementById(questionId)
    ?.querySelector('.asks > script[type="application/json"]')?.textContent;
  return json ? (JSON.parse(json) as QuestionIslandData) : undefined;
}

/** Everything that was typed in answer to the document of this page and not sent, in open forms and in none. */
export function useUnsent(
  own: OwnAnswers | null,
  { documentId, clientId }: Pick<TypedPlace, 'documentId' | 'clientId'>,
): UnsentAnswer[] {
  const open = useSyncExternalStore(subscribe, () => forms).filter(
    (form) => form.clientId === clientId,
  );
  if (!own) return [...open];
  // Of a further site this tab alone may have what was typed.
  const inTab = unsentPlaces(clientId).filter(
    ({ questionId, siteId }) => !answerIn(own, questionId, siteId),
  );
  const drafted = [...own.answers, ...inTab].flatMap((place) => {
    const key = keyOf(place);
    if (open.some((form) => form.key === key)) return [];
    const { questionId, siteId } = place;
    const at = { documentId, clientId, questionId, siteId };
    const send = sendDrafted(at, answerIn(own, questionId, siteId));
    return send ? [{ key, questionId, send }] : [];
  });
  return [...open, ...drafted];
}

/**
 * Sends what is typed where its form is not open, which this tab may keep newer than the server has it; undefined for
 * none, and for what the page asks no more.
 */
function sendDrafted(place: TypedPlace, present: OwnAnswer | undefined): Send | undefined {
  const { questionId, siteId } = place;
  const kept = unsentOf(place);
  const typed = kept?.value ?? present?.draft;
  const asked = typed && askedOnPage(questionId);
  if (!asked) return undefined;
  const { question, edition } = asked;
  const answer = offered(question, typed);
  if (!isUnsent(question, answer, present?.answer ?? null)) return undefined;
  if (siteId !== null && !question.sites.some(({ id }) => id === siteId)) return undefined;
  const over = kept?.base ?? overOf(present);
  return async () => {
    if (Object.keys(answerFaults(question, answer, siteId)).length > 0) return false;
    await sendAnswer(place, { answer, over, edition });
    if (kept) dropTyping(nameOf(place), kept.value);
    return true;
  };
}
