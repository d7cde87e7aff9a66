import { useQuery } from '@tanstack/react-query';
import { currentTenant } from '../../api/host.ts';
import { useUser } from '../../session/user.ts';
import { contentClient } from './content-client.ts';
import { RENEWED_BEFORE_END } from './content-session.ts';

/**
 * While staff are signed in, a content token is at hand and renewed shortly before it ends. A failure
 * is forgotten and said to nobody: whatever needs the token asks for it again and shows what happened.
 */
export function useContentSession(): void {
  const user = useUser();
  useQuery({
    queryKey: ['content', 'session', currentTenant(), user?.id ?? null],
    queryFn: () => contentClient.token(),
    enabled: user?.kind === 'staff',
    retry: false,
    staleTime: RENEWED_BEFORE_END,
    // Never out of step with the token's end: asking early costs nothing while it is good.
    refetchInterval: ({ state }) => (state.status === 'error' ? false : RENEWED_BEFORE_END / 2),
    refetchIntervalInBackground: true,
  });
}
