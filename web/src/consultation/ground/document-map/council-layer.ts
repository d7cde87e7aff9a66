import type { EditionMapData } from '@contract/consultation/ground/documents/edition.ts';
import type { LayerStyle } from '@contract/land/ground/layers/style/layer-style.ts';
import { readStyle } from '@contract/land/ground/layers/style/read-style.ts';
import type { FeatureCollection } from 'geojson';
import type {
  ExpressionFilterSpecification,
  LayerSpecification,
  SourceSpecification,
  SymbolLayerSpecification,
} from 'maplibre-gl';
import { areaMiddles, type Piece } from '../../../map/style/area-middles.ts';
import { engineLayers } from '@contract/land/ground/layers/style/engine-layers.ts';

type MapLayer = EditionMapData['layers'][number];

/** What draws a layer of a document's map. */
export interface LayerParts {
  sources: Record<string, SourceSpecification>;
  /** From the bottom up. */
  layers: LayerSpecification[];
}

/** A layer's style as the council wrote it; undefined where it has none that can be drawn. */
export function styleOfLayer({ style }: Pick<MapLayer, 'style'>): LayerStyle | undefined {
  const read = readStyle(JSON.stringify(style));
  return 'style' in read ? read.style : undefined;
}

/** What a layer's features are, by the first of them: its swatch is an area, a line or a point. */
export function kindOfLayer({ features }: MapLayer): 'point' | 'line' | 'polygon' {
  const type = features.features[0]?.geometry.type ?? 'Polygon';
  if (type.endsWith('Point')) return 'point';
  return type.endsWith('LineString') ? 'line' : 'polygon';
}

/** A layer as staff see it; its areas are named once each, however many pieces the map cuts them into. */
export function councilParts(
  { layerId, features }: MapLayer,
  style: LayerStyle,
  bounds: EditionMapData['bounds'],
): LayerParts {
  const placing = { layerId, source: layerId, opacity: 1, minZoom: 0 };
  const parts: LayerParts = {
    sources: { [layerId]: { type: 'geojson', data: features } },
    layers: [],
  };
  const middles = `${layerId}:middles`;
  for (const layer of engineLayers(style, placing)) {
    if (!namesAreas(layer)) {
      parts.layers.push(layer);
      continue;
    }
    parts.sources[middles] ??= { type: 'geojson', data: middlesOf(features, bounds) };
    const { filter } = layer;
    const notAreas: ExpressionFilterSpecification = ['!=', ['geometry-type'], 'Polygon'];
    const narrowed = filter ? ['all', notAreas, filter] : notAreas;
    parts.layers.push(
      { ...layer, id: `${layer.id}:middle`, source: middles },
      { ...layer, filter: narrowed as ExpressionFilterSpecification },
    );
  }
  return parts;
}

const namesAreas = (layer: LayerSpecification): layer is SymbolLayerSpecification =>
  layer.type === 'symbol' && (layer.layout?.['symbol-placement'] ?? 'point') === 'point';

function middlesOf({ features }: FeatureCollection, bounds: EditionMapData['bounds']) {
  const pieces = features.flatMap(({ id, geometry, properties }): Piece[] =>
    geometry.type === 'Polygon' || geometry.type === 'MultiPolygon'
      ? [{ id, geometry, properties: { ...properties } }]
      : [],
  );
  return areaMiddles(pieces, bounds);
}
