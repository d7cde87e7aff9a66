import type { QueryClient } from '@tanstack/react-query';

/** Which features' cached answers show each kind of entity, by the `entity` of 'api entity update'. */
const featuresOf: Record<string, string[]> = {
  site: [
    'sites',
    'site-search',
    'history',
    'tags',
    'site-lists',
    'scenarios',
    'site-people',
    'related-sites',
    'correspondence',
    'availability',
    'files',
    'capacity',
    'constraints',
  ],
  // A search may be of a list.
  'site-list': ['site-lists', 'site-search', 'history'],
  layer: ['layers', 'geodata', 'constraints'],
  notification: ['notifications'],
};

/**
 * ms between two renewals for the same kind of entity, where they are dear: an open search of a large
 * council fetches all its pages again, and an import changes sites by the hundred.
 */
const RESTS: Record<string, number> = { site: 10_000, 'site-list': 10_000 };
const resting = new Map<string, { again: boolean }>();

/**
 * Renews what is on screen when somebody else changed it: at once, and once more after a rest for all
 * that came meanwhile. An unknown entity renews its own feature.
 */
export function renewByUpdate(queries: QueryClient, entity: string): void {
  const rest = resting.get(entity);
  if (rest) {
    rest.again = true;
    return;
  }
  for (const feature of featuresOf[entity] ?? [entity, `${entity}s`]) {
    void queries.invalidateQueries({ queryKey: [feature] });
  }
  const pause = RESTS[entity];
  if (pause === undefined) return;
  resting.set(entity, { again: false });
  setTimeout(() => {
    const { again } = resting.get(entity) ?? {};
    resting.delete(entity);
    if (again) renewByUpdate(queries, entity);
  }, pause);
}
