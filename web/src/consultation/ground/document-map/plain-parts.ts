import type { FeatureCollection } from 'geojson';
import type { DataDrivenPropertyValueSpecification } from 'maplibre-gl';
import type { LayerParts } from './council-layer.ts';

interface PlainLook {
  colour: string;
  /** Of areas. */
  opacity: number;
  /** Of lines and outlines, in pixels. */
  width: number;
}

/** Areas, lines and points in one colour; what has the feature state 'chosen' stands out. */
export function plainParts(
  source: string,
  data: FeatureCollection,
  { colour, opacity, width }: PlainLook,
): LayerParts {
  const chosen = ['boolean', ['feature-state', 'chosen'], false] as const;
  return {
    sources: { [source]: { type: 'geojson', data } },
    layers: [
      {
        id: `${source}:area`,
        source,
        type: 'fill',
        filter: ['==', ['geometry-type'], 'Polygon'],
        paint: { 'fill-color': colour, 'fill-opacity': ['case', [...chosen], 0.75, opacity] },
      },
      {
        id: `${source}:line`,
        source,
        type: 'line',
        filter: ['!=', ['geometry-type'], 'Point'],
        paint: { 'line-color': colour, 'line-width': ['case', [...chosen], width + 2, width] },
      },
      {
        id: `${source}:point`,
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
    ],
  };
}

/** Marks what was chosen of a layer that has a style of its own: with a dark line around it. */
export function chosenParts(source: string): LayerParts['layers'] {
  const width = (shown: number): DataDrivenPropertyValueSpecification<number> => [
    'case',
    ['boolean', ['feature-state', 'chosen'], false],
    shown,
    0,
  ];
  return [
    {
      id: `${source}:chosen`,
      source,
      type: 'line',
      filter: ['!=', ['geometry-type'], 'Point'],
      paint: { 'line-color': '#1a1f26', 'line-width': width(4) },
    },
    {
      id: `${source}:chosen-point`,
      source,
      type: 'circle',
      filter: ['==', ['geometry-type'], 'Point'],
      paint: {
        'circle-opacity': 0,
        'circle-radius': 11,
        'circle-stroke-color': '#1a1f26',
        'circle-stroke-width': width(3),
      },
    },
  ];
}
