import type {
  ExpressionSpecification,
  LayerSpecification,
  SourceSpecification,
  StyleSpecification,
} from 'maplibre-gl';
import { OTHER_STATUS, type StatusColour } from './site-colours.ts';

/** Where a layer's tiles are and the layer's name inside them. */
export interface TileSource {
  tiles: string;
  sourceLayer: string;
  attributes: string[];
}
export interface BasemapLayer extends TileSource {
  id: string;
  role: string;
  minZoom: number;
}
export interface SitesLayer extends TileSource {
  /** The property that colours them, and how; null for one colour. */
  colouring: { property: string; colours: StatusColour[] } | null;
}

export const SITES = 'sites';
/** Layers that respond to the pointer. */
export const SITE_LAYERS = ['sites-fill', 'sites-point', 'sites-cluster'];

/** Draws nothing: a council's other layers are inserted below it, so that they lie under its sites. */
export const UNDER_SITES = 'under-sites';

const LAND = '#f4f2ec';
const FONT = ['Inter Variable'];
const ORDER = ['green', 'water', 'road', 'ward'];

/**
 * The whole map as one style: the embedded basemap, drawn from the council's own layers so that it needs no network
 * and no key, and the sites over it, coloured by status. Text uses the page's own font: with no `glyphs` address the
 * engine fetches none.
 */
export function councilStyle(
  basemap: BasemapLayer[],
  sites: SitesLayer | undefined,
): StyleSpecification {
  const sorted = basemap.toSorted((a, b) => ORDER.indexOf(a.role) - ORDER.indexOf(b.role));
  const sources: Record<string, SourceSpecification> = {};
  for (const layer of sorted) sources[layer.id] = tileSource(layer.tiles);
  if (sites) sources[SITES] = tileSource(sites.tiles);
  return {
    version: 8,
    sources,
    layers: [
      { id: 'land', type: 'background', paint: { 'background-color': LAND } },
      ...sorted.flatMap(shapesOf),
      { id: UNDER_SITES, type: 'background', layout: { visibility: 'none' } },
      ...(sites ? siteLayers(sites) : []),
      ...sorted.flatMap(namesOf),
    ],
  };
}

function tileSource(tiles: string): SourceSpecification {
  return { type: 'vector', tiles: [tiles], minzoom: 0, maxzoom: 16 };
}

const from = (layer: BasemapLayer, part: string) => ({
  id: `${layer.id}-${part}`,
  source: layer.id,
  'source-layer': layer.sourceLayer,
  minzoom: layer.minZoom,
});

const widening = (...stops: number[]): ExpressionSpecification =>
  ['interpolate', ['exponential', 1.5], ['zoom'], ...stops] as ExpressionSpecification;

function shapesOf(layer: BasemapLayer): LayerSpecification[] {
  switch (layer.role) {
    case 'green':
      return [{ ...from(layer, 'fill'), type: 'fill', paint: { 'fill-color': '#d5e5c6' } }];
    case 'water':
      return [{ ...from(layer, 'fill'), type: 'fill', paint: { 'fill-color': '#b5d3e3' } }];
    case 'road':
      return [
        {
          ...from(layer, 'case'),
          type: 'line',
          layout: { 'line-cap': 'round', 'line-join': 'round' },
          paint: { 'line-color': '#d3cfc4', 'line-width': widening(9, 0.6, 13, 2.6, 17, 15) },
        },
        {
          ...from(layer, 'line'),
          type: 'line',
          minzoom: Math.max(layer.minZoom, 12),
          layout: { 'line-cap': 'round', 'line-join': 'round' },
          paint: { 'line-color': '#ffffff', 'line-width': widening(12, 0.6, 13, 1.4, 17, 12) },
        },
      ];
    case 'ward':
      return [
        {
          ...from(layer, 'line'),
          type: 'line',
          paint: { 'line-color': '#8d7f9b', 'line-width': 1, 'line-dasharray': [4, 3] },
        },
      ];
    default:
      return [];
  }
}

function namesOf(layer: BasemapLayer): LayerSpecification[] {
  if (!layer.attributes.includes('name')) return [];
  const isRoad = layer.role === 'road';
  return [
    {
      ...from(layer, 'name'),
      type: 'symbol',
      minzoom: isRoad ? 14 : layer.role === 'ward' ? 10 : 13,
      layout: {
        'symbol-placement': isRoad ? 'line' : 'point',
        'text-field': ['get', 'name'],
        'text-font': FONT,
        'text-size': isRoad ? 11 : 12,
        'text-max-width': 8,
      },
      paint: {
        'text-color': layer.role === 'water' ? '#2c5d78' : '#55505c',
        'text-halo-color': '#ffffff',
        'text-halo-width': 1.4,
      },
    },
  ];
}

/** The status of a feature as a colour; grey if nobody knows it. */
export function statusColour({ colouring }: SitesLayer): ExpressionSpecification | string {
  if (!colouring || colouring.colours.length === 0) return '#0072b2';
  const cases = colouring.colours.flatMap(({ value, colour }) => [value, colour]);
  const status = ['to-string', ['get', colouring.property]];
  return ['match', status, ...cases, OTHER_STATUS] as unknown as ExpressionSpecification;
}

function siteLayers(sites: SitesLayer): LayerSpecification[] {
  const colour = statusColour(sites);
  const base = { source: SITES, 'source-layer': sites.sourceLayer };
  const isCluster: ExpressionSpecification = ['has', 'point_count'];
  const ofType = (type: string): ExpressionSpecification => ['==', ['geometry-type'], type];
  return [
    {
      ...base,
      id: 'sites-fill',
      type: 'fill',
      filter: ofType('Polygon'),
      paint: { 'fill-color': colour, 'fill-opacity': 0.45 },
    },
    {
      ...base,
      id: 'sites-outline',
      type: 'line',
      filter: ofType('Polygon'),
      // Zoomed out, thousands of sites touch: thin outlines keep their fill colours readable.
      paint: { 'line-color': colour, 'line-width': widening(10, 0.3, 13, 1.2, 15, 1.5) },
    },
    {
      ...base,
      id: 'sites-point',
      type: 'circle',
      filter: ['all', ofType('Point'), ['!', isCluster]],
      paint: {
        'circle-color': colour,
        'circle-radius': ['interpolate', ['linear'], ['zoom'], 8, 3, 13, 6, 18, 9],
        'circle-stroke-color': '#ffffff',
        'circle-stroke-width': 1.5,
      },
    },
    {
      ...base,
      id: 'sites-cluster',
      type: 'circle',
      filter: isCluster,
      paint: {
        'circle-color': '#14539a',
        'circle-opacity': 0.88,
        'circle-stroke-color': '#ffffff',
        'circle-stroke-width': 1.5,
        'circle-radius': [
          'interpolate',
          ['linear'],
          ['log10', ['get', 'point_count']],
          0,
          9,
          4,
          26,
        ],
      },
    },
    {
      ...base,
      id: 'sites-cluster-count',
      type: 'symbol',
      filter: isCluster,
      layout: {
        'text-field': ['number-format', ['get', 'point_count'], { locale: 'en-GB' }],
        'text-font': FONT,
        'text-size': 11,
        'text-allow-overlap': true,
      },
      paint: { 'text-color': '#ffffff' },
    },
  ];
}
