import { useState } from 'react';
import { draftOf, dropDraft, keepDraft } from '../../forms/drafts.ts';

/** A note's words while they are written: kept for this tab until they are saved or put away. */
export function useNoteDraft(name: string, before = '') {
  const form = `site note ${name}`;
  const [kept] = useState(() => draftOf<{ text: string }>(form)?.text);
  const [text, setText] = useState(kept ?? before);
  return {
    text,
    restored: kept !== undefined,
    type: (typed: string) => {
      setText(typed);
      keepDraft(form, { text: typed });
    },
    forget: () => {
      setText(before);
      dropDraft(form);
    },
  };
}

/** Whether a note was being written under this name. */
export const hasNoteDraft = (name: string) => draftOf(`site note ${name}`) !== undefined;
