import type {
  ExpressionSpecification,
  LayerSpecification,
  LineLayerSpecification,
  SourceSpecification,
} from 'maplibre-gl';

/** Where a layer's points are once those near one another are merged. */
export const clusterSource = (layerId: string) => `clusters:${layerId}`;

export const EMPTY_CLUSTERS: SourceSpecification = {
  type: 'geojson',
  data: { type: 'FeatureCollection', features: [] },
};

const IS_CLUSTER: ExpressionSpecification = ['has', 'point_count'];
const FONT = ['Inter Variable'];

interface Clustering {
  layerId: string;
  /** The layer's tiles and its name in them. */
  source: string;
  sourceLayer: string;
  minZoom: number;
  colour: string;
  opacity: number;
}

/**
 * A layer of points drawn from its clusters: its own style for single points, circles with counts for the rest. The
 * tiles are drawn invisibly, because the engine loads none that no layer uses.
 */
export function clusterLayers(
  own: readonly LayerSpecification[],
  { layerId, source, sourceLayer, minZoom, colour, opacity }: Clustering,
): LayerSpecification[] {
  const from = { source: clusterSource(layerId), metadata: { layerId } };
  const single: ExpressionSpecification = ['!', IS_CLUSTER];
  const alone = own.map((layer) => {
    const { 'source-layer': _, filter, ...rest } = layer as LineLayerSpecification;
    const both = filter ? ['all', single, filter] : single;
    return { ...rest, source: from.source, filter: both } as unknown as LayerSpecification;
  });
  return [
    {
      id: `layer:${layerId}:tiles`,
      type: 'circle',
      source,
      'source-layer': sourceLayer,
      minzoom: minZoom,
      paint: { 'circle-radius': 1, 'circle-opacity': 0 },
    },
    ...alone,
    {
      ...from,
      id: `layer:${layerId}:clusters`,
      type: 'circle',
      minzoom: minZoom,
      filter: IS_CLUSTER,
      paint: {
        'circle-color': colour,
        'circle-opacity': 0.9 * opacity,
        'circle-stroke-color': '#ffffff',
        'circle-stroke-width': 1.5,
        'circle-stroke-opacity': opacity,
        'circle-radius': [
          'interpolate',
          ['linear'],
          ['log10', ['get', 'point_count']],
          0,
          9,
          3,
          20,
        ],
      },
    },
    {
      ...from,
      id: `layer:${layerId}:counts`,
      type: 'symbol',
      minzoom: minZoom,
      filter: IS_CLUSTER,
      layout: {
        'text-field': ['number-format', ['get', 'point_count'], { locale: 'en-GB' }],
        'text-font': FONT,
        'text-size': 11,
        'text-allow-overlap': true,
      },
      paint: { 'text-color': readableOn(colour), 'text-opacity': opacity },
    },
  ];
}

/** Black or white, whichever contrasts with a #rrggbb colour; white for others. */
function readableOn(colour: string): string {
  const [, red = '0', green = '0', blue = '0'] =
    /^#([0-9a-f]{2})([0-9a-f]{2})([0-9a-f]{2})$/i.exec(colour) ?? [];
  const [r, g, b] = [red, green, blue].map((each) => parseInt(each, 16)) as [
    number,
    number,
    number,
  ];
  return 0.299 * r + 0.587 * g + 0.114 * b > 150 ? '#000000' : '#ffffff';
}
