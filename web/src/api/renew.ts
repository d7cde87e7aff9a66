import type { Entity } from '@contract/platform/entities.ts';
import type { Query, QueryClient } from '@tanstack/react-query';
import { idsAt, type Change, type Shown } from '@contract/platform/shown.ts';

/** ms between two renewals of a query that shows one record, because of others. */
const REST = 1_000;
/**
 * The same for lists, sums and maps, where they are dear: an open search of a large council fetches all its pages
 * again, and an import changes sites by the hundred.
 */
const LIST_RESTS: Partial<Record<Entity, number>> = { site: 10_000, 'site-list': 10_000 };

interface Rest {
  again: boolean;
}
const resting = new WeakMap<QueryClient, Map<string, Rest>>();

/**
 * Renews the queries that show what somebody else changed, each at once and once more after a rest for all that came
 * meanwhile. A list that shows none of the records stays: it is only fetched when somebody comes to it again.
 */
export function renewByNews(queries: QueryClient, changes: readonly Change[]): void {
  for (const [query, touch] of touched(queries, changes)) {
    if (touch === 'unseen') void invalidate(queries, query, 'none');
    else renewAndRest(queries, query, touch === 'named' ? REST : restOf(changes));
  }
}

/**
 * The same for what this page itself changed: at once, save for queries that are dear. A list without the record is
 * fetched, too, for the change may have moved others in its order. Resolves once all but the dear ones are there.
 */
export async function renewByOwn(queries: QueryClient, changes: readonly Change[]): Promise<void> {
  const renewed = [...touched(queries, changes)].map(async ([query, touch]) => {
    if (!query.meta?.dear) await invalidate(queries, query, 'active');
    else if (touch === 'unseen') await invalidate(queries, query, 'none');
    else renewAndRest(queries, query, restOf(changes));
  });
  await Promise.all(renewed);
}

const restOf = (changes: readonly Change[]) =>
  Math.max(...changes.map(({ entity }) => LIST_RESTS[entity] ?? 0));

function* touched(
  queries: QueryClient,
  changes: readonly Change[],
): Generator<[Query, NonNullable<Touch>]> {
  for (const query of queries.getQueryCache().getAll()) {
    const touches = changes.map((change) => touchOf(query, change));
    const touch = STRONGEST_FIRST.find((each) => touches.includes(each));
    if (touch) yield [query, touch];
  }
}

function renewAndRest(queries: QueryClient, query: Query, pause: number): void {
  const rests = resting.get(queries) ?? new Map<string, Rest>();
  resting.set(queries, rests);
  const rest = rests.get(query.queryHash);
  if (rest) {
    rest.again = true;
    return;
  }
  void invalidate(queries, query, 'active');
  if (pause === 0) return;
  rests.set(query.queryHash, { again: false });
  setTimeout(() => {
    const again = rests.get(query.queryHash)?.again;
    rests.delete(query.queryHash);
    if (again) renewAndRest(queries, query, pause);
  }, pause);
}

const invalidate = (queries: QueryClient, { queryKey }: Query, refetchType: 'active' | 'none') =>
  queries.invalidateQueries({ queryKey, exact: true, refetchType });

const STRONGEST_FIRST = ['named', 'listed', 'unseen'] as const;
type Touch = (typeof STRONGEST_FIRST)[number] | undefined;

function touchOf(query: Query, change: Change): Touch {
  const touches = (query.meta?.shows ?? [])
    .filter(({ entity }) => entity === change.entity)
    .map((shown) => touch(shown, query, change));
  return STRONGEST_FIRST.find((each) => touches.includes(each));
}

function touch(shown: Shown, query: Query, change: Change): Touch {
  const { ids, membership } = change;
  switch (shown.form) {
    case 'membership':
      return membership ? 'listed' : undefined;
    case 'all':
      return 'listed';
    case 'own':
      return change.own || (!change.ids && !change.membership) ? 'named' : undefined;
    case 'named':
      return !ids || meet(ids, shown.ids) ? 'named' : undefined;
    case 'listed':
      return !ids || membership || meet(ids, listedIn(query, shown.path ?? ''))
        ? 'listed'
        : 'unseen';
  }
}

const meet = (some: ReadonlySet<string>, others: ReadonlySet<string> = new Set()) =>
  some.size <= others.size
    ? [...some].some((id) => others.has(id))
    : [...others].some((id) => some.has(id));

/** Two hundred pages are gone through once, not at every change. */
const known = new WeakMap<object, Map<string, ReadonlySet<string>>>();

function listedIn({ state: { data } }: Query, path: string): ReadonlySet<string> {
  if (typeof data !== 'object' || data === null) return new Set();
  const paths = known.get(data) ?? new Map<string, ReadonlySet<string>>();
  known.set(data, paths);
  const ids = paths.get(path) ?? idsAt(data, path);
  paths.set(path, ids);
  return ids;
}
