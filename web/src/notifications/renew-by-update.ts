import type { QueryClient } from '@tanstack/react-query';

/** Which features' cached answers show each kind of entity, by the `entity` of 'api entity update'. */
const featuresOf: Record<string, string[]> = {
  site: ['sites', 'site-search', 'history', 'tags', 'site-lists'],
  layer: ['layers', 'geodata'],
  notification: ['notifications'],
};

/** Renews what is on screen when somebody else changed it. An unknown entity renews its own feature. */
export function renewByUpdate(queries: QueryClient, entity: string): void {
  for (const feature of featuresOf[entity] ?? [entity, `${entity}s`]) {
    void queries.invalidateQueries({ queryKey: [feature] });
  }
}
