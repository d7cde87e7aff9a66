import { isLayerArea, SITE_LIST, type Filter } from '../../council/ground/filters/filter.ts';

/** What filters refer to that changes without the sites: saved lists, and layers that bound an area. */
export interface FilterReferences {
  lists: number[];
  layers: string[];
}

/** Every list and layer that the filters name, in groups too. */
export function referencesOf(filters: readonly Filter[]): FilterReferences {
  const found: FilterReferences = { lists: [], layers: [] };
  for (const filter of filters) {
    if (filter.type === 'group') {
      const inner = referencesOf(filter.filters);
      found.lists.push(...inner.lists);
      found.layers.push(...inner.layers);
    } else if (filter.type === 'in area') {
      if (filter.value && isLayerArea(filter.value)) found.layers.push(filter.value.layerId);
    } else if (filter.dbPropertyName === SITE_LIST) {
      found.lists.push(...[filter.value ?? []].flat().map(Number));
    }
  }
  return found;
}

/** Whether what is found changes with more than the sites: with a list or a layer. */
export const refersElsewhere = (filters: readonly Filter[]) => {
  const { lists, layers } = referencesOf(filters);
  return lists.length + layers.length > 0;
};
