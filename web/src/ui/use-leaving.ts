import { useEffect, useState } from 'react';

/** What would be lost by leaving. */
interface Unsaved {
  /** Closing the tab asks, as browsers do. */
  onClosing: boolean;
  /** A link of the product that leads away asks; the caller shows the question. */
  onLinks: boolean;
  /** A link that stays on this path, such as another tab of the page, leads away as well. */
  samePath?: boolean;
}

/** How many parts of the page ask on closing. */
let asking = 0;

/** Whether closing the tab now would ask, as something would be lost. */
export const asksOnClosing = (): boolean => asking > 0;

/** Holds up whoever leaves with something unsaved. Gives where they wanted to go, until that is forgotten. */
export function useLeaving({ onClosing, onLinks, samePath = false }: Unsaved): {
  wanted: string | undefined;
  forget: () => void;
} {
  const [wanted, setWanted] = useState<string>();
  useEffect(() => {
    if (!onClosing) return undefined;
    const onClose = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener('beforeunload', onClose);
    asking += 1;
    return () => {
      removeEventListener('beforeunload', onClose);
      asking -= 1;
    };
  }, [onClosing]);
  useEffect(() => {
    if (!onLinks) return undefined;
    const onClick = (event: MouseEvent) => {
      const link = (event.target as Element).closest?.('a[href]');
      if (!(link instanceof HTMLAnchorElement) || opensElsewhere(event, link)) return;
      if (!samePath && link.pathname === location.pathname) return;
      event.preventDefault();
      event.stopPropagation();
      setWanted(link.pathname + link.search + link.hash);
    };
    document.addEventListener('click', onClick, true);
    return () => document.removeEventListener('click', onClick, true);
  }, [onLinks, samePath]);
  return { wanted, forget: () => setWanted(undefined) };
}

/** Somebody has been asked already: the next leaving asks nothing. */
export function askNoMore(): void {
  const quiet = (event: BeforeUnloadEvent) => event.stopImmediatePropagation();
  addEventListener('beforeunload', quiet, { capture: true, once: true });
}

/** Whether a link opens beside this page or leaves the product. */
function opensElsewhere(event: MouseEvent, link: HTMLAnchorElement): boolean {
  const beside = event.button !== 0 || event.ctrlKey || event.metaKey || event.shiftKey;
  return beside || link.origin !== location.origin || link.target === '_blank';
}
