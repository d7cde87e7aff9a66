import { useCallback, useEffect, useRef, useState } from 'react';
import { saveDraft } from '@calls/consultation/question-answers/contract.ts';
import {
  type Answer,
  emptyAnswer,
} from '@contract/consultation/ground/documents/blocks/question/answer-rules.ts';
import { isApiError } from '../../../api/api-error.ts';
import { call } from '../../../api/call.ts';
import { draftOf, dropDraft, keepDraft } from '../../../forms/drafts.ts';
import { noteDraft } from './own-answers.ts';
import { mayPass, pauseAfter, waited } from './try-again.ts';

/** Milliseconds without typing after which it is saved. */
const PAUSE_MS = 1000;

/** Which answer is typed. */
export interface TypedPlace {
  documentId: number;
  questionId: string;
  siteId: number | null;
  clientId: string | null;
  /** The submitted version that it is based on; 0 for none. */
  version: number;
}

export type Keeping = 'nothing' | 'saving' | 'saved' | 'not saved' | 'signed out';

const keyOf = ({ questionId, siteId, clientId }: TypedPlace) =>
  `answer:${clientId ?? ''}:${questionId}:${siteId ?? ''}`;
export const isEmpty = (answer: Answer) =>
  JSON.stringify(
    answer.parts
      .map(({ chosen, text }) => [chosen, text])
      .flat(2)
      .filter(Boolean),
  ) === '[]' &&
  answer.chosen.length === 0 &&
  `${answer.text}${answer.conditionalText}${answer.siteComment}` === '';

/**
 * What is typed: kept in this tab at once and on the server after a pause, tried again until it is there. `begun` is
 * what the server has; what was typed in this tab and did not arrive comes first.
 */
export function useTyped(place: TypedPlace, begun: Answer | null, onStale: () => void) {
  const key = keyOf(place);
  const [answer, setAnswer] = useState<Answer>(() => {
    const kept = draftOf<{ answer: Answer }>(key)?.answer;
    return kept ?? begun ?? emptyAnswer();
  });
  const [keeping, setKeeping] = useState<Keeping>('nothing');
  const waiting = useRef<AbortController>(undefined);
  const current = useRef({ place, onStale });
  useEffect(() => {
    current.current = { place, onStale };
  });
  const stop = useCallback(() => waiting.current?.abort(), []);
  useEffect(() => stop, [stop]);

  /** Without a pause where it is one act, as clearing is. */
  const change = (next: Answer, pause = PAUSE_MS) => {
    setAnswer(next);
    keepDraft(key, { answer: next });
    stop();
    const { signal } = (waiting.current = new AbortController());
    void save(next, signal, pause);
  };

  async function save(next: Answer, signal: AbortSignal, pause: number): Promise<void> {
    await waited(pause, signal);
    for (let failures = 1; !signal.aborted; failures += 1) {
      setKeeping('saving');
      try {
        const { documentId: id, ...of } = current.current.place;
        await call(saveDraft, { id, ...of, draft: isEmpty(next) ? null : next }, { signal });
        if (signal.aborted) return;
        dropDraft(key);
        noteDraft(of.questionId, of.siteId, isEmpty(next) ? null : next);
        setKeeping('saved');
        return;
      } catch (error) {
        if (signal.aborted) return;
        if (isApiError(error) && error.status === 401) {
          setKeeping('signed out');
          return;
        }
        setKeeping('not saved');
        if (!mayPass(error)) {
          if (isApiError(error, 'changed-meanwhile')) current.current.onStale();
          return;
        }
        await waited(pauseAfter(failures), signal);
      }
    }
  }

  return {
    answer,
    change,
    keeping,
    /** No longer saves what is typed: it is being submitted. */
    stop: () => {
      stop();
      setKeeping('nothing');
    },
    /** Forgets what is kept in this tab, once the server has it. */
    forget: () => dropDraft(key),
  };
}
