import type { ReactNode } from 'react';
import { FailedLine } from './failed-line.tsx';
import { ErrorState } from './states.tsx';

/** What useEndpoint gives, or several of it together. */
export interface Loadable<T> {
  data: T | undefined;
  error: { message: string; fields?: Record<string, string> } | null;
  isFetching?: boolean;
  refetch: () => unknown;
}

interface LoadedProps<T> {
  query: Loadable<T>;
  /** The real shape, while it is on its way. */
  skeleton: ReactNode;
  /** What could not be had, in words: 'Failed to fetch site lists'; else 'Error occurred'. */
  failed?: string;
  /** It is all there is on the page: a failure's title is the page's heading. */
  page?: boolean;
  /** One small part among others: a failure takes a line, which names what to try again if need be. */
  line?: boolean;
  retryLabel?: string;
  /** What stands there where there is nothing, and when that is so. */
  empty?: ReactNode;
  isEmpty?: (data: T) => boolean;
  children: (data: T) => ReactNode;
}

/** The faces of what is fetched: on its way, failed with Try again, nothing there, there. What is there stays. */
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

/** Several queries as one: there when all are, failed with the first that failed, asked again together. */
export function together<Queries extends Record<string, Loadable<unknown>>>(
  queries: Queries,
): Loadable<All<Queries>> {
  const each = Object.entries(queries);
  const there = each.every(([, { data }]) => data !== undefined);
  return {
    // The compiler does not follow names through fromEntries.
    data: there
      ? (Object.fromEntries(each.map(([name, { data }]) => [name, data])) as All<Queries>)
      : undefined,
    error: each.map(([, { error }]) => error).find((error) => error !== null) ?? null,
    isFetching: each.some(([, { isFetching }]) => isFetching),
    refetch: () => Promise.all(each.map(([, { refetch }]) => refetch())),
  };
}
