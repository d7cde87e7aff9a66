import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query';
import { isApiError } from './api-error.ts';
import { handleEverywhere } from './consequences.ts';

/** Answers about people stay fresh this long (specification 000 section 9), in ms. */
export const USER_STALE_TIME = 100_000;

declare module '@tanstack/react-query' {
  interface Register {
    queryMeta: { persist?: boolean };
  }
}

/** The one cache. A failed read is tried once more when no answer came; refusals are final. */
export const queryClient = new QueryClient({
  queryCache: new QueryCache({ onError: (error) => handleEverywhere(error, 'read') }),
  mutationCache: new MutationCache({ onError: (error) => handleEverywhere(error, 'write') }),
  defaultOptions: {
    queries: {
      staleTime: 10_000,
      refetchOnWindowFocus: false,
      retry: (failures, error) => failures < 1 && isApiError(error, 'unreachable', 'unavailable'),
      retryDelay: 500,
    },
  },
});
