import type { FilterKind } from '../filter-kind.ts';
import type { LayerArea, OnPlace } from '../filter.ts';
import { layerCanonical, layerReferences, layerWords } from '../layer-area.ts';
import { isLayer } from '../search-area.ts';
import { filterMessages as messages } from '../words.ts';
import { placeProblems } from '../input-problems.ts';

/** Sites within a distance of a layer's features; `!=`: those further away from all of them. */
export type NearLayerFilter = OnPlace<'near layer', LayerArea & { within: number }>;

const isNear = (value: unknown): value is LayerArea & { within: number } =>
  isLayer(value) && value.within !== undefined;

export const nearLayer: FilterKind<NearLayerFilter> = {
  place: {
    label: 'Distance from a map layer',
    is: 'is within',
    isNot: 'is not within',
    offers: ['layer'],
    isComplete: isNear,
  },
  schema: {
    equalities: ['=', '!='],
    conditions: [],
    fault: (value) => (isNear(value) ? undefined : 'Must be a layer and a distance in metres'),
  },
  isFilledIn: () => true,
  canonical: ({ value, equality }) => layerCanonical(value, equality === '!='),
  words: ({ value, equality }, names) => {
    const words = layerWords(value, names);
    return equality === '!=' ? messages.not(words) : words;
  },
  refersTo: ({ value }) => layerReferences(value),
  form: {
    input: 'place',
    needs: [],
    // A council may name the layer and leave the distance to whoever searches.
    mayBeginWith: isLayer,
    empty: '',
    problems: placeProblems,
    read: (_, value) => (isNear(value) ? { type: 'near layer', value } : undefined),
    fill: ({ value }) => (isNear(value) ? value : undefined),
  },
  line: ({ value, equality }, family) =>
    family === 'place'
      ? { condition: equality === '!=' ? 'is-not' : 'is', values: [], place: value }
      : undefined,
};
