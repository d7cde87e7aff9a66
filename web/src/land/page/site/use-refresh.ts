import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';

/**
 * Has the site as it is now: settles with it, and what is on screen stays until then. A write of this page has begun
 * to fetch it already, which is waited for.
 */
export function useRefresh(): () => Promise<void> {
  const queries = useQueryClient();
  return useCallback(
    () => queries.invalidateQueries({ queryKey: ['sites'] }, { cancelRefetch: false }),
    [queries],
  );
}
