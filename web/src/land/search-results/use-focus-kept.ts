import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';

/** Focuses the list itself when the focused card disappears (deleted, or another search). */
export function useFocusKept(scroller: RefObject<HTMLElement | null>, items: readonly unknown[]) {
  const within = useRef(false);
  useEffect(() => {
    const element = scroller.current;
    // Checked after rendering: a card that is removed loses its focus first.
    const follow = () =>
      queueMicrotask(() => {
        within.current = element?.contains(document.activeElement) ?? false;
      });
    element?.addEventListener('focusin', follow);
    element?.addEventListener('focusout', follow);
    return () => {
      element?.removeEventListener('focusin', follow);
      element?.removeEventListener('focusout', follow);
    };
  }, [scroller]);
  useLayoutEffect(() => {
    if (within.current && document.activeElement === document.body) scroller.current?.focus();
  }, [scroller, items]);
}
