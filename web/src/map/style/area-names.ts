import { SITES } from '@contract/land/layers/style/council-style.ts';
import type {
  ExpressionFilterSpecification,
  LayerSpecification,
  SourceSpecification,
  SymbolLayerSpecification,
} from 'maplibre-gl';
import type { Wanted } from './style-sync.ts';

/** Areas of vector tiles, and the source in which each of them stands once, as its middle. */
export interface NamedAreas {
  source: string;
  sourceLayer: string;
  middles: string;
  filter: ExpressionFilterSpecification;
  /** Nothing is said of them further out. */
  minZoom: number;
}

/** What names areas, apart from everything else: tiles cut areas into pieces, and each would have its name. */
interface WithNamesApart {
  /** Everything, with what names areas saying nothing of areas any more. */
  layers: LayerSpecification[];
  names: Wanted;
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

/** Takes what stands in the middle of areas out of the layers of vector tiles, so that it can be drawn once an area. */
export function namesApart({ sources, layers }: Wanted): WithNamesApart {
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

/** Sites are counted, not named: no need to look through their thousands of shapes. */
const namesAreas = (
  layer: LayerSpecification,
  sources: Wanted['sources'],
): layer is SymbolLayerSpecification =>
  layer.type === 'symbol' &&
  layer.source !== SITES &&
  sources[layer.source]?.type === 'vector' &&
  (layer.layout?.['symbol-placement'] ?? 'point') === 'point';
