import { SITE_LAYERS } from '@contract/land/layers/style/council-style.ts';
import type { MapRef } from 'react-map-gl/maplibre';

/** The lowest layer that is not basemap: anything inserted before it lies below sites, themes and names. */
export function overBasemap(map: MapRef): string | undefined {
  return map.getStyle()?.layers.find(({ id, type, metadata }) => {
    const themed = (metadata as { layerId?: unknown } | undefined)?.layerId !== undefined;
    return themed || SITE_LAYERS.includes(id) || type === 'symbol';
  })?.id;
}
