import { MANAGER } from '../../../records/kept/manager-place.ts';
import { type LinkedTab, TabLinks } from '../../../ui/page-frame/tab-links.tsx';
import { managerMessages as messages } from './messages.ts';

/** The tables, each with what else leads to it. */
const TABS: readonly LinkedTab[] = [
  { to: `${MANAGER}/all`, also: ['/consultations', MANAGER], label: messages.all },
  { to: `${MANAGER}/contacts`, also: ['/consultations/contacts'], label: messages.contacts },
  {
    to: `${MANAGER}/organisations`,
    also: ['/consultations/organisations'],
    label: messages.organisations,
  },
  { to: '/consultations/response-manager', label: messages.responses },
  { to: '/consultations/work', label: messages.work },
];

/** The tables of the manager, each with an address of its own. */
export const ManagerTabs = () => <TabLinks label={messages.tabs} tabs={TABS} />;
