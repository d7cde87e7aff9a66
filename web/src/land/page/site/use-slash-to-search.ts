import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { focusSearch } from '../search/use-slash.ts';

/** For this many animation frames the page of the search may take to come. */
const PATIENCE = 300;

/** On a page without a search of its own, `/` goes to the council's and into its box. Never while typing. */
export function useSlashToSearch(): void {
  const navigate = useNavigate();
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const target = event.target as HTMLElement;
      const typing = target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName);
      if (event.key !== '/' || typing || event.ctrlKey || event.metaKey || event.altKey) return;
      if (document.querySelector('[data-search], dialog[open]')) return;
      event.preventDefault();
      void navigate('/');
      focusSearch(PATIENCE);
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [navigate]);
}
