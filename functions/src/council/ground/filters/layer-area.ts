import type { Reference } from './filter-kind.ts';
import type { LayerArea } from './filter.ts';
import { distanceWords, filterMessages as messages, type FilterNames, listed } from './words.ts';

/** What a layer area asks, with its distance written out and its features in order. */
export function layerCanonical({ layerId, featureIds, within }: LayerArea, outside: boolean) {
  const features = featureIds && [...new Set(featureIds)].sort((a, b) => a - b);
  return ['layer', outside, layerId, features ?? null, within ?? 0];
}

/** The layer, and each of its features where only some are meant. */
export const layerReferences = ({ layerId, featureIds = [] }: LayerArea): Reference[] => [
  { kind: 'layer', id: layerId },
  ...featureIds.map((id): Reference => ({ kind: 'feature', id: `${layerId} ${id}` })),
];

/** So many features are named; more would make a long chip. */
const MAX_NAMED = 3;

/** 'in Wards', 'within 800 m of Byker or Walker', 'in Byker, Walker or 5 more of Wards'. */
export function layerWords(area: LayerArea, names: FilterNames): string {
  const { within } = area;
  const some = area.featureIds ? featureWords(area, area.featureIds, names) : layerOf(area, names);
  return within ? messages.nearLayer(some, distanceWords(within)) : messages.inLayer(some);
}

const layerOf = ({ layerId }: LayerArea, names: FilterNames) => names.layer(layerId);

function featureWords(area: LayerArea, ids: readonly number[], names: FilterNames): string {
  const layer = layerOf(area, names);
  const named = ids.slice(0, ids.length > MAX_NAMED ? MAX_NAMED - 1 : MAX_NAMED);
  const words = named.flatMap((id) => names.feature(area.layerId, id) ?? []);
  if (words.length < named.length) return messages.someOf(layer, ids.length);
  const others = ids.length - named.length;
  return listed(others > 0 ? [...words, messages.othersOf(layer, others)] : words, 'or');
}
