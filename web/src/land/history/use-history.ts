import { siteHistory } from '@calls/land/history/contract.ts';
import { useInfiniteQuery } from '@tanstack/react-query';
import { currentTenant } from '../../api/host.ts';
import { shownBy } from '@contract/platform/shown.ts';
import { useWidthClass } from '../../ui/use-width.ts';
import { useSite } from '../ground/sites/site-context.tsx';
import type { AskedHistory } from './asked-history.ts';
import { historyPageOf, type HistoryPage } from './history-page.ts';

/** Fewer on phones, where the next panel is below them. */
const PAGES = { mobile: 10, tablet: 50, desktop: 50 };

/** A site's history, newest first, page by page, including cleared values; by the calls of the page's version. */
export function useHistory(asked: AskedHistory) {
  const { siteId, v2 } = useSite();
  const limit = PAGES[useWidthClass()];
  return useInfiniteQuery({
    queryKey: ['history', 'site', currentTenant(), siteId, v2, asked, limit],
    meta: { shows: shownBy(siteHistory, { siteId }) },
    queryFn: ({ pageParam: from, signal }) =>
      historyPageOf({ ...asked, siteId, limit, with_cleared: true }, { v2, from, signal }),
    initialPageParam: null as HistoryPage['next'],
    getNextPageParam: (last) => last.next,
  });
}
