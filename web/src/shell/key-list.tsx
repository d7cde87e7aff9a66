import { Suspense, useEffect, useState } from 'react';
import { lazyPart } from '../ui/lazy-part.ts';

const KeyDialog = lazyPart(() => import('./key-dialog.tsx'));

/** `/` goes to the page's search (an element with `data-search`), `?` lists the keys. Never while typing. */
export function KeyList() {
  const [open, setOpen] = useState(false);
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const target = event.target as HTMLElement;
      const typing = target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName);
      if (typing || event.ctrlKey || event.metaKey || event.altKey) return;
      if (event.key === '?') setOpen(true);
      const search = document.querySelector<HTMLElement>('[data-search]');
      if (event.key === '/' && search) {
        event.preventDefault();
        search.focus();
      }
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, []);
  if (!open) return null;
  return (
    <Suspense fallback={null}>
      <KeyDialog onClose={() => setOpen(false)} />
    </Suspense>
  );
}
