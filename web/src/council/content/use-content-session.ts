import { useQuery } from '@tanstack/react-query';
import { currentTenant } from '../../api/host.ts';
import { useUser } from '../../session/user.ts';
import { contentClient } from './content-client.ts';
import { RENEWED_BEFORE_END } from './content-session.ts';

/**
 * Keeps the content token of staff who have needed one, renewed shortly before it ends; a page that needs none signs
 * nobody in. A failure here is ignored: whatever needs the token requests it again and reports the failure.
 */
export function useContentSession(): void {
  const user = useUser();
  useQuery({
    queryKey: ['content', 'session', currentTenant(), user?.id ?? null],
    queryFn: () => (contentClient.isBegun() ? contentClient.token() : null),
    enabled: user?.kind === 'staff',
    retry: false,
    staleTime: RENEWED_BEFORE_END,
    // Needs no exact timing: asking early costs nothing while the token is valid.
    refetchInterval: ({ state }) => (state.status === 'error' ? false : RENEWED_BEFORE_END / 2),
    refetchIntervalInBackground: true,
  });
}
