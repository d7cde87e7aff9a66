import type { HistoryItem } from '@contract/records/history/history-item.ts';
import { exactTime } from '@contract/platform/dates/long-date.ts';
import { chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { timeAgo } from '../../ui/time-ago.ts';
import { historyPanelMessages as messages } from './messages.ts';

/** The line under an item: who, how long ago (the exact time on hover), and any remarks. */
export function WhoAndWhen({
  item,
  now,
  children,
}: {
  item: Pick<HistoryItem, 'user_name' | 'date' | 'edited_at'>;
  now: Date;
  children?: ReactNode;
}) {
  const date = new Date(item.date);
  return (
    <chakra.div
      display="flex"
      flexWrap="wrap"
      alignItems="center"
      gap="1.5"
      color="fg.muted"
      textStyle="small"
    >
      <span>
        {item.user_name} ·{' '}
        <time dateTime={item.date} title={exactTime(date)}>
          {timeAgo(date, now)}
        </time>
      </span>
      {item.edited_at && (
        <time dateTime={item.edited_at} title={exactTime(new Date(item.edited_at))}>
          {messages.edited}
        </time>
      )}
      {children}
    </chakra.div>
  );
}
