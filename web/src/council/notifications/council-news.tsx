import { lazy, Suspense, useState } from 'react';
import { useFlag } from '../../session/tenant.tsx';
import { useNewsFrom, useUser } from '../../session/user.ts';
import { useUpdates } from './use-updates.ts';

const AFTER_START_MS = 4_000;
/** Larger than the page itself: loaded once the page is rendered; until then polling brings the news. */
const LiveNews = lazy(async () => {
  await new Promise((resolve) => setTimeout(resolve, AFTER_START_MS));
  return import('./live-news.tsx').catch(() => ({ default: () => null }));
});

/**
 * Keeps open pages in step with what others change, whether or not the council shows a bell. The council's updates
 * are for staff; residents are refused them and get notifications only.
 */
export default function CouncilNews() {
  const [live, setLive] = useState(false);
  const user = useUser();
  const staff = user?.kind === 'staff';
  const notified = useFlag('notifications');
  useUpdates(staff && !live, user?.uid, useNewsFrom());
  if (!staff && !notified) return null;
  return (
    <Suspense fallback={null}>
      <LiveNews onLive={setLive} />
    </Suspense>
  );
}
