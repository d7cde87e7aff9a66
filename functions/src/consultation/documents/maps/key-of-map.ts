import { paintOf } from '../../../land/ground/map-picture/hatching.ts';
import { type LayerKeyEntry, layersOfKey } from '../../ground/documents/blocks/map/schema.ts';
import type { EditionDivider } from '../../ground/documents/edition.ts';
import type { PublicLayer } from './queries/shown-things.ts';

/** A layer of a map's key that the public may see. */
export interface ShownLayer extends PublicLayer {
  type: 'layer';
  /** Of the picture, and of the key beside it: #rrggbb. */
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
  let place = 0;
  const entries = chosen.flatMap((entry): MapKeyEntry[] => {
    if (entry.type === 'divider') return [{ type: 'divider', name: entry.name.trim() }];
    const layer = once.has(entry) ? byId.get(entry.id) : undefined;
    if (!layer) return [];
    const colour = paintOf(layer.mbstyle, place);
    place += 1;
    return [{ type: 'layer', ...layer, colour, visible: entry.visible }];
  });
  return entries.filter(
    ({ type, name }, at) => type === 'layer' || (name !== '' && entries[at + 1]?.type === 'layer'),
  );
}
