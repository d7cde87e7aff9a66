import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { currentTenant } from '../../api/host.ts';
import { useUser } from '../../session/user.ts';
import { contentClient } from './content-client.ts';
import { RENEWED_BEFORE_END } from './content-session.ts';

/** No page needs the token for what it shows first. */
const AFTER_START_MS = 4_000;

/**
 * Keeps a content token ready while staff are signed in, once the page is there, renewed shortly before it ends. A failure here is ignored:
 * whatever needs the token requests it again and reports the failure.
 */
export function useContentSession(): void {
  const user = useUser();
  const [isLater, setLater] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLater(true), AFTER_START_MS);
    return () => clearTimeout(timer);
  }, []);
  useQuery({
    queryKey: ['content', 'session', currentTenant(), user?.id ?? null],
    queryFn: () => contentClient.token(),
    enabled: isLater && user?.kind === 'staff',
    retry: false,
    staleTime: RENEWED_BEFORE_END,
    // Needs no exact timing: asking early costs nothing while the token is valid.
    refetchInterval: ({ state }) => (state.status === 'error' ? false : RENEWED_BEFORE_END / 2),
    refetchIntervalInBackground: true,
  });
}
