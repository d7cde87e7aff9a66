import type { ReactNode } from 'react';
import { ErrorState } from './states.tsx';

interface LoadedProps<T> {
  /** What useEndpoint gave. */
  query: {
    data: T | undefined;
    error: { message: string; fields?: Record<string, string> } | null;
    refetch: () => unknown;
  };
  /** The real shape, while it is on its way. */
  skeleton: ReactNode;
  /** What could not be had, in words: 'Failed to fetch site lists'. */
  failed: string;
  /** It is all there is on the page: a failure's title is the page's heading. */
  page?: boolean;
  /** What stands there where there is nothing, and when that is so. */
  empty?: ReactNode;
  isEmpty?: (data: T) => boolean;
  children: (data: T) => ReactNode;
}

/** The faces of what is fetched: on its way, failed with Try again, nothing there, there. */
export function Loaded<T>(props: LoadedProps<T>) {
  const { query, skeleton, failed, page = false, empty, isEmpty, children } = props;
  const { data, error } = query;
  if (data !== undefined) return isEmpty?.(data) ? empty : children(data);
  if (!error) return skeleton;
  return <ErrorState page={page} title={failed} error={error} retry={() => void query.refetch()} />;
}
