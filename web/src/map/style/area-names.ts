import { SITES } from '@contract/land/layers/style/council-style.ts';
import type {
  ExpressionFilterSpecification,
  LayerSpecification,
  SourceSpecification,
  SymbolLayerSpecification,
} from 'maplibre-gl';
import type { WantedStyle } from './style-sync.ts';

/** Areas of vector tiles, and the source that contains each of them once, as a point in its middle. */
export interface NamedAreas {
  source: string;
  sourceLayer: string;
  middles: string;
  filter: ExpressionFilterSpecification;
  /** No names below this zoom. */
  minZoom: number;
}

/** The properties that name areas, apart from all others: tiles cut areas into pieces, and each would have its name. */
interface WithNamesApart {
  /** The remaining style, which no longer names areas. */
  layers: LayerSpecification[];
  names: WantedStyle;
  areas: NamedAreas[];
}

const EMPTY: SourceSpecification = {
  type: 'geojson',
  data: { type: 'FeatureCollection', features: [] },
};
const ofAreas = (yes: boolean): ExpressionFilterSpecification => [
  'match',
  ['geometry-type'],
  ['Polygon', 'MultiPolygon'],
  yes,
  !yes,
];

/**
 * Moves whatever is drawn in the middle of areas out of the vector tiles' layers, so that it can be drawn once per
 * area.
 */
export function namesApart({ sources, layers }: WantedStyle): WithNamesApart {
  const apart: WithNamesApart = { layers: [], names: { sources: {}, layers: [] }, areas: [] };
  for (const layer of layers) {
    if (!namesAreas(layer, sources)) {
      apart.layers.push(layer);
      continue;
    }
    const { source, 'source-layer': sourceLayer = '', minzoom: minZoom = 0, ...rest } = layer;
    const { filter: own, ...unfiltered } = rest;
    const middles = `middles:${layer.id}`;
    const narrowed = (by: ExpressionFilterSpecification) =>
      (own ? ['all', by, own] : by) as ExpressionFilterSpecification;
    apart.layers.push({ ...layer, filter: narrowed(ofAreas(false)) });
    apart.names.sources[middles] = EMPTY;
    apart.names.layers.push({
      ...unfiltered,
      id: `${layer.id}:middle`,
      source: middles,
      minzoom: minZoom,
    });
    const filter = narrowed(ofAreas(true));
    apart.areas.push({ source, sourceLayer, middles, filter, minZoom });
  }
  return apart;
}

/** Sites are counted, not named, so there is no need to go through their thousands of shapes. */
const namesAreas = (
  layer: LayerSpecification,
  sources: WantedStyle['sources'],
): layer is SymbolLayerSpecification =>
  layer.type === 'symbol' &&
  layer.source !== SITES &&
  sources[layer.source]?.type === 'vector' &&
  (layer.layout?.['symbol-placement'] ?? 'point') === 'point';
