import { useLayoutEffect, useRef } from 'react';
import type { ControlElement } from './cell-control.tsx';

/** Keeps the focus when button and control replace one another, unless it has moved elsewhere. */
export function useFocusInPlace(now: string) {
  const button = useRef<HTMLButtonElement>(null);
  const control = useRef<ControlElement>(null);
  const before = useRef(now);
  const leaving = useRef(false);
  useLayoutEffect(() => {
    const was = before.current;
    before.current = now;
    const free = document.activeElement === document.body && !leaving.current;
    if (was === now || !free) return;
    (control.current ?? button.current)?.focus();
    if (was === 'reading' && control.current instanceof HTMLInputElement) control.current.select();
  }, [now]);
  return {
    button,
    control,
    moveOn: () => {
      leaving.current = true;
    },
    comeBack: () => {
      leaving.current = false;
    },
  };
}
