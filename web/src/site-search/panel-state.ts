import { useState } from 'react';

/** Widths in px: the form 320 and the results 380 unless somebody moved the handle. */
export interface PanelLimits {
  name: string;
  standard: number;
  least: number;
  most: number;
}
export const FORM_PANEL: PanelLimits = {
  name: 'search-form',
  standard: 320,
  least: 260,
  most: 520,
};
export const RESULTS_PANEL: PanelLimits = {
  name: 'search-results',
  standard: 380,
  least: 300,
  most: 640,
};

interface Remembered {
  width: number;
  open: boolean;
}

/** A panel's width and whether it is open, remembered on this device. */
export function usePanel(limits: PanelLimits) {
  const [state, setState] = useState(() => recall(limits));
  const change = (next: Partial<Remembered>) => {
    const kept = { ...state, ...next };
    kept.width = Math.min(limits.most, Math.max(limits.least, Math.round(kept.width)));
    setState(kept);
    localStorage.setItem(`panel.${limits.name}`, JSON.stringify(kept));
  };
  return {
    ...state,
    resize: (width: number) => change({ width }),
    toggle: () => change({ open: !state.open }),
  };
}
export type Panel = ReturnType<typeof usePanel>;

function recall({ name, standard, least, most }: PanelLimits): Remembered {
  try {
    const kept = JSON.parse(localStorage.getItem(`panel.${name}`) ?? '') as Partial<Remembered>;
    const width = Number(kept.width);
    return { width: width >= least && width <= most ? width : standard, open: kept.open !== false };
  } catch {
    return { width: standard, open: true };
  }
}
