import type { Reference } from './filter-kind.ts';
import type { LayerArea } from './filter.ts';
import { distanceWords, filterMessages as messages, type FilterNames } from './words.ts';

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

/** 'in Wards', 'within 800 m of 2 of Rivers'. */
export function layerWords({ layerId, featureIds, within }: LayerArea, names: FilterNames): string {
  const layer = names.layer(layerId);
  const some = featureIds ? messages.someOf(layer, featureIds.length) : layer;
  return within ? messages.nearLayer(some, distanceWords(within)) : messages.inLayer(some);
}
