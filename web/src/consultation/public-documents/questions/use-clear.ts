import { useRef, useState } from 'react';
import {
  type Answer,
  emptyAnswer,
} from '@contract/consultation/ground/documents/blocks/question/answer-rules.ts';
import { isEmpty } from './use-typed.ts';

interface Clearable {
  answer: Answer;
  change: (answer: Answer) => void;
  /** Of a question about sites: the site that was chosen is cleared along with the fields, and comes back with them. */
  site?: { clear: () => void; undo: () => void } | undefined;
}

/** Empties the fields of an answer; until something else is typed, what stood in them can be had back. */
export function useClear({ answer, change, site }: Clearable) {
  const [cleared, setCleared] = useState<Answer>();
  const button = useRef<HTMLButtonElement>(null);

  function undo(): void {
    if (!cleared) return;
    setCleared(undefined);
    change(cleared);
    site?.undo();
    // The button that was pressed is gone.
    button.current?.focus();
  }

  return {
    /** Of the button that clears. */
    button,
    isCleared: cleared !== undefined,
    clear: () => {
      if (!isEmpty(answer) || (site && !cleared)) setCleared(answer);
      change(emptyAnswer());
      site?.clear();
    },
    undo,
    /** Something else was typed. */
    forget: () => setCleared(undefined),
  };
}
