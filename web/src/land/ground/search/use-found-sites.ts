import type { SiteRecord } from '@contract/land/ground/sites/site-record.ts';
import type { Filter } from '@contract/council/ground/filters/filter.ts';
import { searchSitesFlexibly } from '@calls/land/site-search/contract.ts';
import { type InfiniteData, useInfiniteQuery } from '@tanstack/react-query';
import { useEffect, useMemo, useState } from 'react';
import type { ApiError } from '../../../api/api-error.ts';
import { call } from '../../../api/call.ts';
import { shownBy, type Shown } from '@contract/platform/shown.ts';
import { currentTenant } from '../../../api/host.ts';

/** The server's maximum for one answer: few answers, each shown as it arrives. */
const PAGE = 500;
const FIRST_PAGE = 60;

/** The key under which the pages of every search are cached. */
export const FOUND_SITES = ['site-search', 'found'] as const;

interface Page {
  sites: SiteRecord[];
  total: number;
  next: string | null;
}

interface Wanted {
  filters: Filter[];
  attributes: string[];
  /** A property name; with a minus before it the greatest first. */
  sort: string | undefined;
  /** Whether the search may start. */
  ready: boolean;
}

export interface FoundSites {
  sites: SiteRecord[];
  total: number | undefined;
  /** Pages are still arriving. */
  arriving: boolean;
  stopped: boolean;
  error: ApiError | null;
  stop: () => void;
  goOn: () => void;
  retry: () => void;
}

/** What a search within lists depends on. */
function listsIn(filters: Filter[]): Shown[] {
  const text = JSON.stringify(filters);
  return text.includes('"site_list"') ? [{ entity: 'site-list', form: 'all' }] : [];
}

/**
 * The sites of a search, page after page, until all have arrived or somebody cancels. The first page is small, so
 * that something can be read at once.
 */
export function useFoundSites({ filters, attributes, sort, ready }: Wanted): FoundSites {
  const [stopped, setStopped] = useState(false);
  const asked = JSON.stringify([filters, sort]);
  const query = useInfiniteQuery<
    Page,
    ApiError,
    InfiniteData<Page>,
    readonly unknown[],
    string | null
  >({
    queryKey: [...FOUND_SITES, currentTenant(), filters, attributes, sort],
    meta: { shows: shownBy(searchSitesFlexibly, {}).concat(listsIn(filters)), dear: true },
    queryFn: async ({ pageParam, signal }) => {
      const cursor = pageParam ?? undefined;
      const input = { filters, attributes, limit: cursor ? PAGE : FIRST_PAGE, cursor, sort };
      return (await call(searchSitesFlexibly, input, { signal })) as Page;
    },
    initialPageParam: null,
    // Comparing all pages with themselves at every new one would cost more than rendering.
    structuralSharing: false,
    getNextPageParam: (last) => last.next,
    enabled: ready,
  });
  // Only the properties read here re-render the screen: once for each page, not at its start and end.
  const { data, hasNextPage, isPending, error, fetchNextPage } = query;

  useEffect(() => setStopped(false), [asked]);
  useEffect(() => {
    if (data && hasNextPage && !stopped && !error) void fetchNextPage({ cancelRefetch: false });
  }, [data, hasNextPage, stopped, error, fetchNextPage]);

  const sites = useMemo(() => data?.pages.flatMap((page) => page.sites) ?? [], [data]);
  return {
    sites,
    total: data?.pages[0]?.total,
    arriving: !error && (isPending || (hasNextPage && !stopped)),
    stopped: stopped && hasNextPage,
    error,
    stop: () => setStopped(true),
    goOn: () => setStopped(false),
    retry: () => void (query.isFetchNextPageError ? fetchNextPage() : query.refetch()),
  };
}
