import { createContext, type ReactNode, use } from 'react';
import { createPortal } from 'react-dom';

/** The place for a panel's own buttons: the right end of its title bar. */
export const ToolSlot = createContext<HTMLElement | null>(null);

/** A panel's buttons, shown in its title bar. */
export function PanelTools({ children }: { children: ReactNode }) {
  const slot = use(ToolSlot);
  return slot && createPortal(children, slot);
}
