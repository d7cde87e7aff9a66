import { chakra } from '@chakra-ui/react';
import type { UseQueryResult } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import type { ApiError } from '../../api/api-error.ts';
import { Loaded } from '../../ui/loaded.tsx';
import { SkeletonLines } from '../../ui/skeleton.tsx';
import { Empty } from '../../ui/empty.tsx';
import { useNow } from '../../ui/use-now.ts';
import { NotificationCard } from './card.tsx';
import { notificationMessages as messages } from './messages.ts';
import { useDelete } from './use-delete.ts';
import type { Notification } from './use-notifications.ts';

interface PanelProps {
  notifications: UseQueryResult<Notification[], ApiError>;
  onLeave: () => void;
}

/** The panel below the bell: at most 500 px high, then it scrolls. */
export function NotificationsPanel({ notifications, onLeave }: PanelProps) {
  return (
    <chakra.div display="flex" flexDirection="column" maxH="500px">
      <chakra.div display="flex" alignItems="center" px="4" py="2" borderBottomWidth="1px">
        <chakra.h2 flex="1" textStyle="headingSm">
          {messages.title}
        </chakra.h2>
        <chakra.span color="accent.fg" textDecoration="underline">
          <Link to="/notifications" onClick={onLeave}>
            {messages.all}
          </Link>
        </chakra.span>
      </chakra.div>
      <chakra.div
        flex="1"
        minH="0"
        overflowY="auto"
        tabIndex={0}
        role="region"
        aria-label={messages.title}
      >
        <NotificationList
          notifications={notifications}
          failure={messages.getFailed}
          empty={messages.empty}
        />
      </chakra.div>
    </chakra.div>
  );
}

interface ListProps {
  notifications: UseQueryResult<Notification[], ApiError>;
  failure: string;
  empty: string;
  archived?: boolean;
}

/** Loading, failed, empty or full. */
export function NotificationList({ notifications, failure, empty, archived = false }: ListProps) {
  const remove = useDelete();
  const now = useNow();
  return (
    <Loaded
      query={notifications}
      skeleton={
        <chakra.div p="4">
          <SkeletonLines lines={4} />
        </chakra.div>
      }
      failed={failure}
      empty={
        <Empty kind="nothing" title={empty}>
          {archived ? null : messages.emptyHint}
        </Empty>
      }
      isEmpty={(all) => all.length === 0}
    >
      {(all) => (
        <ul>
          {all.map((notification) => (
            <li key={notification.id}>
              <NotificationCard
                notification={notification}
                now={now}
                onDelete={archived ? undefined : remove}
              />
            </li>
          ))}
        </ul>
      )}
    </Loaded>
  );
}
