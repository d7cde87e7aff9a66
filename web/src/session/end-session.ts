import { redirectLogout } from '@calls/council/session/contract/redirect.ts';
import { addressOf } from '../api/call.ts';
import { currentTenant, onUndecidedHost } from '../api/host.ts';
import { saveAllTyped } from '../forms/autosave/unsaved.ts';
import { forgetDrafts, hasDrafts } from '../forms/drafts.ts';
import { askNoMore, asksOnClosing } from '../ui/asks-on-closing.ts';
import { forgetPlace, noteClosedSession } from './storage.ts';
import type { User } from './user.ts';

/**
 * Asks this question where the tab has anything typed or changed that cannot be saved in a moment: signing out deletes
 * it.
 */
export async function maySignOut(question: string): Promise<boolean> {
  await saveAllTyped();
  // What has been saved is drawn as saved, and asks no more.
  await new Promise((drawn) => setTimeout(drawn));
  return !(hasDrafts() || asksOnClosing()) || confirm(question);
}

/** Signs out without a question: everything stored for this person on this device is deleted, and the server ends the session. */
export function leaveSession({ kind, provider }: Pick<User, 'kind' | 'provider'>): void {
  // Whoever stayed after all would have lost what is forgotten here.
  askNoMore();
  forgetDrafts();
  forgetPlace();
  noteClosedSession('asked');
  const returnTo = kind === 'staff' ? '/sign-in' : '/p/document';
  location.assign(addressOf(redirectLogout, { provider, returnTo, ...navigationTenant() }));
}

/** Navigations carry no header, so on hosts that do not decide the council it goes into the address. */
export function navigationTenant(): { tenant?: string } {
  const tenant = currentTenant();
  return tenant && onUndecidedHost() ? { tenant } : {};
}
