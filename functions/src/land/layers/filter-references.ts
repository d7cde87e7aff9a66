import { referencesIn } from '../../council/ground/filters/references.ts';
import type { Filter } from '../../council/ground/filters/filter.ts';

/** Things filters refer to that change independently of the sites: saved lists, and layers that bound an area. */
export interface FilterReferences {
  lists: number[];
  layers: string[];
}

/** Every list and layer that the filters name, including inside groups. */
export function filterReferences(filters: readonly Filter[]): FilterReferences {
  const named = referencesIn(filters);
  const ids = (kind: string) => named.flatMap((each) => (each.kind === kind ? [each.id] : []));
  return { lists: ids('list').map(Number), layers: ids('layer').map(String) };
}

/** Whether the result depends on more than the sites: on a list or a layer. */
export const refersElsewhere = (filters: readonly Filter[]) => {
  const { lists, layers } = filterReferences(filters);
  return lists.length + layers.length > 0;
};
