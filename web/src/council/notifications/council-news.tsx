import { lazy, Suspense, useState } from 'react';
import { useFlag } from '../../session/tenant.tsx';
import { useUser } from '../../session/user.ts';
import { useUpdates } from './use-updates.ts';

const AFTER_START_MS = 4_000;
/** Weighs more than the page itself: it comes once that is drawn, and the poll carries the news until then. */
const LiveNews = lazy(async () => {
  await new Promise((resolve) => setTimeout(resolve, AFTER_START_MS));
  return import('./live-news.tsx').catch(() => ({ default: () => null }));
});

/**
 * Keeps every open page in step with what others change, whether the council shows a bell or not. The council's
 * updates are news for its staff; residents are refused them and only have notifications.
 */
export default function CouncilNews() {
  const [live, setLive] = useState(false);
  const staff = useUser()?.kind === 'staff';
  const notified = useFlag('notifications');
  useUpdates(staff && !live);
  if (!staff && !notified) return null;
  return (
    <Suspense fallback={null}>
      <LiveNews onLive={setLive} />
    </Suspense>
  );
}
