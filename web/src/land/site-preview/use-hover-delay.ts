import { useEffect, useRef, useState } from 'react';
import type { Previewed } from '../ground/search/search-model.tsx';

/** ms in which the pointer may come from the site to its preview (WCAG 1.4.13). */
const GRACE_MS = 250;

/** The preview as it is shown: it stays a moment after the pointer left, and while the pointer is on it. */
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
