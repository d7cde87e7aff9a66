import { useRef, useState } from 'react';
import { draftOf, dropDraft, keepDraft } from '../../../forms/drafts.ts';

/** A note's words while they are written: kept for this tab until they are saved or put away. */
export function useNoteDraft(name: string, before = '') {
  const form = `site note ${name}`;
  // Of the page that it was written on: its answer may come when somebody has gone on to another.
  const [path] = useState(() => location.pathname);
  const [kept] = useState(() => draftOf<{ text: string }>(form)?.text);
  const [text, setText] = useState(kept ?? before);
  const latest = useRef(text);
  const type = (typed: string) => {
    latest.current = typed;
    setText(typed);
    keepDraft(form, { text: typed }, path);
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
    /** These words were saved. Gives whether that was all: what was typed meanwhile stays. */
    saved: (words: string): boolean => {
      const now = latest.current;
      if (now.trim() === words) {
        forget();
        return true;
      }
      // A new note begins where the one that was sent ended.
      if (before === '' && now.trimStart().startsWith(words))
        type(now.trimStart().slice(words.length).trimStart());
      return false;
    },
  };
}

/** Whether a note was being written under this name. */
export const hasNoteDraft = (name: string) => draftOf(`site note ${name}`) !== undefined;
