import { useCallback, useEffect, useRef, useState } from 'react';
import {
  type Answer,
  emptyAnswer,
} from '@contract/consultation/ground/documents/blocks/question/answer-rules.ts';
import type { OwnAnswer } from '@contract/consultation/question-answers/contract.ts';
import { isApiError } from '../../../api/api-error.ts';
import { keepUnsent, type TypedOver, type TypedPlace, unsentOf, WINDOW } from './kept-in-tab.ts';
import { answeringMessages as messages } from './messages.ts';
import { forgetIfSame, isSameAnswer, sendDraft, sendLast, sentIfLeft } from './send-draft.ts';
import { mayPass, pauseAfter, reasonIn, waited } from './try-again.ts';

/** Milliseconds without typing after which it is saved. */
const PAUSE_MS = 1000;
/** So often is it sent over what turns out to be gone or the same. */
const TIMES_OVER = 3;

/** 'elsewhere': something else was typed or submitted on another device or in another window. */
export type Keeping =
  'nothing' | 'saving' | 'saved' | 'not saved' | 'refused' | 'signed out' | 'elsewhere';

/** What one goes on from: what was typed last, else what was submitted. */
const begunIn = (present: OwnAnswer | undefined) =>
  (present?.draft ?? present?.answer ?? null) as Answer | null;
const overOf = (present: OwnAnswer | undefined): TypedOver => ({
  version: present?.version ?? 0,
  submittedAt: present?.submittedAt ?? null,
  over: present?.draftMark ?? null,
  tab: WINDOW,
});

interface Typing {
  /** What the server has. */
  present: OwnAnswer | undefined;
  /** What of it can still be chosen. */
  offered: (answer: Answer) => Answer;
  /** It is read only, and nothing is sent. */
  isLocked: boolean;
  /** Asks the server what it has by now; throws where it cannot be asked. */
  onStale: () => Promise<OwnAnswer | undefined>;
}

/**
 * What is typed: kept in this tab at once and on the server after a pause, tried again until it is there, and sent at
 * once where it is left. What was typed in this tab and did not arrive comes before what the server has, and is sent
 * again. Nothing goes over what was typed or submitted elsewhere meanwhile until somebody has chosen.
 */
export function useTyped(place: TypedPlace, { present, offered, isLocked, onStale }: Typing) {
  const [left] = useState(() => unsentOf(place));
  const [answer, setAnswer] = useState<Answer>(() => {
    const begun = begunIn(present);
    return left?.answer ?? (begun ? offered(begun) : emptyAnswer());
  });
  const [keeping, setKeeping] = useState<Keeping>('nothing');
  /** Why it is refused, in words. */
  const [refusal, setRefusal] = useState('');
  const waiting = useRef<AbortController>(undefined);
  const unsent = useRef<Answer>(undefined);
  const base = useRef<TypedOver>(left?.over ?? overOf(present));
  const current = useRef({ place, present, onStale });
  useEffect(() => {
    current.current = { place, present, onStale };
  });
  const stop = useCallback(() => {
    waiting.current?.abort();
    unsent.current = undefined;
  }, []);
  useEffect(() => {
    const leave = () => {
      waiting.current?.abort();
      if (unsent.current) void sendLast(current.current.place, unsent.current, base.current);
      unsent.current = undefined;
    };
    window.addEventListener('pagehide', leave);
    return () => {
      window.removeEventListener('pagehide', leave);
      leave();
    };
  }, []);
  useEffect(() => {
    if (!isLocked && left) sendAfter(left.answer, 0);
    // What was left is sent once.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, []);

  /** What was typed or submitted elsewhere, until somebody has chosen. */
  const theirs = keeping === 'elsewhere' && !isLocked ? begunIn(present) : null;

  /** Without a pause where it is one act, as clearing is. */
  const change = (next: Answer, pause = PAUSE_MS) => {
    setAnswer(next);
    keepUnsent(place, { answer: next, over: base.current });
    if (!theirs) sendAfter(next, pause);
  };

  function sendAfter(next: Answer, pause: number): void {
    stop();
    unsent.current = next;
    const { signal } = (waiting.current = new AbortController());
    void save(next, signal, pause);
  }

  async function save(next: Answer, signal: AbortSignal, pause: number): Promise<void> {
    await waited(pause, signal);
    let stale = 0;
    for (let failures = 1; !signal.aborted; failures += 1) {
      setKeeping('saving');
      try {
        const over = await sendDraft(current.current.place, next, base.current, { signal });
        if (signal.aborted) return;
        base.current = { ...base.current, over, tab: WINDOW };
        unsent.current = undefined;
        setKeeping('saved');
        return;
      } catch (error) {
        if (signal.aborted) return;
        if (isApiError(error) && error.status === 401) {
          setKeeping('signed out');
          return;
        }
        let cause: unknown = error;
        if (isApiError(error, 'changed-meanwhile') && stale < TIMES_OVER) {
          try {
            const now = await current.current.onStale();
            if (signal.aborted) return;
            const there = begunIn(now);
            if (there && !isSameAnswer(next, there)) {
              unsent.current = undefined;
              setKeeping('elsewhere');
              return;
            }
            stale += 1;
            base.current = overOf(now);
            continue;
          } catch (failure) {
            if (signal.aborted) return;
            cause = failure;
          }
        }
        if (!mayPass(cause)) {
          unsent.current = undefined;
          setRefusal(reasonIn(cause) ?? messages.notKept);
          setKeeping('refused');
          return;
        }
        setKeeping('not saved');
        await waited(pauseAfter(failures), signal);
      }
    }
  }

  /** What is typed here goes over what was typed elsewhere, or gives way to it. */
  const goOn = (next: Answer) => {
    base.current = overOf(current.current.present);
    setAnswer(next);
    keepUnsent(place, { answer: next, over: base.current });
    sendAfter(next, 0);
  };

  return {
    answer,
    change,
    keeping,
    refusal,
    theirs,
    goOn,
    /** What it is typed over. */
    over: () => base.current,
    /** Submitting was refused for what was typed or submitted elsewhere; false where nothing is there any more. */
    changedElsewhere: async () => {
      const now = await onStale();
      const isThere = begunIn(now) !== null;
      if (isThere) setKeeping('elsewhere');
      else {
        base.current = overOf(now);
        // Nothing else keeps these words: what was waiting to be sent was left out for the submitting.
        if (unsent.current === undefined) sendAfter(answer, 0);
      }
      return isThere;
    },
    /**
     * No longer saves what is typed: it is being submitted. What has not arrived is sent as a draft should the page be
     * left, and once it is refused; gives what hears of the outcome, and whether the form was left meanwhile.
     */
    stop: () => {
      const typed = unsent.current;
      const over = base.current;
      stop();
      setKeeping('nothing');
      const settle = typed && sentIfLeft(place, typed, over);
      return (isRefused: boolean, isLeft: boolean) => {
        settle?.();
        if (!isRefused || !typed || unsent.current) return;
        if (isLeft) void sendLast(place, typed, over);
        else sendAfter(typed, 0);
      };
    },
    /** Forgets what is kept in this tab, now that it is submitted. */
    forget: (submitted: Answer) => forgetIfSame(place, submitted),
  };
}
