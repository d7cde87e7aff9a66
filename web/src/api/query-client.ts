import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query';
import { isApiError } from './api-error.ts';
import { onOwnChanges } from './call.ts';
import { handleEverywhere } from './consequences.ts';
import { renewByOwn } from './renew.ts';
import type { Shown } from '@contract/platform/shown.ts';

/** Answers about people stay fresh this long (specification 000 section 9), in ms. */
export const USER_STALE_TIME = 100_000;

declare module '@tanstack/react-query' {
  interface Register {
    queryMeta: {
      persist?: boolean;
      /** What the answer shows: it is fetched again when that changes. */
      shows?: readonly Shown[];
      /** Many pages are fetched again: not at every change of one's own. */
      dear?: boolean;
    };
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

let renewed: Promise<unknown> = Promise.resolve();
onOwnChanges((changes) => {
  renewed = Promise.allSettled([renewed, renewByOwn(queryClient, changes)]);
});

/** Resolves once the screen has what this page's calls have changed so far. */
export const ownChangesShown = (): Promise<unknown> => renewed;
