import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { renewAround } from '../../ground/search/patch-found.ts';

/** What a change of a site shows up in, besides searches. */
const AROUND = ['history', 'scenarios', 'site-lists', 'site-table', 'tags'];

/** Renews everything that shows the site, leaving on screen what is there until the new is; settles with the site. */
export function useRefresh(): () => Promise<void> {
  const queries = useQueryClient();
  return useCallback(async () => {
    renewAround(queries, ...AROUND);
    await queries.invalidateQueries({ queryKey: ['sites'] });
  }, [queries]);
}
