import { useRef, useState } from 'react';
import { draftOf, dropDraft, keepDraft } from '../../../forms/drafts.ts';

/** The draft of a note, kept in this tab until it is saved or discarded. */
export function useNoteDraft(name: string, before = '') {
  const form = `site note ${name}`;
  // Belongs to the page it was written on: the answer may arrive when somebody has moved on.
  const [path] = useState(() => location.pathname);
  const [kept] = useState(() => draftOf<{ text: string }>(form)?.text);
  const [text, setText] = useState(kept ?? before);
  const latest = useRef(text);
  const type = (typed: string) => {
    latest.current = typed;
    setText(typed);
    if (typed === before) dropDraft(form, path);
    else keepDraft(form, { text: typed }, path);
  };
  const forget = () => {
    latest.current = before;
    setText(before);
    dropDraft(form, path);
  };
  return {
    text,
    restored: kept !== undefined,
    type,
    forget,
    /** Removes the saved words; gives whether nothing else was typed meanwhile. */
    saved: (words: string): boolean => {
      const now = latest.current;
      if (now.trim() === words) {
        forget();
        return true;
      }
      // A new note begins with what was typed after the sent one.
      if (before === '' && now.trimStart().startsWith(words))
        type(now.trimStart().slice(words.length).trimStart());
      return false;
    },
  };
}

/** Whether a note was being written under this name. */
export const hasNoteDraft = (name: string) => draftOf(`site note ${name}`) !== undefined;
