import { getUser, isAuthenticated } from '@calls/council/session/contract.ts';
import type { OutputOf } from '@contract/platform/contract.ts';
import { pageAccount } from '../api/account.ts';
import type { ApiError } from '../api/api-error.ts';
import { queryClient, USER_STALE_TIME } from '../api/query-client.ts';
import { endpointKey, useEndpoint } from '../api/use-endpoint.ts';
import { hadOpenSession, noteClosedSession, noteNobody } from './storage.ts';
import { leavePage, takePage } from './whose-page.ts';

export type User = OutputOf<typeof getUser>;

export type Session =
  | { status: 'loading' }
  | { status: 'failed'; error: ApiError; retry: () => void }
  | { status: 'signed-out' }
  | { status: 'signed-in'; user: User };

/**
 * Who is signed in in this browser. The call is public, so that none fails for visitors; if a session had been open,
 * the refusal of another says whether it ended.
 */
export function useSession(): Session {
  const asked = useEndpoint(isAuthenticated, {}, { staleTime: USER_STALE_TIME });
  const worthAsking = asked.data !== undefined && !asked.data.user && hadOpenSession();
  const again = useEndpoint(getUser, worthAsking ? {} : null, { staleTime: USER_STALE_TIME });
  const user = asked.data?.user ?? (worthAsking ? again.data : undefined);
  // What is known stays where asking again fails: a page in use, and what is typed on it, is not taken away.
  const failed = (asked.data ? null : asked.error) ?? (worthAsking && !user ? again.error : null);
  if (failed) return { status: 'failed', error: failed, retry: () => void renewSession() };
  if (asked.data && !user && !worthAsking) return signedOutOn();
  return user ? signedInOn(user) : { status: 'loading' };
}

interface Page {
  /** Who opened it, or signed in on it last. */
  of: User | undefined;
  /** Their session has ended since. */
  isOver: boolean;
  isLoadingAnew: boolean;
}
const freshPage = (): Page => ({ of: undefined, isOver: false, isLoadingAnew: false });
let page = freshPage();

/** The page is nobody's again: whoever signs in on it next is not another. */
export function noteOpenedByNobody(): void {
  page = freshPage();
  leavePage();
}

function signedOutOn(): Session {
  if (!page.of && pageAccount() !== null) noteNobody();
  page.isOver = true;
  page.isLoadingAnew = false;
  return { status: 'signed-out' };
}

/**
 * Where somebody else has signed in in this browser, in another tab, what the page shows and what is typed on it is not
 * theirs: it is loaded anew for them. Whoever is asked, as something is unsaved, and stays has the page as it was; what
 * is sent from it is refused.
 */
function signedInOn(user: User): Session {
  if (takePage(user.uid) === 'theirs') {
    page = { ...freshPage(), of: user };
    return { status: 'signed-in', user };
  }
  if (!page.isLoadingAnew) setTimeout(() => location.reload());
  page.isLoadingAnew = true;
  return page.isOver ? { status: 'loading' } : { status: 'signed-in', user: page.of! };
}

/** From where on `/updates` tells this page what has changed since it began. */
export const useNewsFrom = () =>
  useEndpoint(isAuthenticated, {}, { staleTime: USER_STALE_TIME }).data?.newsFrom ?? undefined;

/** The person signed in, if any. */
export function useUser(): User | undefined {
  const session = useSession();
  return session.status === 'signed-in' ? session.user : undefined;
}

/** Refetches who is signed in: after signing in and after changes to the account. */
export async function renewSession(): Promise<void> {
  noteOpenedByNobody();
  // What somebody else read on this page is not for whoever signs in on it.
  queryClient.removeQueries({ type: 'inactive' });
  const features = ['session', 'permissions', 'users'];
  await Promise.all(features.map((feature) => queryClient.resetQueries({ queryKey: [feature] })));
}

/** Treats the browser as signed out after a response that said so; `ended`: 'Session terminated'. */
export function markSignedOut(ended: boolean): void {
  noteClosedSession(ended ? 'ended' : 'lost');
  const queryKey = endpointKey(isAuthenticated, {});
  const nobody = { isAuthenticated: false, user: null, newsFrom: null };
  queryClient.setQueryData(queryKey, nobody);
  // Screens are not told of an answer that equals the last; that the session was closed they must be told.
  queryClient
    .getQueryCache()
    .find({ queryKey, exact: true })
    ?.setState({ data: { ...nobody } });
  queryClient.removeQueries({ queryKey: endpointKey(getUser, {}) });
  queryClient.removeQueries({ queryKey: ['permissions'] });
}
