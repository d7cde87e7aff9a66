import { listNotifications } from '@calls/council/notifications/contract.ts';
import type { OutputOf } from '@contract/platform/contract.ts';
import { useEndpoint } from '../../api/use-endpoint.ts';

export type Notification = OutputOf<typeof listNotifications>[number];

/** ms between two polls (specification 000 section 9). */
export const POLL_EVERY = 10_000;

/** The person's notifications, refetched every 10 s. */
export function useNotifications() {
  return useEndpoint(listNotifications, {}, { every: POLL_EVERY, staleTime: 0 });
}

const inProgress = ['processing', 'loading', 'fetching', 'deleting', 'initializing', 'extracting'];

/** A notification in progress has a spinner and cannot be deleted. */
export const isInProgress = (notification: Notification) =>
  inProgress.includes(notification.status);
