import type { LayerRecord } from '@contract/land/ground/layers/feature-schemas.ts';
import { layerPanelMessages as messages } from './messages.ts';

/** The sites among the layers: without a record of their own, one checkbox. */
export const SITES_LAYER = 'sitesLayer';

export interface LayerGroup {
  name: string;
  /** From the top down. */
  layers: LayerRecord[];
}

interface OrderedGroup {
  groupName: string;
  layersOrder: string[];
}

/** Layers of the basemap itself: the map draws them its own way, below all others. */
export const isBase = (layer: LayerRecord) => layer.basemapRole !== null;

/**
 * The layers in the groups of the Layers order config, topmost first. Layers that no group names are listed under
 * their theme, or under 'Base layers' if they have none, topmost first.
 */
export function groupsOf(
  layers: readonly LayerRecord[],
  configured: readonly OrderedGroup[],
): LayerGroup[] {
  const left = new Map(layers.map((layer) => [layer.id, layer]));
  const groups = new Map<string, LayerRecord[]>();
  for (const { groupName, layersOrder } of configured) {
    const named = layersOrder.flatMap((id) => {
      const layer = left.get(id);
      left.delete(id);
      return layer ? [layer] : [];
    });
    groups.set(groupName, named);
  }
  for (const layer of [...left.values()].toSorted(higherFirst)) {
    const name = layer.themeId ?? messages.baseLayers;
    groups.set(name, [...(groups.get(name) ?? []), layer]);
  }
  return [...groups]
    .filter(([, members]) => members.length > 0)
    .map(([name, members]) => ({ name, layers: members }));
}

/** What a layer is, for the readers of a list: planners, or the public; else what is said to everybody. */
export const describedFor = (readers: 'placemaker' | 'public' | 'all', layer: LayerRecord) =>
  (readers === 'public' ? layer.publicWebMapDescription : layer.placemakerDescription) ??
  layer.defaultDescription;

const higherFirst = (a: LayerRecord, b: LayerRecord) =>
  b.zIndex - a.zIndex || a.layerName.localeCompare(b.layerName);

/** The groups with their layers in the person's own order on this device; new layers keep their place. */
export function reordered(groups: readonly LayerGroup[], order: readonly string[]): LayerGroup[] {
  const place = new Map(order.map((id, index) => [id, index]));
  return groups.map(({ name, layers }) => {
    const moved = layers.filter(({ id }) => place.has(id));
    moved.sort((a, b) => (place.get(a.id) ?? 0) - (place.get(b.id) ?? 0));
    const next = moved.values();
    return {
      name,
      layers: layers.map((layer) => (place.has(layer.id) ? (next.next().value ?? layer) : layer)),
    };
  });
}
