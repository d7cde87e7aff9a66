import { useState } from 'react';

/** The sidebar's element, for the button that opens it. */
export const SIDEBAR = 'sidebar';

const KEY = 'navigation.open';

export interface NavigationState {
  /** 211 px with names, or 46 px with icons only; remembered between visits. */
  open: boolean;
  toggle: () => void;
  /** On phones the navigation covers the page and always starts closed. */
  over: boolean;
  setOver: (over: boolean) => void;
}

export function useNavigationState(): NavigationState {
  const [open, setOpen] = useState(() => localStorage.getItem(KEY) === 'yes');
  const [over, setOver] = useState(false);
  const toggle = () => {
    localStorage.setItem(KEY, open ? 'no' : 'yes');
    setOpen(!open);
  };
  return { open, toggle, over, setOver };
}
