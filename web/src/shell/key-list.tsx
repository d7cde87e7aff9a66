import { Suspense, useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useAccess } from '../session/access.tsx';
import { lazyPart } from '../ui/lazy-part.ts';
import { useCurrentRoute } from './current-route.ts';
import { canSearchHere, searchHere, searchOnce } from './page-search.ts';

const KeyDialog = lazyPart(() => import('./key-dialog.tsx'));

/** For this many animation frames the page of the search may take to come. */
const PATIENCE = 300;

/** `/` goes to the page's search, otherwise to the search of the council's sites; `?` lists the keys. Never while typing. */
export default function KeyList() {
  const [open, setOpen] = useState(false);
  const navigate = useNavigate();
  const { allowed } = useAccess('placemaker', 'read');
  const searchesSites = useCurrentRoute().guard !== 'public' && allowed === true;
  const latest = useRef(searchesSites);
  latest.current = searchesSites;
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const target = event.target as HTMLElement;
      const typing = target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName);
      if (typing || event.ctrlKey || event.metaKey || event.altKey) return;
      if (event.key === '?') setOpen(true);
      if (event.key !== '/') return;
      const there = canSearchHere();
      // Behind a dialog nothing changes unseen.
      if (!there && (!latest.current || document.querySelector('dialog[open]'))) return;
      event.preventDefault();
      if (there) return searchHere();
      void navigate('/');
      searchOnce(PATIENCE);
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [navigate]);
  if (!open) return null;
  return (
    <Suspense fallback={null}>
      <KeyDialog searches={searchesSites || canSearchHere()} onClose={() => setOpen(false)} />
    </Suspense>
  );
}
