import { useEffect, useRef } from 'react';

/** Tries for this many animation frames until the search box is there. */
const PATIENCE = 30;

/** `/` focuses the search box; a box that is folded away is opened first. */
export function useSlash(folded: boolean, open: () => void): void {
  const unfold = useRef(open);
  unfold.current = open;
  useEffect(() => {
    if (!folded) return;
    const onKey = (event: KeyboardEvent) => {
      const target = event.target as HTMLElement;
      const typing = target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName);
      if (event.key !== '/' || typing || event.ctrlKey || event.metaKey || event.altKey) return;
      if (document.querySelector('[data-search], dialog[open]')) return;
      event.preventDefault();
      unfold.current();
      focusSearch(PATIENCE);
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [folded]);
}

/** Focuses the search box as soon as it is there, trying for so many animation frames. */
export function focusSearch(left: number): void {
  requestAnimationFrame(() => {
    const search = document.querySelector<HTMLElement>('[data-search]');
    if (search) search.focus();
    else if (left > 0) focusSearch(left - 1);
  });
}
