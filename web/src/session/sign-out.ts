import { redirectLogout } from '@calls/council/session/contract/redirect.ts';
import { addressOf } from '../api/call.ts';
import { currentTenant, onUndecidedHost } from '../api/host.ts';
import { queryClient } from '../api/query-client.ts';
import { forgetDrafts } from '../forms/drafts.ts';
import { forgetPlace, noteClosedSession } from './storage.ts';
import type { User } from './user.ts';

/** Signs out: everything stored for this person on this device is deleted, and the server ends the session. */
export function signOut(user: User): void {
  forgetDrafts();
  forgetPlace();
  noteClosedSession('asked');
  queryClient.clear();
  const returnTo = user.kind === 'staff' ? '/sign-in' : '/p/document';
  location.assign(
    addressOf(redirectLogout, { provider: user.provider, returnTo, ...navigationTenant() }),
  );
}

/** Navigations carry no header, so on hosts that do not decide the council it goes into the address. */
export function navigationTenant(): { tenant?: string } {
  const tenant = currentTenant();
  return tenant && onUndecidedHost() ? { tenant } : {};
}
