import type { BrowserContext } from 'playwright-core';
import { sessionCookieFor } from '../../scripts/tenant/sign-in.ts';
import { stackOrigin } from './browser.ts';

/** Sessions by e-mail address, for all visits of this process: each file has accounts of its own to break. */
const sessions = new Map<string, Promise<string>>();

/** Signs a demo account in to a profile, with the session that it has had here before. */
export async function signIn(profile: BrowserContext, email: string, tenant: string) {
  const value = await sessionOf(email, tenant);
  await profile.addCookies([
    { name: '__session', value, url: stackOrigin(), httpOnly: true, sameSite: 'Lax' },
  ]);
}

function sessionOf(email: string, tenant: string): Promise<string> {
  const known = sessions.get(email) ?? sessionCookieFor(email, tenant);
  sessions.set(email, known);
  // An account may be made later in a test.
  known.catch(() => sessions.delete(email));
  return known;
}

/** Ends all sessions of whoever is signed in here, as on another device; the next visit signs in anew. */
export async function endSessions(visitor: BrowserContext, tenant: string): Promise<void> {
  const ended = await visitor.request.post('/api/v1/auth/logout-everywhere', {
    headers: { 'x-tenant': tenant, origin: stackOrigin() },
    data: {},
  });
  if (ended.status() !== 204) throw new Error(`The sessions do not end: ${ended.status()}`);
  sessions.clear();
}
