import { useEffect, useRef, useState } from 'react';
import { submitAnswer } from '@calls/consultation/question-answers/contract.ts';
import type { Answer } from '@contract/consultation/ground/documents/blocks/question/answer-rules.ts';
import { isApiError } from '../../../api/api-error.ts';
import { call } from '../../../api/call.ts';
import { answeringMessages as messages } from './messages.ts';
import { noteAnswer, openingOf, reloadOwn } from './own-answers.ts';
import { mayPass, pauseAfter, reasonIn, waited } from './try-again.ts';
import type { TypedOver, TypedPlace } from './kept-in-tab.ts';

interface Submitted {
  answer: Answer;
  over: TypedOver;
  furtherRemarks: string;
}

/** 'changed': something else was typed or submitted elsewhere meanwhile. */
type Outcome = 'submitted' | 'changed' | 'refused';

/**
 * Submits an answer, and tries again by itself while nothing answers or the server has too much to do: also where its
 * form is left meanwhile, for another site or another client.
 */
export function useSubmit(place: TypedPlace) {
  const [isUnderWay, setUnderWay] = useState(false);
  const [words, setWords] = useState('');
  const isSignedOut = words === messages.signedOut;
  const [faults, setFaults] = useState<Record<string, string>>({});
  const isLeft = useRef(false);
  useEffect(() => {
    isLeft.current = false;
    return () => {
      isLeft.current = true;
    };
  }, []);

  async function submit({ answer, over, furtherRemarks }: Submitted): Promise<Outcome> {
    const { documentId: id, ...of } = place;
    // A repeat of the same is the same answer, even where it is deleted meanwhile.
    const idempotencyKey = crypto.randomUUID();
    const sent = {
      id,
      ...of,
      ...over,
      answer,
      ...openingOf(id),
      ...(furtherRemarks ? { furtherRemarks } : {}),
    };
    setUnderWay(true);
    setWords(messages.submitting);
    try {
      for (let failures = 1; ; failures += 1) {
        try {
          const kept = await call(submitAnswer, sent, { idempotencyKey });
          setWords('');
          noteAnswer(kept.answer, kept.respondent, of.clientId);
          return 'submitted';
        } catch (error) {
          if (mayPass(error)) {
            setWords(messages.notSubmitted);
            await waited(pauseAfter(failures));
            continue;
          }
          return await refused(error);
        }
      }
    } finally {
      setUnderWay(false);
    }
  }

  async function refused(error: unknown): Promise<Outcome> {
    const fields = isApiError(error) ? error.fields : {};
    if (isApiError(error) && error.status === 401) setWords(messages.signedOut);
    else setWords(reasonIn(error) ?? messages.failed);
    setFaults(
      Object.fromEntries(
        Object.entries(fields).map(([field, why]) => [field.replace(/^answer\./, ''), why]),
      ),
    );
    if (isApiError(error, 'changed-meanwhile')) {
      setWords('');
      return 'changed';
    }
    // What may be done is read again.
    if (isApiError(error) && [401, 403].includes(error.status)) await reloadOwn(place.documentId);
    return 'refused';
  }

  return {
    submit,
    isUnderWay,
    isLeft: () => isLeft.current,
    isSignedOut,
    words,
    faults,
    setFaults,
  };
}
