import { SITE } from '@contract/land/ground/map-picture/site-colour.ts';
import type { EditionMapData } from '@contract/consultation/ground/documents/edition.ts';
import type { LayerSpecification, StyleSpecification } from 'maplibre-gl';

export const SITE_SHAPES = 'sites';
/** Ids of the style's layers that draw a layer of the map, or the sites. */
export const drawnAs = (id: string) => [`${id}:area`, `${id}:line`, `${id}:point`];

/** Layers in the colours of their key, with the sites above them, as the picture has them. */
export function mapStyleOf(data: EditionMapData, figure: HTMLElement): StyleSpecification {
  const sources: StyleSpecification['sources'] = {};
  const layers: LayerSpecification[] = [
    { id: 'ground', type: 'background', paint: { 'background-color': '#eef1f4' } },
  ];
  for (const { layerId, features } of data.layers) {
    sources[layerId] = { type: 'geojson', data: features };
    layers.push(...drawn(layerId, colourOf(figure, layerId), 0.35, 1.5));
  }
  sources[SITE_SHAPES] = { type: 'geojson', data: data.sites };
  layers.push(...drawn(SITE_SHAPES, SITE, 0.25, 3));
  return { version: 8, sources, layers };
}

function drawn(
  source: string,
  colour: string,
  opacity: number,
  width: number,
): LayerSpecification[] {
  const [area = '', line = '', point = ''] = drawnAs(source);
  const chosen = ['boolean', ['feature-state', 'chosen'], false] as const;
  return [
    {
      id: area,
      source,
      type: 'fill',
      filter: ['==', ['geometry-type'], 'Polygon'],
      paint: { 'fill-color': colour, 'fill-opacity': ['case', [...chosen], 0.6, opacity] },
    },
    {
      id: line,
      source,
      type: 'line',
      filter: ['!=', ['geometry-type'], 'Point'],
      paint: { 'line-color': colour, 'line-width': ['case', [...chosen], width + 2, width] },
    },
    {
      id: point,
      source,
      type: 'circle',
      filter: ['==', ['geometry-type'], 'Point'],
      paint: {
        'circle-color': colour,
        'circle-radius': ['case', [...chosen], 9, 6],
        'circle-stroke-color': '#ffffff',
        'circle-stroke-width': 2,
      },
    },
  ];
}

function colourOf(figure: HTMLElement, layerId: string): string {
  const sign = figure.querySelector(`[data-layer="${CSS.escape(layerId)}"] .sign`);
  return sign ? getComputedStyle(sign).backgroundColor : '#4c5560';
}
