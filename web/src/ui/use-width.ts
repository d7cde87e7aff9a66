import { useSyncExternalStore } from 'react';
import { DESKTOP_FROM, TABLET_FROM } from './theme/breakpoints.ts';

export type WidthClass = 'mobile' | 'tablet' | 'desktop';

const tablet = matchMedia(`(min-width: ${TABLET_FROM}px)`);
const desktop = matchMedia(`(min-width: ${DESKTOP_FROM}px)`);

const current = (): WidthClass =>
  desktop.matches ? 'desktop' : tablet.matches ? 'tablet' : 'mobile';

function subscribe(changed: () => void): () => void {
  tablet.addEventListener('change', changed);
  desktop.addEventListener('change', changed);
  return () => {
    tablet.removeEventListener('change', changed);
    desktop.removeEventListener('change', changed);
  };
}

/** Which of the three widths the window has: mobile under 750 px, tablet under 1080, else desktop. */
export function useWidthClass(): WidthClass {
  return useSyncExternalStore(subscribe, current);
}
