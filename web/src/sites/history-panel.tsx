import { siteHistory } from '@calls/history/contract.ts';
import { chakra } from '@chakra-ui/react';
import { useInfiniteQuery } from '@tanstack/react-query';
import { call } from '../api/call.ts';
import { currentTenant } from '../api/host.ts';
import { Button } from '../ui/button.tsx';
import { SkeletonLines } from '../ui/skeleton.tsx';
import { EmptyState, ErrorState } from '../ui/states.tsx';
import { useNow } from '../ui/use-now.ts';
import { exactTime, timeAgo } from '../ui/time-ago.ts';
import { historyWords } from './history-words.ts';
import { messages } from './messages.ts';

/** Who changed what and when, newest first. */
export function HistoryPanel({ siteId }: { siteId: number }) {
  const { data, error, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } = useInfiniteQuery(
    {
      queryKey: ['history', 'site', currentTenant(), siteId],
      queryFn: ({ pageParam, signal }) =>
        call(siteHistory, { siteId, limit: 50, before: pageParam ?? undefined } as never, {
          signal,
        }),
      initialPageParam: null as number | null,
      getNextPageParam: (last) => last.next,
    },
  );
  const now = useNow();
  if (error && !data)
    return <ErrorState title={messages.historyFailed} error={error} retry={() => void refetch()} />;
  if (!data) return <SkeletonLines lines={4} />;
  const items = data.pages.flatMap((page) => page.history);
  if (items.length === 0) return <EmptyState title={messages.noHistory} />;
  return (
    <>
      <chakra.ol display="grid" gap="3">
        {items.map((item) => (
          <chakra.li key={item.id} overflowWrap="anywhere">
            {historyWords(item)}
            <chakra.p color="fg.muted" textStyle="small">
              {item.user_name} ·{' '}
              <time dateTime={item.date} title={exactTime(new Date(item.date))}>
                {timeAgo(new Date(item.date), now)}
              </time>
            </chakra.p>
          </chakra.li>
        ))}
      </chakra.ol>
      {error && (
        <ErrorState
          title={messages.historyFailed}
          error={error}
          retry={() => void fetchNextPage()}
        />
      )}
      {hasNextPage && !error && (
        <Button
          variant="outline"
          size="sm"
          mt="3"
          busy={isFetchingNextPage}
          onClick={() => void fetchNextPage()}
        >
          {messages.older}
        </Button>
      )}
    </>
  );
}
