import { useState } from 'react';
import { useLeaving } from '../ui/use-leaving.ts';
import { draftOf, dropDraft, keepDraft } from './drafts.ts';
import { fieldsOtherThan } from './kept-fields.ts';

/** What was chosen and typed outside of a form. */
export interface KeptState<T> {
  value: T;
  change: (part: Partial<T>) => void;
  /** Once it was sent. */
  forget: () => void;
  /** Whether anything was changed and not sent. */
  isChanged: boolean;
  /** Whether it comes from before a reload. */
  restored: boolean;
}

/** What is chosen before it is sent: a reload and closing the tab ask, and it comes back under `name`. */
export function useKeptState<T extends object>(name: string, start: T): KeptState<T> {
  const [path] = useState(() => location.pathname);
  const [before] = useState(() => draftOf<T>(name, path));
  const [changed, setChanged] = useState<Partial<T>>(before ?? {});
  const isChanged = Object.keys(changed).length > 0;
  useLeaving({ onClosing: isChanged, onLinks: false });
  return {
    value: { ...start, ...changed },
    change: (part) => {
      // What is as it was has not been changed.
      const next = fieldsOtherThan({ ...changed, ...part }, start);
      setChanged(next);
      if (Object.keys(next).length > 0) keepDraft(name, next, path);
      else dropDraft(name, path);
    },
    forget: () => {
      setChanged({});
      dropDraft(name, path);
    },
    isChanged,
    restored: before !== undefined && isChanged,
  };
}
