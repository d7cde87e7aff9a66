import { siteHistory, siteTimeline } from '@calls/land/history/contract.ts';
import type { HistoryItem, Undoable } from '@contract/records/history/history-item.ts';
import { call } from '../../api/call.ts';
import type { AskedHistory } from './asked-history.ts';

export interface HistoryPage {
  items: HistoryItem[];
  /** The cursor of the next page. */
  next: string | number | null;
  /** One's own newest change, and everybody's. */
  undo: Undoable | null;
  undoable: Undoable[];
}

type Asked = AskedHistory & { siteId: number; limit: number; with_cleared: true };
interface Page {
  v2: boolean;
  from: HistoryPage['next'];
  signal?: AbortSignal;
}

/** One page of a site's history, by the site page's version of the calls. */
export async function historyPageOf(
  asked: Asked,
  { v2, from, signal }: Page,
): Promise<HistoryPage> {
  if (v2) {
    const cursor = from === null ? {} : { cursor: String(from) };
    const { timeline, ...page } = await call(
      siteTimeline,
      { ...asked, ...cursor },
      signal ? { signal } : {},
    );
    return { ...page, items: timeline };
  }
  const before = from === null ? {} : { before: Number(from) };
  const { history, ...page } = await call(
    siteHistory,
    { ...asked, ...before },
    signal ? { signal } : {},
  );
  return { ...page, items: history };
}
