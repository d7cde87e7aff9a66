import { useState, useSyncExternalStore } from 'react';

/** Widths in px: the form 320 and the results 380 unless somebody moved the handle. */
export interface PanelLimits {
  name: string;
  standard: number;
  /** The standard width in windows so narrow that panels and map compete for space. */
  narrow: number;
  least: number;
  most: number;
}
export const FORM_PANEL: PanelLimits = {
  name: 'search-form',
  standard: 320,
  narrow: 272,
  least: 260,
  most: 520,
};
export const RESULTS_PANEL: PanelLimits = {
  name: 'search-results',
  standard: 380,
  narrow: 312,
  least: 300,
  most: 640,
};

interface Remembered {
  /** The width that somebody chose; undefined for the standard one. */
  width: number | undefined;
  open: boolean;
}

/** Windows at least this wide, in px, have the standard widths. */
const roomy = matchMedia('(min-width: 1280px)');

/** A panel's width and whether it is open, remembered on this device. */
export function usePanel(limits: PanelLimits) {
  const [state, setState] = useState(() => recall(limits));
  const hasRoom = useSyncExternalStore(onRoom, () => roomy.matches);
  const change = (next: Partial<Remembered>) => {
    const kept = { ...state, ...next };
    setState(kept);
    localStorage.setItem(`panel.${limits.name}`, JSON.stringify(kept));
  };
  const standard = hasRoom ? limits.standard : limits.narrow;
  return {
    width: state.width ?? standard,
    open: state.open,
    resize: (width: number) =>
      change({ width: Math.min(limits.most, Math.max(limits.least, Math.round(width))) }),
    standardWidth: () => change({ width: undefined }),
    toggle: () => change({ open: !state.open }),
  };
}
export type Panel = ReturnType<typeof usePanel>;

function onRoom(changed: () => void): () => void {
  roomy.addEventListener('change', changed);
  return () => roomy.removeEventListener('change', changed);
}

function recall({ name, standard, least, most }: PanelLimits): Remembered {
  try {
    const kept = JSON.parse(localStorage.getItem(`panel.${name}`) ?? '') as Partial<Remembered>;
    const width = Number(kept.width);
    // Folding a panel that nobody resized used to store the standard width.
    const chosen = width >= least && width <= most && width !== standard;
    return { width: chosen ? width : undefined, open: kept.open !== false };
  } catch {
    return { width: undefined, open: true };
  }
}
