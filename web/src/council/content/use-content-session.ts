import { useQuery } from '@tanstack/react-query';
import { currentTenant } from '../../api/host.ts';
import { useUser } from '../../session/user.ts';
import { contentClient } from './content-client.ts';
import { RENEWED_BEFORE_END } from './content-session.ts';

/**
 * Keeps a content token ready while staff are signed in, renewed shortly before it ends. A failure here is ignored:
 * whatever needs the token requests it again and reports the failure.
 */
export function useContentSession(): void {
  const user = useUser();
  useQuery({
    queryKey: ['content', 'session', currentTenant(), user?.id ?? null],
    queryFn: () => contentClient.token(),
    enabled: user?.kind === 'staff',
    retry: false,
    staleTime: RENEWED_BEFORE_END,
    // Needs no exact timing: asking early costs nothing while the token is valid.
    refetchInterval: ({ state }) => (state.status === 'error' ? false : RENEWED_BEFORE_END / 2),
    refetchIntervalInBackground: true,
  });
}
