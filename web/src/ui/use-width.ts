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

/** The window's width class: mobile below 750 px, tablet below 1080, otherwise desktop. */
export function useWidthClass(): WidthClass {
  return useSyncExternalStore(subscribe, current);
}
