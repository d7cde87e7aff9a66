import { type Filter, SITE_LIST } from '@contract/council/ground/filters/filter.ts';
import { useMemo } from 'react';
import { useLocation, useSearchParams } from 'react-router-dom';
import {
  askedFilters,
  readSearch,
  type SearchState,
  unreadParts,
  writeSearch,
} from './search-address.ts';

/** Names the page of the search in the address of a site. */
const PAGE = 'from';
/** The pages that search sites, a list with its id. */
const PAGES = /^\/(?:map|table|list\/(\d{1,15}))?$/;
/** What a search finds and in which order; its map and its layers stay behind. */
const PARTS = ['filters', 'area', 'sort'] as const;

/** The search that a site's page was opened from. */
export interface OpeningSearch {
  /** All filters, the map area and the page's own among them. */
  filters: Filter[];
  sort: string | undefined;
  /** Its own address. */
  address: string;
  /** The same with a site selected. */
  addressWith: (siteId: number) => string;
  /** The same search in the address of another site. */
  query: string;
}

/** What the address of a site says of the search it is opened from. */
export function openedFrom(pathname: string, search: URLSearchParams): string {
  const query = new URLSearchParams({ [PAGE]: pathname });
  for (const part of PARTS) {
    const value = search.get(part);
    if (value !== null) query.set(part, value);
  }
  return query.toString();
}

/** Reads it back; undefined where a site was opened without a search, or the search can't be read. */
export function openingSearch(params: URLSearchParams): OpeningSearch | undefined {
  const page = params.get(PAGE);
  const [found, listId] = PAGES.exec(page ?? '') ?? [];
  if (page === null || found === undefined) return undefined;
  const search = new URLSearchParams();
  for (const part of PARTS) {
    const value = params.get(part);
    if (value !== null) search.set(part, value);
  }
  if (unreadParts(search).length > 0) return undefined;
  const state = readSearch(search);
  const ofList: Filter[] = listId
    ? [{ type: 'in array', dbPropertyName: SITE_LIST, value: [Number(listId)] }]
    : [];
  return {
    filters: [...ofList, ...askedFilters(state)],
    sort: state.sort,
    address: `${page}?${search.toString()}`,
    addressWith: (siteId) => `${page}?${writeSearch(search, { site: siteId }).toString()}`,
    query: openedFrom(page, search),
  };
}

/** On a page that searches: what it adds to the addresses of the sites that it opens. */
export function useOpenedFrom({ filters, area, sort }: SearchState): string {
  const { pathname } = useLocation();
  return useMemo(
    () => openedFrom(pathname, writeSearch(new URLSearchParams(), { filters, area, sort })),
    [pathname, filters, area, sort],
  );
}

/** On a site's page: the search it was opened from. */
export function useOpeningSearch(): OpeningSearch | undefined {
  const [params] = useSearchParams();
  return useMemo(() => openingSearch(params), [params]);
}
