import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';

/**
 * Refetches the site: resolves once it is there, and what is on screen stays until then. If a write of this page has
 * begun to fetch it already, that is waited for.
 */
export function useRefresh(): () => Promise<void> {
  const queries = useQueryClient();
  return useCallback(
    () => queries.invalidateQueries({ queryKey: ['sites'] }, { cancelRefetch: false }),
    [queries],
  );
}
