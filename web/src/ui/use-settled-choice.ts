import { type ChangeEvent, type KeyboardEvent, useRef, useState } from 'react';

interface SettledChoice {
  value: string;
  onChange: (event: ChangeEvent<HTMLSelectElement>) => void;
  onBlur: () => void;
  onKeyDown: (event: KeyboardEvent) => void;
  onKeyUp: () => void;
}

/**
 * What a menu needs whose choice acts at once: by keys, where every arrow chooses another, it does with Enter or on
 * leaving it, and otherwise at once. Escape lets it be as it was.
 */
export function useSettledChoice(
  value: string,
  settle: (chosen: string, how: 'chosen' | 'left') => void,
): SettledChoice {
  const [shown, setShown] = useState<string>();
  const pending = useRef<string>(undefined);
  // A list that is open tells its choice after Enter, which closes it.
  const isPassing = useRef(false);
  const hold = (chosen: string | undefined) => {
    pending.current = chosen;
    setShown(chosen);
  };
  const finish = (how: 'chosen' | 'left') => {
    const chosen = pending.current;
    if (chosen === undefined) return;
    hold(undefined);
    settle(chosen, how);
  };
  return {
    value: shown ?? value,
    onChange: ({ target }) => {
      hold(target.value);
      if (!isPassing.current) finish('chosen');
    },
    onBlur: () => {
      // A Tab that leaves is released elsewhere.
      isPassing.current = false;
      finish('left');
    },
    onKeyDown: (event) => {
      isPassing.current = event.key !== 'Enter';
      if (pending.current === undefined) return;
      if (event.key === 'Escape') {
        hold(undefined);
        event.stopPropagation();
      } else if (event.key === 'Enter') {
        // What it leads to may take the focus, and would get the key.
        event.preventDefault();
        finish('chosen');
      }
    },
    onKeyUp: () => (isPassing.current = false),
  };
}
