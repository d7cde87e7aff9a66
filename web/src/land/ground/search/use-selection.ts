import type { SiteRecord } from '@contract/land/ground/sites/site-record.ts';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';

export interface Selection {
  ticked: ReadonlySet<number>;
  setTicked: (change: (before: ReadonlySet<number>) => ReadonlySet<number>) => void;
  /** Everything is selected, including what arrives later. */
  everything: boolean;
  tickEverything: (on: boolean) => void;
}

/** The selected sites among those found; a new search clears the selection. */
export function useSelection(sites: readonly SiteRecord[], searches: number): Selection {
  const [ticked, setTicked] = useState<ReadonlySet<number>>(new Set());
  const [everything, setEverything] = useState(false);
  const found = useRef(sites);
  const seen = useRef(0);
  useEffect(() => {
    // Sites unticked by hand stay so: only new ones are added.
    const since = sites.slice(seen.current);
    // Sites are gone (deleted, or not in the renewed results): they cannot stay selected.
    if (sites.length < seen.current) {
      const there = new Set(sites.map((site) => site.id));
      setTicked((before) => new Set([...before].filter((id) => there.has(id))));
    }
    seen.current = sites.length;
    found.current = sites;
    if (everything && since.length > 0) {
      setTicked((before) => new Set([...before, ...since.map((site) => site.id)]));
    }
  }, [sites, everything]);
  useEffect(() => {
    setTicked(new Set());
    setEverything(false);
    seen.current = 0;
  }, [searches]);
  const tickEverything = useCallback((on: boolean) => {
    setEverything(on);
    setTicked(new Set(on ? found.current.map((site) => site.id) : []));
  }, []);
  return useMemo(
    () => ({ ticked, setTicked, everything, tickEverything }),
    [ticked, everything, tickEverything],
  );
}
