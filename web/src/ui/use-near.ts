import { type RefObject, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';

/** How far from the visible part of the page something begins to load, in px: about what one scrolls while it loads. */
const AHEAD = 400;

/** Whether an element is, or has been, visible or nearly so. Printing counts as visible. */
export function useNear(): [RefObject<HTMLElement | null>, boolean] {
  const element = useRef<HTMLElement>(null);
  const [near, setNear] = useState(false);
  useEffect(() => {
    const watched = element.current;
    if (near || !watched) return undefined;
    const seen = new IntersectionObserver(
      (changes) => changes.some(({ isIntersecting }) => isIntersecting) && setNear(true),
      { rootMargin: `${AHEAD}px 0px` },
    );
    seen.observe(watched);
    const printed = () => flushSync(() => setNear(true));
    addEventListener('beforeprint', printed);
    return () => {
      seen.disconnect();
      removeEventListener('beforeprint', printed);
    };
  }, [near]);
  return [element, near];
}
