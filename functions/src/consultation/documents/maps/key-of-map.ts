import type { LayerStyle } from '../../../land/ground/layers/style/layer-style.ts';
import { stylesOfKey } from '../../../land/ground/layers/style/told-apart.ts';
import { namesColour } from '../../../land/ground/map-picture/names-colour.ts';
import { type LayerKeyEntry, layersOfKey } from '../../ground/documents/blocks/map/schema.ts';
import type { EditionDivider } from '../../ground/documents/edition.ts';
import type { PublicLayer } from './queries/shown-things.ts';

/** A layer of a map's key that the public may see. */
export interface ShownLayer extends PublicLayer {
  type: 'layer';
  /** What map, picture and key alike are drawn from. */
  style: LayerStyle;
  /** Of the names on the picture: #rrggbb. */
  colour: string;
  /** Whether it is drawn from the beginning. */
  visible: boolean;
}
export type MapKeyEntry = ShownLayer | EditionDivider;

/** The key of a map with the layers that there are today; a heading under which nothing is left goes with its layers. */
export function keyOfMap(
  chosen: readonly LayerKeyEntry[],
  found: readonly PublicLayer[],
): MapKeyEntry[] {
  const once = new Set(layersOfKey(chosen));
  const byId = new Map(found.map((layer) => [layer.layerId, layer]));
  const shown = chosen.flatMap((entry) => {
    const layer = once.has(entry) ? byId.get(entry.id) : undefined;
    return layer ? [layer] : [];
  });
  const styles = new Map(
    stylesOfKey(shown).map((style, at) => [shown[at]?.layerId ?? '', style] as const),
  );
  const entries = chosen.flatMap((entry): MapKeyEntry[] => {
    if (entry.type === 'divider') return [{ type: 'divider', name: entry.name.trim() }];
    const layer = once.has(entry) ? byId.get(entry.id) : undefined;
    const style = layer && styles.get(layer.layerId);
    if (!style) return [];
    const { visible } = entry;
    return [{ type: 'layer', ...layer, style, colour: namesColour(style), visible }];
  });
  return entries.filter(
    ({ type, name }, at) => type === 'layer' || (name !== '' && entries[at + 1]?.type === 'layer'),
  );
}
