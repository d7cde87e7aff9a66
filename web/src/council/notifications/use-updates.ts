import { listUpdates } from '@calls/council/notifications/contract.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { call } from '../../api/call.ts';
import { hearNews } from './hear-news.ts';
import { POLL_EVERY } from './use-notifications.ts';

/**
 * Polls the council's 'api entity update' events every 10 s, so that another officer's change reaches open lists and
 * pages; paused (`on` is false) while Firestore brings the same news live. `from` is the cursor of when this page began,
 * after which the first poll asks.
 */
export function useUpdates(on: boolean, uid: string | undefined, from: number | undefined): void {
  const queries = useQueryClient();
  const cursor = useRef(from);
  const isResumed = useRef(false);
  useEffect(() => {
    if (!on) return;
    const stopped = new AbortController();
    const ask = async () => {
      if (document.visibilityState === 'hidden') return;
      const news = await call(
        listUpdates,
        { after: cursor.current },
        { signal: stopped.signal },
      ).catch(() => undefined);
      if (!news) return;
      cursor.current = news.cursor;
      hearNews(queries, news.updates, { uid });
    };
    if (isResumed.current) void ask();
    isResumed.current = true;
    const timer = setInterval(() => void ask(), POLL_EVERY);
    return () => {
      clearInterval(timer);
      stopped.abort();
    };
  }, [on, queries, uid]);
}
