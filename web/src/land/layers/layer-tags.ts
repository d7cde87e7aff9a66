import type { LayerRecord } from '@contract/land/ground/layers/feature-schemas.ts';
import { isBase } from './layer-groups.ts';
import { layerPanelMessages as messages } from './messages.ts';

/** Tags on a row of the tree, and in a layer select before '+n' (specification 000 section 9). */
export const ROW_TAGS = 2;
export const SELECT_TAGS = 4;

/** What is worth knowing about a layer at a glance, the most important first. */
export function tagsOf(layer: LayerRecord): string[] {
  return [
    ...(layer.placemakerVisibility ? [] : [messages.onlyPublic]),
    ...(layer.category && !isBase(layer) ? [layer.category] : []),
    ...(layer.publicWebmapVisibility && !isBase(layer) ? [messages.tagPublic] : []),
    ...(layer.minZoom > 0 ? [messages.tagFromZoom(layer.minZoom)] : []),
  ];
}

/** The first few, and how many more there are. */
export function fewOf<T>(all: readonly T[], most: number): { few: T[]; more: number } {
  return { few: all.slice(0, most), more: Math.max(0, all.length - most) };
}
