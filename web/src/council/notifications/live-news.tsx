import { getFirestoreToken } from '@calls/council/session/contract.ts';
import { Component, lazy, type ReactNode, Suspense } from 'react';
import { useEndpoint } from '../../api/use-endpoint.ts';
import { useTenant } from '../../session/tenant.tsx';
import { useUser } from '../../session/user.ts';

const FirestoreNews = lazy(() => import('./firestore-news.tsx'));
/** A custom token is valid for an hour. */
const TOKEN_LIFE = 3_000_000;

/**
 * Live news, where Firestore can be reached: signs in there with a token from the server, which is not stored.
 * `onLive` is told whether news arrive this way; if not, polling brings them.
 */
export default function LiveNews({ onLive }: { onLive: (live: boolean) => void }) {
  const tenant = useTenant();
  const user = useUser();
  const { data } = useEndpoint(getFirestoreToken, {}, { staleTime: TOKEN_LIFE });
  if (!data || !user) return null;
  return (
    <Quiet onFailure={() => onLive(false)}>
      <Suspense fallback={null}>
        <FirestoreNews tenant={tenant} user={user} {...data} onLive={onLive} />
      </Suspense>
    </Quiet>
  );
}

/** If live news fail, all that is lost is a few seconds: the screen stays as it is. */
class Quiet extends Component<{ onFailure: () => void; children: ReactNode }, { failed: boolean }> {
  override state = { failed: false };
  static getDerivedStateFromError = () => ({ failed: true });
  override componentDidCatch(): void {
    this.props.onFailure();
  }
  override render(): ReactNode {
    return this.state.failed ? null : this.props.children;
  }
}
