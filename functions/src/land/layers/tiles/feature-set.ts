import type { PackedLayer } from './packed-layer.ts';

/** Which features of a packed layer match a filter: one bit each. */
export type FeatureSet = Uint32Array;

/** The set of a layer's features whose ids are among those given. */
export function featureSet(layer: PackedLayer, ids: Iterable<number>): FeatureSet {
  const wanted = new Set(ids);
  const set = new Uint32Array(Math.ceil(layer.count / 32));
  for (let feature = 0; feature < layer.count; feature++) {
    if (wanted.has(layer.ids[feature]!)) set[feature >> 5]! |= 1 << (feature & 31);
  }
  return set;
}

/** Whether a feature, by its place in the layer, is in the set. */
export function hasFeature(set: FeatureSet, feature: number): boolean {
  return ((set[feature >> 5]! >> (feature & 31)) & 1) === 1;
}
