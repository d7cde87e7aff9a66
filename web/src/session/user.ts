import { getUser, isAuthenticated } from '@calls/council/session/contract.ts';
import type { OutputOf } from '@contract/platform/contract.ts';
import type { ApiError } from '../api/api-error.ts';
import { queryClient, USER_STALE_TIME } from '../api/query-client.ts';
import { endpointKey, useEndpoint } from '../api/use-endpoint.ts';
import { hadOpenSession, noteClosedSession, noteOpenSession } from './storage.ts';

export type User = OutputOf<typeof getUser>;

export type Session =
  | { status: 'loading' }
  | { status: 'failed'; error: ApiError; retry: () => void }
  | { status: 'signed-out' }
  | { status: 'signed-in'; user: User };

/**
 * Who is signed in in this browser. For visitors the check is public, so that no call fails; if a session had been
 * open, the refusal says whether it ended.
 */
export function useSession(): Session {
  const asked = useEndpoint(isAuthenticated, {}, { staleTime: USER_STALE_TIME });
  const worthAsking = asked.data?.isAuthenticated || (asked.data !== undefined && hadOpenSession());
  const user = useEndpoint(getUser, worthAsking ? {} : null, { staleTime: USER_STALE_TIME });
  // What is known stays where asking again fails: a page in use, and what is typed on it, is not taken away.
  const failed =
    (asked.data ? null : asked.error) ?? (worthAsking && !user.data ? user.error : null);
  if (failed) return { status: 'failed', error: failed, retry: () => void renewSession() };
  if (asked.data && !worthAsking) return { status: 'signed-out' };
  if (!user.data || !worthAsking) return { status: 'loading' };
  noteOpenSession(user.data.uid);
  return { status: 'signed-in', user: user.data };
}

/** The person signed in, if any. */
export function useUser(): User | undefined {
  const session = useSession();
  return session.status === 'signed-in' ? session.user : undefined;
}

/** Refetches who is signed in: after signing in and after changes to the account. */
export async function renewSession(): Promise<void> {
  const features = ['session', 'permissions', 'users'];
  await Promise.all(features.map((feature) => queryClient.resetQueries({ queryKey: [feature] })));
}

/** Treats the browser as signed out after a response that said so; `ended`: 'Session terminated'. */
export function markSignedOut(ended: boolean): void {
  noteClosedSession(ended ? 'ended' : 'lost');
  queryClient.setQueryData(endpointKey(isAuthenticated, {}), { isAuthenticated: false });
  queryClient.removeQueries({ queryKey: endpointKey(getUser, {}) });
  queryClient.removeQueries({ queryKey: ['permissions'] });
}
