import { useEffect, useRef, useState } from 'react';
import { submitAnswer } from '@calls/consultation/question-answers/contract.ts';
import type { Answer } from '@contract/consultation/ground/documents/blocks/question/answer-rules.ts';
import { isApiError } from '../../../api/api-error.ts';
import { call } from '../../../api/call.ts';
import { answeringMessages as messages } from './messages.ts';
import { noteAnswer, openingOf, reloadOwn } from './own-answers.ts';
import { mayPass, pauseAfter, reasonIn, waited } from './try-again.ts';
import type { TypedPlace } from './use-typed.ts';

/** Submits an answer, and tries again by itself while nothing answers or the server has too much to do. */
export function useSubmit(place: TypedPlace) {
  const [isUnderWay, setUnderWay] = useState(false);
  const [words, setWords] = useState('');
  const [faults, setFaults] = useState<Record<string, string>>({});
  const ending = useRef<AbortController>(undefined);
  useEffect(() => () => ending.current?.abort(), []);

  /** True once the server has taken it. */
  async function submit(answer: Answer, furtherRemarks: string): Promise<boolean> {
    const { signal } = (ending.current = new AbortController());
    const { documentId: id, ...of } = place;
    // A repeat of the same is the same answer, even where it is deleted meanwhile.
    const idempotencyKey = crypto.randomUUID();
    const sent = {
      id,
      ...of,
      answer,
      ...openingOf(id),
      ...(furtherRemarks ? { furtherRemarks } : {}),
    };
    setUnderWay(true);
    setWords(messages.submitting);
    try {
      for (let failures = 1; !signal.aborted; failures += 1) {
        try {
          const kept = await call(submitAnswer, sent, { signal, idempotencyKey });
          setWords('');
          noteAnswer(kept.answer, kept.respondent);
          return true;
        } catch (error) {
          if (signal.aborted) return false;
          if (mayPass(error)) {
            setWords(messages.notSubmitted);
            await waited(pauseAfter(failures), signal);
            continue;
          }
          await refused(error);
          return false;
        }
      }
      return false;
    } finally {
      setUnderWay(false);
    }
  }

  async function refused(error: unknown): Promise<void> {
    const fields = isApiError(error) ? error.fields : {};
    if (isApiError(error) && error.status === 401) setWords(messages.signedOut);
    else setWords(reasonIn(error) ?? messages.failed);
    setFaults(
      Object.fromEntries(
        Object.entries(fields).map(([field, why]) => [field.replace(/^answer\./, ''), why]),
      ),
    );
    // What may be done, and what another device submitted, is read again.
    if (isApiError(error) && [401, 403, 409].includes(error.status))
      await reloadOwn(place.documentId);
  }

  return { submit, isUnderWay, words, faults, setFaults };
}
