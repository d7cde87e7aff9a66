import type { EditionMapData } from '@contract/consultation/ground/documents/edition.ts';
import { SITE } from '@contract/land/ground/map-picture/site-colour.ts';
import type { Map as MapLibre } from 'maplibre-gl';
import { councilParts, type LayerParts, styleOfLayer } from './council-layer.ts';
import { GROUND } from './lay-ground.ts';
import { chosenParts, plainParts } from './plain-parts.ts';
import { siteNameParts } from './site-names.ts';

/** Id of what stands for the sites beside the ids of layers. */
export const SITE_SHAPES = 'sites';

/** The ids of what draws each layer of a map, and its sites, under the id of the layer. */
export type DrawnParts = ReadonlyMap<string, readonly string[]>;

/**
 * Draws a document's map: layers as staff see them, or in the colour of their key where they have no style, with the
 * sites and their names above. Call it once the map has loaded.
 */
export function drawLayers(
  map: MapLibre,
  data: EditionMapData,
  colourOf: (layerId: string) => string = () => '#4c5560',
): DrawnParts {
  const drawn = new Map<string, string[]>();
  for (const layer of data.layers) {
    const { layerId, features } = layer;
    const style = styleOfLayer(layer);
    const own = style ? add(map, councilParts(layer, style, data.bounds)) : [];
    drawn.set(
      layerId,
      own.length > 0
        ? [...own, ...add(map, { sources: {}, layers: chosenParts(layerId) })]
        : add(
            map,
            plainParts(layerId, features, { colour: colourOf(layerId), opacity: 0.35, width: 1.5 }),
          ),
    );
  }
  const sites = plainParts(SITE_SHAPES, data.sites, { colour: SITE, opacity: 0.25, width: 3 });
  drawn.set(SITE_SHAPES, [...add(map, sites), ...add(map, siteNameParts(data, SITE_SHAPES))]);
  return drawn;
}

/** Shows or hides what draws a layer. */
export function showParts(map: MapLibre, parts: readonly string[], isShown: boolean): void {
  for (const part of parts) map.setLayoutProperty(part, 'visibility', isShown ? 'visible' : 'none');
}

/** Takes everything away again that was drawn over the ground. */
export function clearLayers(map: MapLibre): void {
  const { layers, sources } = map.getStyle();
  const own = layers.filter((layer) => 'source' in layer && layer.source !== GROUND);
  for (const { id } of own) map.removeLayer(id);
  for (const id of Object.keys(sources)) if (id !== GROUND) map.removeSource(id);
}

/** Adds what the engine takes of these; it says itself what is wrong with the others. */
function add(map: MapLibre, { sources, layers }: LayerParts): string[] {
  for (const [id, source] of Object.entries(sources))
    if (!map.getSource(id)) map.addSource(id, source);
  return layers.flatMap((layer) => {
    map.addLayer(layer);
    return map.getLayer(layer.id) ? [layer.id] : [];
  });
}
