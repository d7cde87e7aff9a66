import { useLayoutEffect, useRef } from 'react';

/**
 * Keeps the focus where a button and what it opened take each other's place: on the first control when it opens, on
 * the button when it closes. Whoever has moved on to something else is not called back.
 */
export function useSwappedFocus(opened: boolean) {
  const button = useRef<HTMLButtonElement>(null);
  const inside = useRef<HTMLDivElement>(null);
  const before = useRef(opened);
  useLayoutEffect(() => {
    if (before.current === opened) return;
    before.current = opened;
    if (document.activeElement !== document.body) return;
    const first = inside.current?.querySelector<HTMLElement>('input, select, textarea');
    (opened ? first : button.current)?.focus();
  }, [opened]);
  return { button, inside };
}
