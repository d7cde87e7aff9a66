import { deleteNotification } from '@calls/council/notifications/contract.ts';
import { useAction } from '../../api/use-action.ts';
import { showToast } from '../../ui/toast-store.ts';
import { notificationMessages as messages } from './messages.ts';
import type { Notification } from './use-notifications.ts';

/** Archives a notification that is the person's own or belongs to nobody. */
export function useDelete(): (notification: Notification) => void {
  const action = useAction(deleteNotification, {
    failure: messages.deleteFailed,
    onDone: () => showToast({ kind: 'success', title: messages.deleted }),
  });
  return (notification) => void action.run({ id: notification.id });
}
