import { useRef, useState } from 'react';
import {
  type Answer,
  emptyAnswer,
} from '@contract/consultation/ground/documents/blocks/question/answer-rules.ts';
import { answeringMessages as messages } from './messages.ts';
import { isEmpty } from './send-draft.ts';

interface Clearable {
  answer: Answer;
  change: (answer: Answer) => void;
  /** Of a question about sites: the site that was chosen is cleared along with the fields, and comes back with them. */
  site?: { clear: () => void; undo: () => void } | undefined;
}

/** Empties the fields of an answer, or fills them with another; until something else is typed, what stood in them can be had back. */
export function useClear({ answer, change, site }: Clearable) {
  const [before, setBefore] = useState<{ answer: Answer; isCleared: boolean }>();
  const button = useRef<HTMLButtonElement>(null);

  function undo(): void {
    if (!before) return;
    setBefore(undefined);
    change(before.answer);
    if (before.isCleared) site?.undo();
    // The button that was pressed is gone.
    button.current?.focus();
  }

  return {
    /** Of the button that clears. */
    button,
    /** What happened to the fields; empty where there is nothing to undo. */
    words: before && (before.isCleared ? messages.cleared : messages.replaced),
    clear: () => {
      if (!isEmpty(answer) || (site && !before)) setBefore({ answer, isCleared: true });
      change(emptyAnswer());
      site?.clear();
    },
    /** Another answer is about to stand in the fields. */
    replaced: () => {
      if (before?.isCleared) site?.undo();
      setBefore(isEmpty(answer) ? undefined : { answer, isCleared: false });
      button.current?.focus();
    },
    undo: before && undo,
    /** Something else was typed. */
    forget: () => setBefore(undefined),
  };
}
