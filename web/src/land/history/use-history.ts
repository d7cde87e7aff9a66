import { siteHistory, siteTimeline } from '@calls/land/history/contract.ts';
import type { HistoryItem, Undoable } from '@contract/land/ground/history/history-item.ts';
import { useInfiniteQuery } from '@tanstack/react-query';
import { call } from '../../api/call.ts';
import { currentTenant } from '../../api/host.ts';
import { shownBy } from '../../api/shown.ts';
import { useWidthClass } from '../../ui/use-width.ts';
import { useSite } from '../ground/sites/site-context.tsx';

interface HistoryPage {
  items: HistoryItem[];
  /** Where the next page begins. */
  next: string | number | null;
  undo: Undoable;
}

/** On phones the next panel stands below these. */
const PAGES = { mobile: 10, tablet: 50, desktop: 50 };

/** A site's history newest first, page by page, of one kind or all: by the page's version of the calls. */
export function useHistory(type: HistoryItem['type'] | undefined) {
  const { siteId, v2 } = useSite();
  const limit = PAGES[useWidthClass()];
  return useInfiniteQuery({
    queryKey: ['history', 'site', currentTenant(), siteId, v2, type, limit],
    meta: { shows: shownBy(siteHistory, { siteId }) },
    queryFn: ({ pageParam, signal }) =>
      pageOf({ siteId, v2, type, limit, from: pageParam, signal }),
    initialPageParam: null as HistoryPage['next'],
    getNextPageParam: (last) => last.next,
  });
}

interface Asked {
  siteId: number;
  v2: boolean;
  type: HistoryItem['type'] | undefined;
  limit: number;
  from: HistoryPage['next'];
  signal: AbortSignal;
}

async function pageOf({ siteId, v2, type, limit, from, signal }: Asked): Promise<HistoryPage> {
  const asked = { siteId, limit, ...(type ? { type } : {}) };
  if (v2) {
    const cursor = from === null ? {} : { cursor: String(from) };
    const { timeline, next, undo } = await call(siteTimeline, { ...asked, ...cursor }, { signal });
    return { items: timeline, next, undo };
  }
  const before = from === null ? {} : { before: Number(from) };
  const { history, next, undo } = await call(siteHistory, { ...asked, ...before }, { signal });
  return { items: history, next, undo };
}
