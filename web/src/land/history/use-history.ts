import { siteHistory, siteTimeline } from '@calls/land/history/contract.ts';
import type { HistoryItem, Undoable } from '@contract/land/ground/history/history-item.ts';
import { useInfiniteQuery } from '@tanstack/react-query';
import { call } from '../../api/call.ts';
import { currentTenant } from '../../api/host.ts';
import { shownBy } from '../../api/shown.ts';
import { useWidthClass } from '../../ui/use-width.ts';
import { useSite } from '../ground/sites/site-context.tsx';
import type { AskedHistory } from './asked-history.ts';

/** Fewer on phones, where the next panel is below them. */
const PAGES = { mobile: 10, tablet: 50, desktop: 50 };

interface HistoryPage {
  items: HistoryItem[];
  /** The cursor of the next page. */
  next: string | number | null;
  /** One's own newest change, and everybody's. */
  undo: Undoable | null;
  undoable: Undoable[];
}

/** A site's history, newest first, page by page, including cleared values; by the calls of the page's version. */
export function useHistory(asked: AskedHistory) {
  const { siteId, v2 } = useSite();
  const limit = PAGES[useWidthClass()];
  return useInfiniteQuery({
    queryKey: ['history', 'site', currentTenant(), siteId, v2, asked, limit],
    meta: { shows: shownBy(siteHistory, { siteId }) },
    queryFn: ({ pageParam: from, signal }) =>
      pageOf({ ...asked, siteId, limit, with_cleared: true }, { v2, from, signal }),
    initialPageParam: null as HistoryPage['next'],
    getNextPageParam: (last) => last.next,
  });
}

type Asked = AskedHistory & { siteId: number; limit: number; with_cleared: true };
interface Page {
  v2: boolean;
  from: HistoryPage['next'];
  signal: AbortSignal;
}

async function pageOf(asked: Asked, { v2, from, signal }: Page): Promise<HistoryPage> {
  if (v2) {
    const cursor = from === null ? {} : { cursor: String(from) };
    const { timeline, ...page } = await call(siteTimeline, { ...asked, ...cursor }, { signal });
    return { ...page, items: timeline };
  }
  const before = from === null ? {} : { before: Number(from) };
  const { history, ...page } = await call(siteHistory, { ...asked, ...before }, { signal });
  return { ...page, items: history };
}
