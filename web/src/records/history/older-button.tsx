import type { UseInfiniteQueryResult } from '@tanstack/react-query';
import { Button } from '../../ui/button.tsx';
import { Failed } from '../../ui/empty.tsx';
import { historyPanelMessages as messages } from './messages.ts';

type Paged = Pick<
  UseInfiniteQueryResult,
  'error' | 'hasNextPage' | 'fetchNextPage' | 'isFetchingNextPage'
>;

/** Fetches the next page; if that fails, what is on screen stays. */
export function OlderButton({ asked }: { asked: Paged }) {
  const { error, hasNextPage, fetchNextPage, isFetchingNextPage } = asked;
  const more = () => void fetchNextPage();
  if (error) return <Failed title={messages.failed} error={error} retry={more} />;
  if (!hasNextPage) return null;
  return (
    <Button variant="outline" size="sm" mt="3" busy={isFetchingNextPage} onClick={more}>
      {messages.older}
    </Button>
  );
}
