import { useEffect, useRef, useState } from 'react';
import { answerFaults } from '@contract/consultation/ground/documents/blocks/question/answer-rules.ts';
import type { QuestionIslandData } from '@contract/consultation/ground/documents/blocks/question/view.tsx';
import type { TypedPlace } from './kept-in-tab.ts';
import { answeringMessages as messages } from './messages.ts';
import { useSubmit } from './use-submit.ts';
import type { AnswerTyping } from './use-answer-typing.ts';

/** The choice of a site, which is cleared along with the fields. */
export interface ClearedSite {
  isCleared: boolean;
  /** The choice shows another site, whose form is about to come. */
  isPassing: () => boolean;
  clear: () => void;
  undo: () => void;
  /** It was to be submitted without one. */
  miss: () => void;
}

interface SendingOptions {
  data: QuestionIslandData;
  place: TypedPlace;
  typed: AnswerTyping;
  site: ClearedSite | undefined;
  onDone: (isAlone: boolean) => void;
}

/** Submits an answer that is whole; otherwise says what is wrong and, where it is submitted by itself, leads there. */
export function useSending({ data, place, typed, site, onDone }: SendingOptions) {
  const submitting = useSubmit(place);
  const { submit, isUnderWay, isLeft, isSignedOut, words, faults, setFaults } = submitting;
  const [summary, setSummary] = useState('');
  const [wantsChoice, setWantsChoice] = useState(0);
  const form = useRef<HTMLFormElement>(null);
  const unseen = useRef<HTMLInputElement>(null);

  const isSaved = typed.status === 'saved';
  const { noteSignedIn } = submitting;
  useEffect(() => {
    if (isSaved) noteSignedIn();
    // Each time that it comes to be saved.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [isSaved]);

  /** Whether there is something to choose or to correct before it can be submitted, which is then said. */
  function isHeldUp(isAlone: boolean): boolean {
    // What stands here is about another site than the one that is seen.
    if (site?.isPassing()) return true;
    if (site?.isCleared) {
      site.miss();
      return true;
    }
    if (typed.theirs) {
      setSummary(messages.chooseFirst);
      if (isAlone) setWantsChoice(wantsChoice + 1);
      return true;
    }
    const found = answerFaults(data.question, typed.answer, place.siteId);
    setFaults(found);
    const count = Object.keys(found).length;
    setSummary(count > 0 ? messages.faults(count) : '');
    if (count > 0 && isAlone) focusFault(form.current);
    return count > 0;
  }

  async function send(isAlone: boolean): Promise<boolean> {
    if (isHeldUp(isAlone)) return false;
    const release = typed.hold();
    try {
      const { answer } = typed;
      const outcome = await submit({
        answer,
        over: typed.over(),
        edition: data.edition,
        furtherRemarks: unseen.current?.value ?? '',
      });
      const isSent = typeof outcome === 'object';
      if (isSent) typed.submitted(answer, outcome);
      // Another form stands in its place.
      if (isLeft()) return isSent;
      if (isSent) onDone(isAlone);
      else if (outcome === 'changed') await chooseOf(isAlone);
      else if (isAlone) focusFault(form.current);
      return isSent;
    } finally {
      release();
    }
  }

  async function chooseOf(isAlone: boolean): Promise<void> {
    try {
      if (await typed.changedElsewhere()) {
        if (isAlone) setWantsChoice(wantsChoice + 1);
      } else setSummary(messages.goneElsewhere);
    } catch {
      setSummary(messages.failed);
    }
  }

  /** Something else is typed: what was wrong is no longer. */
  const forget = () => {
    setFaults({});
    setSummary('');
    submitting.forget();
  };
  return {
    send,
    forget,
    /** It was chosen between two answers. */
    chosen: () => {
      forget();
      setWantsChoice(0);
    },
    form,
    unseen,
    faults,
    words: summary || words,
    isUnderWay,
    isSignedOut,
    wantsChoice,
  };
}

/** Leads to the first field that is wrong, once what is wrong is drawn. */
function focusFault(form: HTMLFormElement | null): void {
  requestAnimationFrame(() =>
    form
      ?.querySelector<HTMLElement>('[aria-invalid="true"]:not(:disabled)')
      ?.focus({ preventScroll: false }),
  );
}
