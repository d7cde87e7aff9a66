import { checkDocument } from '@calls/consultation/documents/contract/publishing.ts';
import { useState } from 'react';
import { askAnew } from '../../../api/ask-anew.ts';
import { showToast } from '../../../ui/toast-store.ts';
import { publishMessages as messages } from './messages.ts';
import type { PublishPart } from './publish-menu.tsx';

interface CheckedFirst {
  id: number;
  /** Saves what is typed; false where that could not be. */
  saved: () => Promise<boolean>;
  setOpen: (part: PublishPart) => void;
}

/** Saves and checks what is typed before somebody publishes it or plans that; faults are shown instead. */
export function useCheckedFirst({ id, saved, setOpen }: CheckedFirst) {
  const [isAsking, setAsking] = useState(false);
  const [ofAnswers, setOfAnswers] = useState<string[]>([]);
  const ask = async (then: 'publish' | 'plan') => {
    if (isAsking) return;
    setAsking(true);
    try {
      if (!(await saved())) return;
      const { findings } = await askAnew(checkDocument, { id });
      setOfAnswers(findings.flatMap(({ isOfAnswers, message }) => (isOfAnswers ? [message] : [])));
      setOpen(findings.some(({ isFault }) => isFault) ? 'check' : then);
    } catch (error) {
      showToast({
        kind: 'danger',
        title: messages.checkFailed,
        text: (error as Error).message,
      });
    } finally {
      setAsking(false);
    }
  };
  return { isAsking, ofAnswers, ask };
}
