import type { Unit } from '@contract/platform/contract.ts';
import { getAccess } from '@calls/council/permissions/contract.ts';
import { type ReactNode, useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { pageAccount } from '../api/account.ts';
import { USER_STALE_TIME } from '../api/query-client.ts';
import { useEndpoint } from '../api/use-endpoint.ts';
import type { PageGuard } from './page-route.ts';
import { Failed } from '../ui/empty.tsx';
import { Waiting } from '../ui/waiting.tsx';
import { signInPathFor } from './account-paths.ts';
import { startMessages as messages } from './load-messages.ts';
import { rememberNoPermission, rememberPlace, sessionWasEnded } from './storage.ts';
import { type User, useSession } from './user.ts';

/**
 * The page-level guard: signed out → sign-in (or 'session expired'), returning here afterwards; without permission →
 * the first page the person may see, and why; none at all → sign-in with the reason.
 */
export function Guarded({
  guard,
  title,
  children,
}: {
  guard: PageGuard;
  title: string;
  children: ReactNode;
}) {
  const session = useSession();
  const [isKnown, setKnown] = useState(false);
  if (!isKnown && session.status !== 'loading') setKnown(true);
  // A form shows what was typed in it: of whoever was here last not before it is known that they still are.
  if (guard === 'public') return isKnown || pageAccount() === null ? children : <Waiting />;
  if (session.status === 'loading') return <Waiting />;
  if (session.status === 'failed') {
    return (
      <Failed page title={messages.authInfoFailed} error={session.error} retry={session.retry} />
    );
  }
  if (session.status === 'signed-out') return <SendToSignIn />;
  return guard === 'signed-in' ? (
    children
  ) : (
    <WithUnits guard={guard} user={session.user} title={title}>
      {children}
    </WithUnits>
  );
}

/** Shows the page to who may see it; of others it asks the server where they go instead. */
function WithUnits({
  guard,
  user,
  title,
  children,
}: {
  guard: Exclude<PageGuard, string>;
  user: User;
  title: string;
  children: ReactNode;
}) {
  const refused = guard.find(({ unit, actions }) =>
    actions.some((action) => !user.grants.includes(`${unit}.${action}`)),
  );
  const { data, error, refetch } = useEndpoint(
    getAccess,
    refused ? { ...refused, blockRedirect: false } : null,
    { staleTime: USER_STALE_TIME },
  );
  if (!refused) return children;
  // One that fails when it is asked again takes no page away: the server decides each call anyway.
  if (error && !data) return <Failed page error={error} retry={() => void refetch()} />;
  if (!data) return <Waiting />;
  if (!data.isAllowed)
    return <SendElsewhere to={data.redirectPath} from={title} unit={refused.unit} user={user} />;
  // Granted since who is signed in was last asked.
  return children;
}

function SendToSignIn() {
  const { pathname, search, hash } = useLocation();
  const navigate = useNavigate();
  useEffect(() => {
    rememberPlace(pathname + search + hash);
    void navigate(sessionWasEnded() ? '/session-expired' : signInPathFor(pathname), {
      replace: true,
    });
  }, [navigate, pathname, search, hash]);
  return null;
}

function SendElsewhere({
  to,
  from,
  unit,
  user,
}: {
  to: string | null;
  from: string;
  unit: Unit;
  user: User;
}) {
  const { pathname } = useLocation();
  const navigate = useNavigate();
  useEffect(() => {
    const nowhere = to === null || to === pathname || to.startsWith('/sign-in');
    if (nowhere) rememberNoPermission();
    const go = () => void navigate(nowhere ? '/sign-in' : to, { replace: true });
    if (nowhere) go();
    // What is told on the next page is known before that is loaded; without the words they are led there all the same.
    else
      void import('./may-not-see.ts')
        .then(({ tellRefusal }) => tellRefusal({ title: from, unit, user, to }))
        .finally(go);
  }, [navigate, pathname, to, from, unit, user]);
  return null;
}
