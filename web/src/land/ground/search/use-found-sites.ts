import type { SiteRecord } from '@contract/land/ground/sites/site-record.ts';
import type { Filter } from '@contract/council/ground/filters/filter.ts';
import { searchSitesFlexibly } from '@calls/land/site-search/contract.ts';
import { type InfiniteData, useInfiniteQuery } from '@tanstack/react-query';
import { useEffect, useMemo, useState } from 'react';
import type { ApiError } from '../../../api/api-error.ts';
import { call } from '../../../api/call.ts';
import { shownBy, type Shown } from '../../../api/shown.ts';
import { currentTenant } from '../../../api/host.ts';

/** The server's most for one answer: few answers, each shown as it arrives. */
const PAGE = 500;
const FIRST_PAGE = 60;

/** Under this the pages of every search are kept. */
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
  /** Whether to ask already. */
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

/** A search within lists changes with them. */
function listsIn(filters: Filter[]): Shown[] {
  const text = JSON.stringify(filters);
  return text.includes('"site_list"') ? [{ entity: 'site-list', form: 'all' }] : [];
}

/**
 * The sites of a search, page after page as they arrive, until all are there or somebody cancels. The
 * first page is small, so that there is something to read at once.
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
    // Comparing all that is there with itself at every page costs more than drawing it.
    structuralSharing: false,
    getNextPageParam: (last) => last.next,
    enabled: ready,
  });
  // Only what is read here renders the screen again: once a page, not at its beginning and its end.
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
