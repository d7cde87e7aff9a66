import { type JSX, type ReactNode, useState } from 'react';
import { FailedLine } from './failed-line.tsx';
import { Failed } from './empty.tsx';

/** The result of useEndpoint, or of several together. */
export interface Loadable<T> {
  data: T | undefined;
  error: { message: string; fields?: Record<string, string> } | null;
  isFetching?: boolean;
  /** When asking for the same failed last, in ms; it stays while it is asked for again. */
  errorUpdatedAt?: number;
  refetch: () => unknown;
}

interface LoadedProps<T> {
  query: Loadable<T>;
  /** Shown while it loads, in the shape of the content. */
  skeleton: ReactNode;
  /** The failure in words: 'Failed to fetch site lists'; 'Error occurred' by default. */
  failed?: string;
  /** It is the whole page, without a frame: a failure's title is the page's heading. */
  page?: boolean;
  /** What a failure stands in: the frame of a page that the data would have made. */
  around?: (failure: JSX.Element) => ReactNode;
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
 * on screen, and so does a failure until what is asked for again comes: whoever is about to press, or has pressed,
 * keeps the button and the focus.
 */
export function Loaded<T>(props: LoadedProps<T>) {
  const {
    query,
    skeleton,
    failed,
    page = false,
    around = (failure) => failure,
    line,
    retryLabel,
    empty,
    isEmpty,
    children,
  } = props;
  const { data, isFetching = false, errorUpdatedAt = 0 } = query;
  const [failure, setFailure] = useState({ error: query.error, at: errorUpdatedAt });
  if (query.error && query.error !== failure.error)
    setFailure({ error: query.error, at: errorUpdatedAt });
  if (data !== undefined) return isEmpty?.(data) ? empty : children(data);
  // Of another record it is another time.
  const isSame = errorUpdatedAt > 0 && errorUpdatedAt === failure.at;
  const error = query.error ?? (isSame ? failure.error : null);
  if (!error) return skeleton;
  const retry = () => void query.refetch();
  return line ? (
    <FailedLine
      title={failed}
      of={failure.at}
      busy={isFetching}
      retryLabel={retryLabel}
      retry={retry}
    />
  ) : (
    around(
      <Failed
        page={page}
        title={failed}
        error={error}
        at={failure.at}
        busy={isFetching}
        retry={retry}
      />,
    )
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
    errorUpdatedAt: Math.max(
      0,
      ...each
        .filter(([, { data }]) => data === undefined)
        .map(([, { errorUpdatedAt = 0 }]) => errorUpdatedAt),
    ),
    refetch: () => Promise.all(each.map(([, { refetch }]) => refetch())),
  };
}
