import { type ChangeEvent, type KeyboardEvent, useRef, useState } from 'react';

interface SettledChoice {
  value: string;
  onChange: (event: ChangeEvent<HTMLSelectElement>) => void;
  onBlur: () => void;
  onKeyDown: (event: KeyboardEvent) => void;
  onKeyUp: () => void;
  onPointerDown: () => void;
}

/**
 * For a menu whose choice acts at once. Chosen with the pointer, it acts immediately; chosen with arrow keys, on Enter or
 * on leaving the menu. Escape restores the earlier choice.
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
      // Enter and Space open the list or choose in it, as Alt with an arrow does.
      isPassing.current = !['Enter', ' '].includes(event.key) && !event.altKey;
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
    // An open list may have swallowed the release of the key that opened it.
    onPointerDown: () => (isPassing.current = false),
  };
}
