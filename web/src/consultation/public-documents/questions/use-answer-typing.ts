import { useEffect, useLayoutEffect, useRef, useState, useSyncExternalStore } from 'react';
import {
  type Answer,
  emptyAnswer,
} from '@contract/consultation/ground/documents/blocks/question/answer-rules.ts';
import type { OwnAnswer } from '@contract/consultation/answers/contract.ts';
import { isApiError } from '../../../api/api-error.ts';
import type { SaveStatus } from '../../../forms/autosave/save-status.ts';
import { Saver } from '../../../forms/autosave/saver.ts';
import { nameOf, overOf, type TypedOver, type TypedPlace, unsentOf } from './kept-in-tab.ts';
import { answeringMessages as messages } from './messages.ts';
import { onSubmitted } from './send-answer.ts';
import { isSameAnswer, sendDraft } from './send-draft.ts';
import { reasonIn, retryDraft } from './try-again.ts';

/** What one goes on from: what was typed last, else what was submitted. */
const begunIn = (present: OwnAnswer | undefined) =>
  (present?.draft ?? present?.answer ?? null) as Answer | null;

interface Answering {
  /** What the server has. */
  present: OwnAnswer | undefined;
  /** What of it can still be chosen. */
  offered: (answer: Answer) => Answer;
  /** It is read only, and nothing is sent. */
  isLocked: boolean;
  /** Asks the server what it has by now; throws where it cannot be asked. */
  onStale: () => Promise<OwnAnswer | undefined>;
}

/** An answer as it is typed. */
export interface AnswerTyping {
  answer: Answer;
  status: SaveStatus;
  /** The session had ended as it was saved last; somebody may have typed on since. */
  isSignedOut: boolean;
  /** Why it is refused, in words; '' where it is not. */
  refusal: string;
  /** What was typed or submitted elsewhere, until somebody has chosen. */
  theirs: Answer | null;
  /** Without a pause where it is one act, as clearing is. */
  change: (next: Answer, pause?: number) => void;
  /** What is typed here goes over what was typed elsewhere, or gives way to it. */
  goOn: (next: Answer) => void;
  /** What it is typed over. */
  over: () => TypedOver;
  /** Saves nothing while it is being submitted, until what this gives is called. */
  hold: () => () => void;
  /** It is submitted; what was typed since goes on over that. */
  submitted: (answer: Answer, over: TypedOver) => void;
  /** Submitting was refused for what was typed or submitted elsewhere; false where nothing is there any more. */
  changedElsewhere: () => Promise<boolean>;
}

/**
 * What is typed: kept in this tab at once and on the server after a pause, tried again until it is there, and sent at
 * once where it is left. What was typed in this tab and did not arrive comes before what the server has, and is sent
 * again. Nothing goes over what was typed or submitted elsewhere meanwhile until somebody has chosen.
 */
export function useAnswerTyping(place: TypedPlace, answering: Answering): AnswerTyping {
  const { present, isLocked } = answering;
  const latest = useRef(answering);
  useEffect(() => {
    latest.current = answering;
  });
  const [left] = useState(() => unsentOf(place));
  const [saver] = useState(() => {
    const begun = begunIn(present);
    const value = begun ? answering.offered(begun) : emptyAnswer();
    return new Saver<Answer, TypedOver>(
      {
        name: nameOf(place),
        read: async () => {
          const now = await latest.current.onStale();
          const there = begunIn(now);
          return { ...(there && { value: there }), base: overOf(now) };
        },
        send: (answer, over, how) => sendDraft(place, answer, over, how),
        isSame: isSameAnswer,
        retry: retryDraft,
      },
      left ?? { value, base: overOf(present) },
    );
  });
  const answer = useSyncExternalStore(saver.subscribe, saver.currentValue);
  const status = useSyncExternalStore(saver.subscribe, saver.current);
  const submitted = (sent: Answer, over: TypedOver) => {
    if (isSameAnswer(saver.value, sent)) saver.take(saver.value, over);
    else saver.goOn(saver.value, over);
  };
  useLayoutEffect(() => {
    if (!isLocked && left) saver.goOn(left.value, left.base);
    // What was left is sent once.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, []);
  useEffect(() => {
    window.addEventListener('pagehide', saver.closePage);
    // Its form may have been left, and opened again, while it was being submitted.
    const stopHearing = onSubmitted((where, sent, over) => {
      if (nameOf(where) === saver.name) submitted(sent, over);
    });
    return () => {
      window.removeEventListener('pagehide', saver.closePage);
      stopHearing();
      void saver.leave();
    };
    // Its saver is the same for as long as the form stands.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, []);

  const theirs = status === 'conflict' && !isLocked ? begunIn(present) : null;
  return {
    answer,
    status,
    isSignedOut: isApiError(saver.failure) && saver.failure.status === 401,
    refusal: status === 'failed' ? (reasonIn(saver.failure) ?? messages.notKept) : '',
    theirs,
    change: (next, pause) => {
      // What stood in its way is gone.
      if (status === 'conflict' && !theirs) saver.goOn(next, overOf(present));
      else saver.edited(next, pause);
    },
    goOn: (next) => saver.goOn(next, overOf(latest.current.present)),
    over: () => saver.base,
    hold: () => {
      const release = saver.hold();
      // Also where the form is left meanwhile, which ends its own hearing of it.
      const close = () => saver.closePage();
      window.addEventListener('pagehide', close);
      return () => {
        window.removeEventListener('pagehide', close);
        release();
      };
    },
    submitted,
    changedElsewhere: async () => {
      const now = await latest.current.onStale();
      const isThere = begunIn(now) !== null;
      if (isThere) saver.collide();
      else saver.goOn(saver.value, overOf(now));
      return isThere;
    },
  };
}
