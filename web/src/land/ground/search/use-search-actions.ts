import type { Filter } from '@contract/council/ground/filters/filter.ts';
import { searchExtent, siteGeometries } from '@calls/land/site-search/contract.ts';
import { useQueryClient } from '@tanstack/react-query';
import { type RefObject, useCallback, useRef, useState } from 'react';
import { endpointQuery } from '../../../api/use-endpoint.ts';
import type { MapHandle } from '../../../map/map-types.ts';
import { type Box, boxInMetres, boxOf } from '../../../map/view.ts';
import type { SearchState } from './search-address.ts';
import { FOUND_SITES } from './use-found-sites.ts';
import type { useSearchState } from './use-search-state.ts';

const SHOW_DEBOUNCE_MS = 20;

/** What was requested last, the results or a site on the map; and how many searches were sent. */
export interface Seeing {
  see: 'results' | 'site';
  searches: number;
}

interface Surroundings extends Pick<SearchState, 'filters' | 'area'> {
  change: ReturnType<typeof useSearchState>['change'];
  map: RefObject<MapHandle | null>;
  /** The map's last view, for when there is no map. */
  bounds: RefObject<Box | undefined>;
  /** Whether the page has a list of results, and a map that moves to them. */
  listed: boolean;
}

/** Sends a search, or shows a site. The map moves to the results unless the search is for the map's own area. */
export function useSearchActions({ filters, area, change, map, bounds, listed }: Surroundings) {
  const queries = useQueryClient();
  const [seeing, setSeeing] = useState<Seeing>({ see: 'results', searches: 0 });
  const showing = useRef<ReturnType<typeof setTimeout>>(undefined);

  const search = useCallback(
    async (wanted: Filter[], areaOnly: boolean, sort?: string) => {
      const seen = areaOnly ? (map.current?.bounds() ?? bounds.current) : undefined;
      const within = seen && boxInMetres(seen);
      setSeeing((before) => ({ ...before, see: 'results', searches: before.searches + 1 }));
      const again = JSON.stringify([wanted, within]) === JSON.stringify([filters, area]);
      change({ filters: wanted, area: within, site: undefined, ...(sort ? { sort } : {}) });
      if (again) void queries.resetQueries({ queryKey: FOUND_SITES });
      if (within || !listed) return;
      const query = endpointQuery(searchExtent, {
        filters: wanted,
        projection: '4326' as const,
      });
      const answer = await queries.fetchQuery(query).catch(() => undefined);
      if (answer?.extent) map.current?.fit(answer.extent as Box);
    },
    [filters, area, change, queries, map, bounds, listed],
  );
  const show = useCallback(
    (siteId: number, how: 'asked' | 'following' = 'asked') => {
      clearTimeout(showing.current);
      if (how === 'asked') setSeeing((before) => ({ ...before, see: 'site' }));
      const showNow = async () => {
        change({ site: siteId }, how === 'asked' ? 'step' : 'quietly');
        const query = endpointQuery(siteGeometries, { siteIds: [siteId] });
        const answer = await queries.fetchQuery(query).catch(() => undefined);
        const geometry = answer?.geometries[0]?.geometry;
        const box = geometry && boxOf(geometry);
        if (!box) return;
        // Who goes down the list stays among the neighbours.
        if (how === 'following') map.current?.centre(box);
        else map.current?.fit(box);
      };
      showing.current = setTimeout(() => void showNow(), SHOW_DEBOUNCE_MS);
    },
    [change, queries, map],
  );
  return { search, show, seeing };
}
