import { useCallback, useMemo, useRef } from 'react';
import { useLocation, useSearchParams } from 'react-router-dom';
import { useUnreadAddress } from './use-unread-address.ts';
import { readSearch, type SearchState, writeSearch } from './search-address.ts';

/**
 * The search that the address holds, and its change. A search and a selection are steps to go Back
 * from; where the map was moved is not. A change starts from what the browser's address says now: a
 * navigation shows there before it is rendered, and the map may report its last move after it.
 */
export function useSearchState() {
  const [params, setParams] = useSearchParams();
  const { pathname } = useLocation();
  useUnreadAddress();
  const ours = useRef(pathname);
  const read = useMemo(() => readSearch(params), [params]);
  // Moving the map changes the address, not the search: what did not change stays the same object.
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

/** The value as it was first given, for as long as it says the same. */
function useSame<T>(value: T): T {
  const kept = useRef(value);
  if (JSON.stringify(kept.current) !== JSON.stringify(value)) kept.current = value;
  return kept.current;
}
