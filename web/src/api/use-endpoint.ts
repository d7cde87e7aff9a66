import type { Contract } from '@contract/platform/contract.ts';
import { keepPreviousData, useQuery, type UseQueryResult } from '@tanstack/react-query';
import type { ApiError } from './api-error.ts';
import { call } from './call.ts';
import { currentTenant } from './host.ts';
import { shownBy } from '@contract/platform/shown.ts';

export interface EndpointOptions {
  enabled?: boolean;
  /** How long an answer counts as fresh, in ms. */
  staleTime?: number;
  /** Refetches after this many ms. */
  every?: number;
  /** Keeps the answer on this device between visits; only for data that is not secret. */
  persist?: boolean;
  /** Shows the last answer while a changed input is fetched. */
  keepPrevious?: boolean;
  /** What another answer told of this already, and when that came (ms): nothing is asked while it is fresh. */
  known?: { data: unknown; at: number } | undefined;
}

/** An input where there is none to be left out, or none at all. */
type InputThen<I, Options> =
  Partial<I> extends I
    ? [input?: I | null, options?: Options]
    : [input: I | null, options?: Options];

/**
 * Reads an endpoint by its contract: `const { data } = useEndpoint(getSite, { siteId })`. Input `null`
 * waits; one that needs nothing may be left out. Answers are cached under feature, path and input, and fetched again
 * when something changes that the contract says they show.
 */
export function useEndpoint<I, O>(
  contract: Contract<I, unknown, O>,
  ...[input, options = {}]: InputThen<I, EndpointOptions>
): UseQueryResult<O, ApiError> {
  return useQuery<O, ApiError>({
    ...endpointQuery(contract, input as I, options),
    enabled: input !== null && (options.enabled ?? true),
  });
}

/** As useEndpoint, for prefetching, loops and reading the cache outside a component. */
export function endpointQuery<I, O>(
  contract: Contract<I, unknown, O>,
  input: NoInfer<I>,
  options: EndpointOptions = {},
) {
  return {
    queryKey: endpointKey(contract, input),
    // null stands for an empty answer: the cache takes undefined for a failure.
    queryFn: async ({ signal }: { signal: AbortSignal }) =>
      ((await call(contract, input, { signal })) ?? null) as O,
    ...(options.staleTime === undefined ? {} : { staleTime: options.staleTime }),
    ...(options.every === undefined ? {} : { refetchInterval: options.every }),
    ...(options.keepPrevious ? { placeholderData: keepPreviousData } : {}),
    ...(options.known
      ? { initialData: options.known.data as O, initialDataUpdatedAt: options.known.at }
      : {}),
    meta: { persist: options.persist ?? false, shows: shownBy(contract, input) },
  };
}

/** Feature first, so that everything of a feature can be renewed at once. */
export function endpointKey<I>(contract: Contract<I>, input: NoInfer<I>) {
  const asked = input ?? ({} as I);
  return [contract.feature, `${contract.method} ${contract.path}`, currentTenant(), asked] as const;
}
