import type { EditionMap } from '../../edition.ts';
import { layersOfKey, type MapSubject, showsNothing } from './schema.ts';

/**
 * What a map tells of the council's sites and layers; null for an empty one. In which order layers stand, under which
 * headings, and whether they are visible, tells nothing of the council's.
 */
export function sitesOnMap(map: MapSubject & { siteInfo: object }): object | null {
  const { siteIds, siteListId, siteInfo } = map;
  const layerIds = layersOfKey(map.layerKey)
    .map(({ id }) => id)
    .toSorted();
  return showsNothing(map) ? null : { layerIds, siteIds, siteListId, siteInfo };
}

/** Every word that is read on a map. */
export const wordsOfMap = ({ caption, layers, sites }: EditionMap): string[] => [
  caption,
  ...layers.flatMap((entry) =>
    entry.type === 'divider'
      ? [entry.name]
      : [
          entry.name,
          // One alone stands for the layer, and its label nowhere.
          ...(entry.signs && entry.signs.length > 1 ? entry.signs.map(({ label }) => label) : []),
          entry.description,
        ],
  ),
  ...sites.flatMap(({ name, reference, info }) => [
    name,
    reference ?? '',
    ...info.flatMap((told) =>
      'cells' in told
        ? [told.title, ...told.cells.flatMap(({ title, value }) => [title, value])]
        : [told.title, told.value],
    ),
  ]),
];

/** The map of a block as it was resolved. Throws where it was not. */
export function resolvedMap(maps: ReadonlyMap<string, EditionMap>, blockId: string): EditionMap {
  const map = maps.get(blockId);
  if (!map) throw new Error(`The map of block ${blockId} was not resolved`);
  return map;
}
