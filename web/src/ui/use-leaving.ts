import { useEffect, useState } from 'react';
import { askOnClosing } from './asks-on-closing.ts';

/** What would be lost by leaving. */
interface Unsaved {
  /** Closing the tab asks, as browsers do. */
  onClosing: boolean;
  /** A link of the product that leads away asks; the caller shows the question. */
  onLinks: boolean;
  /** A link that stays on this path, such as another tab of the page, leads away as well. */
  samePath?: boolean;
}

/** Holds up whoever leaves with something unsaved. Gives where they wanted to go, until that is forgotten. */
export function useLeaving({ onClosing, onLinks, samePath = false }: Unsaved): {
  wanted: string | undefined;
  forget: () => void;
} {
  const [wanted, setWanted] = useState<string>();
  useEffect(() => (onClosing ? askOnClosing() : undefined), [onClosing]);
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

/** Whether a link opens beside this page or leaves the product. */
function opensElsewhere(event: MouseEvent, link: HTMLAnchorElement): boolean {
  const beside = event.button !== 0 || event.ctrlKey || event.metaKey || event.shiftKey;
  return beside || link.origin !== location.origin || link.target === '_blank';
}
