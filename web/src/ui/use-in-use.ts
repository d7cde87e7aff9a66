import { useSyncExternalStore } from 'react';

const SIGNS = ['pointermove', 'pointerdown', 'keydown', 'wheel', 'touchstart'] as const;
let isInUse = false;

/** Whether somebody has done anything here yet: what the first screen can do without is asked for from then on. */
export const useInUse = (): boolean => useSyncExternalStore(watch, () => isInUse);

function watch(tell: () => void): () => void {
  const note = () => {
    isInUse = true;
    tell();
  };
  for (const sign of SIGNS) addEventListener(sign, note, { passive: true, once: true });
  return () => {
    for (const sign of SIGNS) removeEventListener(sign, note);
  };
}
