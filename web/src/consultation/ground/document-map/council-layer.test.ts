import { expect, it } from 'vitest';
import { councilParts, kindOfLayer, styleOfLayer } from './council-layer.ts';

const square = (west: number) => ({
  type: 'Feature' as const,
  id: west,
  properties: { name: `Square ${west}` },
  geometry: {
    type: 'Polygon' as const,
    coordinates: [
      [
        [west, 54],
        [west + 0.1, 54],
        [west + 0.1, 54.1],
        [west, 54.1],
        [west, 54],
      ],
    ],
  },
});
const layerOf = (style: unknown[]) => ({
  layerId: 'belt',
  style,
  features: { type: 'FeatureCollection' as const, features: [square(-1.6), square(-1.4)] },
});
const BOUNDS: [number, number, number, number] = [-2, 53, -1, 55];

it('a layer is drawn as staff see it, with each of its areas named once', () => {
  const layer = layerOf([
    { type: 'fillStripes', color: '#007a5a' },
    {
      type: 'symbol',
      layout: { 'text-field': ['get', 'name'] },
      paint: { 'text-color': '#003322' },
    },
  ]);
  const { sources, layers } = councilParts(layer, styleOfLayer(layer)!, BOUNDS);
  const [stripes] = layers;
  expect(stripes).toMatchObject({ type: 'fill', source: 'belt' });
  expect(JSON.stringify(stripes!.paint)).toContain('stripes');
  const names = layers.filter(({ type }) => type === 'symbol');
  expect(names.map((each) => 'source' in each && each.source)).toEqual(['belt:middles', 'belt']);
  // Where it stands once, the pieces of areas say nothing.
  expect('filter' in names[1]! && names[1].filter).toEqual(['!=', ['geometry-type'], 'Polygon']);
  const middles = sources['belt:middles'] as unknown as { data: GeoJSON.FeatureCollection };
  expect(middles.data.features.map(({ properties }) => properties?.['name'])).toEqual([
    'Square -1.6',
    'Square -1.4',
  ]);
});

it('a layer without a style that can be drawn has none, and says what its features are', () => {
  expect(styleOfLayer(layerOf([]))).toBeUndefined();
  expect(
    styleOfLayer(layerOf([{ type: 'fill', paint: { 'fill-colour': 'red' } }])),
  ).toBeUndefined();
  expect(kindOfLayer(layerOf([]))).toBe('polygon');
});
