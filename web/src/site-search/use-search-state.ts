import { useCallback, useMemo, useRef } from 'react';
import { useLocation, useSearchParams } from 'react-router-dom';
import { readSearch, type SearchState, writeSearch } from './search-address.ts';

/**
 * The search that the address holds, and its change. A search and a selection are steps to go Back
 * from; where the map was moved is not. A change starts from what the browser's address says now: a
 * navigation shows there before it is rendered, and the map may report its last move after it.
 */
export function useSearchState() {
  const [params, setParams] = useSearchParams();
  const { pathname } = useLocation();
  const ours = useRef(pathname);
  const state = useMemo(() => readSearch(params), [params]);
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
