import { useEffect, useRef, useState } from 'react';
import type { Previewed } from '../ground/search/search-model.tsx';

/** How long, in ms, the pointer may take from the site to its preview (WCAG 1.4.13). */
const GRACE_MS = 250;

/** The preview shown: it stays for a moment after the pointer has left, and while the pointer is over it. */
export function useHoverDelay(wanted: Previewed | undefined) {
  const [shown, setShown] = useState(wanted);
  const inside = useRef(false);
  const latest = useRef(wanted);
  latest.current = wanted;
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const leave = () => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => {
      if (!inside.current && !latest.current) setShown(undefined);
    }, GRACE_MS);
  };
  useEffect(() => {
    clearTimeout(timer.current);
    if (wanted) {
      inside.current = false;
      setShown(wanted);
    } else leave();
    return () => clearTimeout(timer.current);
  }, [wanted]);
  return {
    shown,
    close: () => setShown(undefined),
    onPointerEnter: () => {
      inside.current = true;
    },
    onPointerLeave: () => {
      inside.current = false;
      leave();
    },
  };
}
