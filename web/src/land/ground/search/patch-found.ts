import type { SiteRecord } from '@contract/land/ground/sites/site-record.ts';
import type { InfiniteData, QueryClient } from '@tanstack/react-query';
import { FOUND_SITES } from './use-found-sites.ts';

interface Page {
  sites: SiteRecord[];
  total: number;
}

/**
 * Changes sites in cached searches without another request, so that 200 pages of a large search are not fetched
 * again. `change` gives the site as it is now, or undefined where it is gone.
 */
export function patchFound(
  queries: QueryClient,
  siteIds: Iterable<number>,
  change: (site: SiteRecord) => SiteRecord | undefined,
  /** Which searches to change; all by default. */
  which: (query: { queryKey: readonly unknown[] }) => boolean = () => true,
): void {
  const ids = new Set(siteIds);
  queries.setQueriesData<InfiniteData<Page>>(
    { queryKey: FOUND_SITES, predicate: which },
    (data) => {
      if (!data) return data;
      let gone = 0;
      const pages = data.pages.map((page) => {
        if (!page.sites.some((site) => ids.has(site.id))) return page;
        const sites = page.sites.flatMap((site) => {
          if (!ids.has(site.id)) return [site];
          const now = change(site);
          if (!now) gone += 1;
          return now ? [now] : [];
        });
        return { ...page, sites };
      });
      if (gone === 0) return { ...data, pages };
      return { ...data, pages: pages.map((page) => ({ ...page, total: page.total - gone })) };
    },
  );
}
