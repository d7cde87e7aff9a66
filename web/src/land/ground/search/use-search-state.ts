import { useCallback, useMemo, useRef } from 'react';
import { useLocation, useSearchParams } from 'react-router-dom';
import { useUnreadAddress } from './use-unread-address.ts';
import { readSearch, type SearchState, writeSearch } from './search-address.ts';

/**
 * The search in the address, and its change. Searches and selections are steps for Back; map moves are not. A change
 * starts from the browser's current address, because a navigation shows there before it is rendered, and the map may
 * report its last move after it.
 */
export function useSearchState() {
  const [params, setParams] = useSearchParams();
  const { pathname } = useLocation();
  useUnreadAddress();
  const ours = useRef(pathname);
  const read = useMemo(() => readSearch(params), [params]);
  // The map's moves change the address but not the search, so unchanged parts stay the same objects.
  const { filters, area } = useSame({ filters: read.filters, area: read.area });
  const state = useMemo(() => ({ ...read, filters, area }), [read, filters, area]);
  const change = useCallback(
    (part: Partial<SearchState>, how: 'step' | 'quietly' = 'step') => {
      if (location.pathname !== ours.current) return;
      const now = new URLSearchParams(location.search);
      const next = writeSearch(now, part);
      if (next.toString() === now.toString()) return;
      setParams(next, { replace: how === 'quietly', preventScrollReset: true });
    },
    [setParams],
  );
  return { state, change };
}

/** The earlier object as long as the value is equal to it. */
function useSame<T>(value: T): T {
  const kept = useRef(value);
  if (JSON.stringify(kept.current) !== JSON.stringify(value)) kept.current = value;
  return kept.current;
}
