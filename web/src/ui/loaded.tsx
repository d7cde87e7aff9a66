import type { ReactNode } from 'react';
import { FailedLine } from './failed-line.tsx';
import { ErrorState } from './states.tsx';

/** The result of useEndpoint, or of several together. */
export interface Loadable<T> {
  data: T | undefined;
  error: { message: string; fields?: Record<string, string> } | null;
  isFetching?: boolean;
  refetch: () => unknown;
}

interface LoadedProps<T> {
  query: Loadable<T>;
  /** Shown while it loads, in the shape of the content. */
  skeleton: ReactNode;
  /** The failure in words: 'Failed to fetch site lists'; 'Error occurred' by default. */
  failed?: string;
  /** It is the whole page: a failure's title is the page's heading. */
  page?: boolean;
  /** One small part among others: a failure takes one line, which names what to try again if necessary. */
  line?: boolean;
  retryLabel?: string;
  /** What to show when there is nothing, and when that is the case. */
  empty?: ReactNode;
  isEmpty?: (data: T) => boolean;
  children: (data: T) => ReactNode;
}

/**
 * Shows fetched data in each of its states: loading, failed with 'Try again', empty, there. Data that is there stays
 * on screen.
 */
export function Loaded<T>(props: LoadedProps<T>) {
  const {
    query,
    skeleton,
    failed,
    page = false,
    line,
    retryLabel,
    empty,
    isEmpty,
    children,
  } = props;
  const { data, error, isFetching } = query;
  if (data !== undefined) return isEmpty?.(data) ? empty : children(data);
  if (!error) return skeleton;
  const retry = () => void query.refetch();
  return line ? (
    <FailedLine title={failed} busy={isFetching} retryLabel={retryLabel} retry={retry} />
  ) : (
    <ErrorState page={page} title={failed} error={error} retry={retry} />
  );
}

type All<Queries> = {
  [Name in keyof Queries]: Queries[Name] extends Loadable<infer T> ? T : never;
};

/** Several queries as one: loaded once all are, failed as soon as one is, retried together. */
export function together<Queries extends Record<string, Loadable<unknown>>>(
  queries: Queries,
): Loadable<All<Queries>> {
  const each = Object.entries(queries);
  const there = each.every(([, { data }]) => data !== undefined);
  return {
    // TypeScript does not infer the keys of fromEntries.
    data: there
      ? (Object.fromEntries(each.map(([name, { data }]) => [name, data])) as All<Queries>)
      : undefined,
    error: each.map(([, { error }]) => error).find((error) => error !== null) ?? null,
    isFetching: each.some(([, { isFetching }]) => isFetching),
    refetch: () => Promise.all(each.map(([, { refetch }]) => refetch())),
  };
}
