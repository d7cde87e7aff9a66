import { useEffect } from 'react';
import { showToast } from '../../../ui/toast-store.ts';
import { searchMessages } from './messages.ts';
import { unreadParts } from './search-address.ts';

/**
 * Reports once which parts of the page's address could not be read: a colleague who was sent a link may see something
 * else.
 */
export function useUnreadAddress(): void {
  useEffect(() => {
    const lost = unreadParts(new URLSearchParams(location.search));
    if (lost.length === 0) return;
    const parts = lost.map((part) => searchMessages.parts[part]).join(', ');
    const { addressUnread, leftOut, everySite } = searchMessages;
    const text = lost.includes('filters') ? `${leftOut(parts)} ${everySite}` : leftOut(parts);
    showToast({ kind: 'danger', title: addressUnread, text });
  }, []);
}
