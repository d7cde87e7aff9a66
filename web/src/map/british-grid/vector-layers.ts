import type { LayerSpecification, SourceSpecification } from 'maplibre-gl';
import MVT from 'ol/format/MVT.js';
import type RenderFeature from 'ol/render/Feature.js';
import VectorTileLayer from 'ol/layer/VectorTile.js';
import VectorTileSource from 'ol/source/VectorTile.js';
import type VectorTile from 'ol/VectorTile.js';
import { tenantHeaders } from '../../api/call.ts';
import { BRITISH, tileGrid } from './projection.ts';
import type { TiledAreas } from './area-middles.ts';
import { styleWriter } from './style-writer.ts';

/** Levels of coarser tiles to load in advance, so that they are ready for zooming out (002 section 9). */
const PRELOAD = 5;

export interface Styled {
  sources: Record<string, SourceSpecification>;
  layers: readonly LayerSpecification[];
}

type TileSource = VectorTileSource<RenderFeature>;

/** Properties of a tile layer: the council's layer that it draws, where it answers to a click, and its source's name. */
export const LAYER_ID = 'layerId';
export const DRAWN_FROM = 'drawnFrom';

/**
 * The vector layers of a map style, from the bottom up: each source once, at the position of its first style layer.
 * `sources` caches what was loaded before from the same address.
 */
export function vectorLayers(
  styled: Styled,
  sources: Map<string, TileSource>,
  failed: () => void,
): TiledAreas[] {
  const bySource = new Map<string, LayerSpecification[]>();
  for (const layer of styled.layers) {
    if (!('source' in layer) || typeof layer.source !== 'string') continue;
    bySource.set(layer.source, [...(bySource.get(layer.source) ?? []), layer]);
  }
  return [...bySource].flatMap(([name, layers]) => {
    const spec = styled.sources[name];
    const address = spec?.type === 'vector' ? spec.tiles?.[0] : undefined;
    if (address === undefined) return [];
    const source = sources.get(address) ?? sourceOf(address, failed);
    sources.set(address, source);
    const tiles = new VectorTileLayer({
      source,
      style: styleWriter(layers),
      preload: PRELOAD,
      declutter: true,
      // The style needs a feature's whole shape, wherever the tile cuts it.
      renderBuffer: 64,
      properties: { [DRAWN_FROM]: name, [LAYER_ID]: layerIdOf(layers) },
    });
    return [{ tiles, middles: styleWriter(layers, 'middles') }];
  });
}

function layerIdOf([layer]: LayerSpecification[]): string | undefined {
  const named = (layer?.metadata as { layerId?: unknown } | undefined)?.layerId;
  return typeof named === 'string' ? named : undefined;
}

/** Our own tiles need the council's header and the session, which a plain URL does not carry. */
function sourceOf(address: string, failed: () => void): TileSource {
  const source: TileSource = new VectorTileSource({
    format: new MVT(),
    projection: BRITISH,
    tileGrid,
    url: address,
    tileLoadFunction: (each, url) => {
      const tile = each as VectorTile<RenderFeature>;
      tile.setLoader((extent, _resolution, featureProjection) => {
        const read = async () => {
          const response = await fetch(url, { headers: tenantHeaders(), credentials: 'include' });
          if (!response.ok) throw new Error(`Tile ${response.status}`);
          const bytes = await response.arrayBuffer();
          tile.setFeatures(tile.getFormat().readFeatures(bytes, { extent, featureProjection }));
        };
        read().catch(() => {
          tile.onError();
          failed();
        });
      });
    },
  });
  return source;
}
