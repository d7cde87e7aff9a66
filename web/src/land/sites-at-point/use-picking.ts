import { useCallback, useRef, useState } from 'react';
import type { Hits } from '../../map/map-types.ts';
import { useSearchModel } from '../ground/search/search-model.tsx';

export interface Overlapped {
  /** Each once, the topmost first. */
  sites: number[];
  /** Longitude and latitude of the click. */
  at: [number, number];
}

/** Handles clicks on sites: one site is pinned or unpinned; several are offered to choose from. */
export function usePicking() {
  const { state, change } = useSearchModel();
  const [overlapped, setOverlapped] = useState<Overlapped>();
  const pinned = useRef(state.site);
  pinned.current = state.site;
  const pin = useCallback(
    (siteId: number) => change({ site: siteId === pinned.current ? undefined : siteId }),
    [change],
  );
  const pick = useCallback(
    ({ sites, at }: Pick<Hits, 'sites' | 'at'>) => {
      setOverlapped(sites.length > 1 ? { sites, at } : undefined);
      const [only] = sites;
      if (only !== undefined && sites.length === 1) pin(only);
    },
    [pin],
  );
  const close = useCallback(() => setOverlapped(undefined), []);
  return { overlapped, pick, pin, close };
}
