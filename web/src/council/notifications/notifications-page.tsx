import { MAX_PAGE } from '@contract/platform/max-page.ts';
import { listArchivedNotifications } from '@calls/council/notifications/contract.ts';
import { chakra } from '@chakra-ui/react';
import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { useEndpoint } from '../../api/use-endpoint.ts';
import { Button } from '../../ui/button.tsx';
import { notificationMessages as messages } from './messages.ts';
import { NotificationList } from './panel.tsx';
import { useNotifications } from './use-notifications.ts';
import { PageFrame } from '../../ui/page-frame/page-frame.tsx';
import { type LinkedTab, TabLinks } from '../../ui/page-frame/tab-links.tsx';

const TABS: readonly LinkedTab[] = [
  { to: '/notifications', label: messages.current },
  { to: '/notifications/archived', label: messages.archived },
];

/** All notifications and, under /archived, the archived ones. */
export default function NotificationsPage() {
  const archived = useLocation().pathname.endsWith('/archived');
  return (
    <PageFrame
      kind="page"
      title={messages.title}
      tabs={<TabLinks label={messages.parts} tabs={TABS} />}
    >
      <chakra.div borderWidth="1px" borderRadius="md" overflow="hidden">
        {archived ? <Archived /> : <Current />}
      </chakra.div>
    </PageFrame>
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

const PAGE = 100;
function Archived() {
  const [limit, setLimit] = useState(PAGE);
  const notifications = useEndpoint(
    listArchivedNotifications,
    { limit, before: undefined },
    { keepPrevious: true },
  );
  const full = notifications.data?.length === limit && limit < MAX_PAGE;
  return (
    <>
      <NotificationList
        archived
        notifications={notifications}
        failure={messages.archivedFailed}
        empty={messages.emptyArchived}
      />
      {full && (
        <chakra.div p="4">
          <Button variant="outline" onClick={() => setLimit(limit + PAGE)}>
            {messages.older}
          </Button>
        </chakra.div>
      )}
    </>
  );
}
