import type { SiteRecord } from '@contract/land/ground/sites/site-record.ts';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';

export interface Selection {
  ticked: ReadonlySet<number>;
  setTicked: (change: (before: ReadonlySet<number>) => ReadonlySet<number>) => void;
  /** All are chosen: what arrives later is, too. */
  everything: boolean;
  tickEverything: (on: boolean) => void;
}

/** The sites chosen among those found; another search chooses none. */
export function useSelection(sites: readonly SiteRecord[], searches: number): Selection {
  const [ticked, setTicked] = useState<ReadonlySet<number>>(new Set());
  const [everything, setEverything] = useState(false);
  const found = useRef(sites);
  const seen = useRef(0);
  useEffect(() => {
    // What was unticked by hand stays so: only what is new is added.
    const since = sites.slice(seen.current);
    // Sites went (deleted, or renewed without them): nothing that is not there stays chosen.
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
