import { useCallback, useEffect, useRef, useState } from 'react';
import { saveDraft } from '@calls/consultation/question-answers/contract.ts';
import {
  type Answer,
  emptyAnswer,
} from '@contract/consultation/ground/documents/blocks/question/answer-rules.ts';
import { isApiError } from '../../../api/api-error.ts';
import { call } from '../../../api/call.ts';
import { draftOf, dropDraft, keepDraft } from '../../../forms/drafts.ts';
import { answeringMessages as messages } from './messages.ts';
import { noteDraft } from './own-answers.ts';
import { mayPass, pauseAfter, reasonIn, waited } from './try-again.ts';

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

export type Keeping = 'nothing' | 'saving' | 'saved' | 'not saved' | 'refused' | 'signed out';

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

/** What this tab has of an answer that has not arrived, and the submitted version that it was typed over. */
interface Unsent {
  answer: Answer;
  version: number;
}

interface Typing {
  /** What the server has. */
  begun: Answer | null;
  /** It is read only, and nothing is sent. */
  isLocked: boolean;
  onStale: () => void;
}

/**
 * What is typed: kept in this tab at once and on the server after a pause, tried again until it is there, and sent at
 * once where it is left. What was typed in this tab and did not arrive comes before what the server has, and is sent
 * again, unless another version was submitted since.
 */
export function useTyped(place: TypedPlace, { begun, isLocked, onStale }: Typing) {
  const key = keyOf(place);
  const [left] = useState(() => draftOf<Unsent>(key));
  const [answer, setAnswer] = useState<Answer>(() => left?.answer ?? begun ?? emptyAnswer());
  const [keeping, setKeeping] = useState<Keeping>('nothing');
  /** Why it is refused, in words. */
  const [refusal, setRefusal] = useState('');
  const waiting = useRef<AbortController>(undefined);
  const unsent = useRef<Answer>(undefined);
  const current = useRef({ place, onStale });
  useEffect(() => {
    current.current = { place, onStale };
  });
  const stop = useCallback(() => {
    waiting.current?.abort();
    unsent.current = undefined;
  }, []);
  useEffect(() => {
    const leave = () => {
      waiting.current?.abort();
      if (unsent.current) void sendLast(current.current.place, unsent.current);
      unsent.current = undefined;
    };
    window.addEventListener('pagehide', leave);
    return () => {
      window.removeEventListener('pagehide', leave);
      leave();
    };
  }, []);
  useEffect(() => {
    if (!isLocked && left?.answer && left.version === place.version) sendAfter(left.answer, 0);
    // What was left is sent once.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, []);

  /** Without a pause where it is one act, as clearing is. */
  const change = (next: Answer, pause = PAUSE_MS) => {
    setAnswer(next);
    keepDraft(key, { answer: next, version: place.version } satisfies Unsent);
    sendAfter(next, pause);
  };

  function sendAfter(next: Answer, pause: number): void {
    stop();
    unsent.current = next;
    const { signal } = (waiting.current = new AbortController());
    void save(next, signal, pause);
  }

  async function save(next: Answer, signal: AbortSignal, pause: number): Promise<void> {
    await waited(pause, signal);
    for (let failures = 1; !signal.aborted; failures += 1) {
      setKeeping('saving');
      try {
        await sendDraft(current.current.place, next, { signal });
        if (signal.aborted) return;
        unsent.current = undefined;
        setKeeping('saved');
        return;
      } catch (error) {
        if (signal.aborted) return;
        if (isApiError(error) && error.status === 401) {
          setKeeping('signed out');
          return;
        }
        if (!mayPass(error)) {
          unsent.current = undefined;
          setRefusal(reasonIn(error) ?? messages.notKept);
          setKeeping('refused');
          if (isApiError(error, 'changed-meanwhile')) current.current.onStale();
          return;
        }
        setKeeping('not saved');
        await waited(pauseAfter(failures), signal);
      }
    }
  }

  return {
    answer,
    change,
    keeping,
    refusal,
    /** No longer saves what is typed: it is being submitted. */
    stop: () => {
      stop();
      setKeeping('nothing');
    },
    /** Forgets what is kept in this tab, once the server has it. */
    forget: () => dropDraft(key),
  };
}

async function sendDraft(
  place: TypedPlace,
  answer: Answer,
  how: { signal?: AbortSignal; outlivesPage?: boolean },
): Promise<void> {
  const { documentId: id, ...of } = place;
  const draft = isEmpty(answer) ? null : answer;
  await call(saveDraft, { id, ...of, draft }, how);
  if (how.signal?.aborted) return;
  noteDraft(place, draft);
  // Who came back meanwhile may have typed more.
  const kept = draftOf<Unsent>(keyOf(place))?.answer;
  if (JSON.stringify(kept) === JSON.stringify(answer)) dropDraft(keyOf(place));
}

/** Of a form that is left: what does not arrive stays in the tab, and is sent when one comes back. */
const sendLast = (place: TypedPlace, answer: Answer): Promise<void> =>
  sendDraft(place, answer, { outlivesPage: true }).catch(() => undefined);
