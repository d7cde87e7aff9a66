import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { UnsavedLayout } from './unsaved-layout.tsx';
import type { LayoutWork } from './use-layout.ts';

/** Asks before a link leads away from an unsaved layout; closing the tab asks as browsers do. */
export function LeavingGuard({ work }: { work: LayoutWork }) {
  const navigate = useNavigate();
  const [wanted, setWanted] = useState<string>();
  const { changed } = work;
  useEffect(() => {
    if (!changed) return undefined;
    const onClose = (event: BeforeUnloadEvent) => event.preventDefault();
    const onClick = (event: MouseEvent) => {
      const link = (event.target as Element).closest?.('a[href]');
      if (!(link instanceof HTMLAnchorElement) || elsewhere(event, link)) return;
      event.preventDefault();
      event.stopPropagation();
      setWanted(link.pathname + link.search + link.hash);
    };
    addEventListener('beforeunload', onClose);
    document.addEventListener('click', onClick, true);
    return () => {
      removeEventListener('beforeunload', onClose);
      document.removeEventListener('click', onClick, true);
    };
  }, [changed]);
  if (wanted === undefined) return null;
  return (
    <UnsavedLayout
      work={work}
      keepEditing={() => setWanted(undefined)}
      onward={() => void navigate(wanted)}
    />
  );
}

/** Whether a link opens beside this page, leaves the product, or leads to a place on this page. */
function elsewhere(event: MouseEvent, link: HTMLAnchorElement): boolean {
  const beside = event.button !== 0 || event.ctrlKey || event.metaKey || event.shiftKey;
  const here = link.pathname === location.pathname;
  return beside || here || link.origin !== location.origin || link.target === '_blank';
}
