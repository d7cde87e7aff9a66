import { type RefObject, useEffect } from 'react';

/**
 * Moves the focus to the panel's heading, or what stands for it, when the focused element disappears from the panel, as
 * with the row of a removed letter. Otherwise the browser would start again at the top of the page.
 */
export function useKeptFocus(
  panel: RefObject<HTMLElement | null>,
  heading: RefObject<HTMLElement | null>,
): void {
  useEffect(() => {
    const watched = panel.current;
    if (!watched) return undefined;
    let last: Node | null = null;
    const remember = (event: FocusEvent) => {
      last = event.target as Node;
    };
    // The focus was moved outside, by a press or by Tab.
    const forget = (event: FocusEvent) => {
      if (last?.isConnected && event.relatedTarget !== null) last = null;
    };
    const press = (event: PointerEvent) => {
      if (!watched.contains(event.target as Node)) last = null;
    };
    const changes = new MutationObserver(() => {
      if (!last || last.isConnected) return;
      last = null;
      if (document.activeElement === document.body) heading.current?.focus({ preventScroll: true });
    });
    changes.observe(watched, { childList: true, subtree: true });
    watched.addEventListener('focusin', remember);
    watched.addEventListener('focusout', forget);
    document.addEventListener('pointerdown', press);
    return () => {
      changes.disconnect();
      watched.removeEventListener('focusin', remember);
      watched.removeEventListener('focusout', forget);
      document.removeEventListener('pointerdown', press);
    };
  }, [panel, heading]);
}
