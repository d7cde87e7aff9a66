import type { registerInbox } from '@calls/consultation/intake/contract/inbox.ts';
import type { OutputOf } from '@contract/platform/contract.ts';
import { showToast } from '../../ui/toast-store.ts';
import { undoOfRegistering } from '../../records/kept/undo-of-registering.ts';
import { inboxMessages as messages } from './messages.ts';

/** Says how much of the inbox was registered; the toast takes it back as one. */
export function tellRegistered({ registered, bulk_id }: OutputOf<typeof registerInbox>): void {
  const ids = registered.map(({ representationId }) => representationId);
  showToast({
    kind: 'success',
    title: messages.done(ids.length),
    action: undoOfRegistering(bulk_id, ids),
  });
}
