import type { FilterKind } from '../filter-kind.ts';
import { isLayerArea, type LayerArea, type MapArea, type OnPlace } from '../filter.ts';
import { areaFault } from '../search-area.ts';
import { filterMessages as messages } from '../words.ts';
import { layerCanonical, layerReferences, layerWords } from '../layer-area.ts';
import { hasTypedDistance, placeProblems } from '../input-problems.ts';

/** Sites that touch a part of the map, or what a layer covers; `!=`: those that touch none of it. */
export type AreaFilter = OnPlace<'in area', MapArea | LayerArea>;

export const inArea: FilterKind<AreaFilter> = {
  place: {
    label: 'Place on the map',
    is: 'is in',
    isNot: 'is not in',
    offers: ['view', 'drawn', 'layer'],
    isComplete: (value) => !hasTypedDistance(value),
  },
  schema: { equalities: ['=', '!='], conditions: [], fault: areaFault },
  isFilledIn: () => true,
  canonical: ({ value, equality }) => {
    const outside = equality === '!=';
    if (isLayerArea(value)) return layerCanonical(value, outside);
    return ['area', outside, value.projection, value.bbox ?? value.polygon?.coordinates];
  },
  words: ({ value, equality }, names) => {
    const words = isLayerArea(value)
      ? layerWords(value, names)
      : value.polygon
        ? messages.inShape
        : messages.inBox;
    return equality === '!=' ? messages.not(words) : words;
  },
  refersTo: ({ value }) => (isLayerArea(value) ? layerReferences(value) : []),
  form: {
    input: 'place',
    needs: [],
    mayBeginWith: () => false,
    empty: '',
    problems: placeProblems,
    read: ({ dbPropertyName }, value) => {
      if (typeof value !== 'object' || Array.isArray(value) || hasTypedDistance(value))
        return undefined;
      return { type: 'in area', ...(dbPropertyName ? { dbPropertyName } : {}), value };
    },
    fill: (filter) => (filter.type === 'in area' ? (filter.value ?? undefined) : undefined),
  },
  // A box or another projection cannot be redrawn as it was, so it stays as it is.
  line: ({ value, equality }, family) =>
    family === 'place' && (isLayerArea(value) || (value.polygon && value.projection === '4326'))
      ? { condition: equality === '!=' ? 'is-not' : 'is', values: [], place: value }
      : undefined,
};
