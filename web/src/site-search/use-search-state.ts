import { useCallback, useMemo, useRef } from 'react';
import { useSearchParams } from 'react-router-dom';
import { readSearch, type SearchState, writeSearch } from './search-address.ts';

/**
 * The search that the address holds, and its change. A search and a selection are steps to go Back
 * from; where the map was moved is not.
 */
export function useSearchState() {
  const [params, setParams] = useSearchParams();
  const latest = useRef(params);
  latest.current = params;
  const state = useMemo(() => readSearch(params), [params]);
  const change = useCallback(
    (part: Partial<SearchState>, how: 'step' | 'quietly' = 'step') => {
      const next = writeSearch(latest.current, part);
      if (next.toString() === latest.current.toString()) return;
      latest.current = next;
      setParams(next, { replace: how === 'quietly', preventScrollReset: true });
    },
    [setParams],
  );
  return { state, change };
}
