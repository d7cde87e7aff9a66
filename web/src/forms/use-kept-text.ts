import { useState } from 'react';
import { draftOf, dropDraft, keepDraft } from './drafts.ts';

/** One line of text being typed. */
export interface KeptText {
  text: string;
  type: (text: string) => void;
  /** Call once it was sent, or discarded. */
  forget: () => void;
}

/** A line of text, `before` at first, kept in this tab under route and `form` until it is cleared. */
export function useKeptText(form: string, before = ''): KeptText {
  const [text, setText] = useState(() => draftOf<{ text: string }>(form)?.text ?? before);
  const type = (typed: string) => {
    setText(typed);
    if (typed === before) dropDraft(form);
    else keepDraft(form, { text: typed });
  };
  return { text, type, forget: () => type(before) };
}
