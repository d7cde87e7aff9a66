import { listArchivedNotifications } from '@calls/notifications/contract.ts';
import { chakra } from '@chakra-ui/react';
import { useLocation } from 'react-router-dom';
import { useEndpoint } from '../api/use-endpoint.ts';
import { ButtonLink } from '../ui/button.tsx';
import { messages } from './messages.ts';
import { NotificationList } from './panel.tsx';
import { useNotifications } from './use-notifications.ts';

/** All notifications, and under /archived those that were put away. */
export default function NotificationsPage() {
  const archived = useLocation().pathname.endsWith('/archived');
  return (
    <chakra.div w="full" maxW="1087px" mx="auto" p="4">
      <chakra.div display="flex" flexWrap="wrap" alignItems="center" gap="3" mb="4">
        <chakra.h1 tabIndex={-1} flex="1" textStyle="headingLg">
          {archived ? messages.archivedTitle : messages.title}
        </chakra.h1>
        <ButtonLink variant="outline" to={archived ? '/notifications' : '/notifications/archived'}>
          {archived ? messages.current : messages.archived}
        </ButtonLink>
      </chakra.div>
      <chakra.div borderWidth="1px" borderRadius="md" overflow="hidden">
        {archived ? <Archived /> : <Current />}
      </chakra.div>
    </chakra.div>
  );
}

function Current() {
  return (
    <NotificationList
      notifications={useNotifications()}
      failure={messages.getFailed}
      empty={messages.empty}
    />
  );
}

function Archived() {
  const notifications = useEndpoint(listArchivedNotifications, { limit: 100, before: undefined });
  return (
    <NotificationList
      archived
      notifications={notifications}
      failure={messages.archivedFailed}
      empty={messages.emptyArchived}
    />
  );
}
