import { useEffect, useState } from 'react';
import { HEADER_HEIGHT } from '../ui/theme/breakpoints.ts';

/** On public documents the header hides on scrolling down past its height, and returns on scrolling up. */
export function useHiddenOnScroll(active: boolean): boolean {
  const [hidden, setHidden] = useState(false);
  useEffect(() => {
    if (!active) return;
    let last = scrollY;
    const onScroll = () => {
      const next = scrollY;
      if (next !== last) setHidden(next > last && next > HEADER_HEIGHT);
      last = next;
    };
    addEventListener('scroll', onScroll, { passive: true });
    return () => {
      removeEventListener('scroll', onScroll);
      setHidden(false);
    };
  }, [active]);
  return hidden;
}
