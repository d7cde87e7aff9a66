import type { QueryClient } from '@tanstack/react-query';
import { FOUND_SITES } from './use-found-sites.ts';

/** Whether a query is a search within this list. */
export function searchOfList(listId: number) {
  const filter = `"site_list","value":[${listId}]`;
  return ({ queryKey }: { queryKey: readonly unknown[] }) =>
    JSON.stringify(queryKey).includes(filter);
}

/**
 * Fetches searches within a list again once a bulk change of its members is complete. Its calls renew them too, but
 * searches are dear: what followed the first call would wait for ten seconds.
 */
export const renewListSearches = (queries: QueryClient, listId: number): Promise<void> =>
  queries.invalidateQueries({ queryKey: FOUND_SITES, predicate: searchOfList(listId) });
