import { readStyle } from './read-style.ts';
import { expect, test } from 'vitest';
import { engineLayers } from './engine-layers.ts';
import { markOf } from './mark.ts';

const placing = {
  layerId: 'wards',
  source: 'layer:wards',
  sourceLayer: 'wards',
  opacity: 1,
  minZoom: 0,
};

function drawn(style: unknown, more: Partial<typeof placing> = {}) {
  const read = readStyle(JSON.stringify(style));
  if ('fault' in read) throw new Error(read.fault);
  return engineLayers(read.style, { ...placing, ...more }) as unknown as {
    id: string;
    type: string;
    paint: Record<string, unknown>;
    layout: Record<string, unknown>;
    filter?: unknown;
    minzoom: number;
  }[];
}

const kinds: [string, object, string[]][] = [
  ['fill', { type: 'fill', paint: { 'fill-color': '#123456' } }, ['fill']],
  ['circle', { type: 'circle', paint: { 'circle-radius': 4 } }, ['circle']],
  ['line', { type: 'line', paint: { 'line-dasharray': [2, 1] } }, ['line']],
  ['symbol', { type: 'symbol', layout: { 'text-field': ['get', 'name'] } }, ['symbol']],
  ['fillPattern', { type: 'fillPattern', pattern: 'dots', color: '#123456' }, ['fill']],
  ['fillStripes', { type: 'fillStripes', color: 'red', outline: 'blue' }, ['fill', 'line']],
  ['arrowLine', { type: 'arrowLine', color: '#123456' }, ['line', 'symbol']],
  ['iconPatternLine', { type: 'iconPatternLine', icon: 'cross', color: '#123' }, ['symbol']],
  [
    'multiple',
    { type: 'multiple', layers: [{ type: 'fill' }, { type: 'arrowLine', color: 'red' }] },
    ['fill', 'line', 'symbol'],
  ],
];

test.each(kinds)('%s is drawn by what engines know', (_kind, style, types) => {
  const layers = drawn(style);
  expect(layers.map(({ type }) => type)).toEqual(types);
  expect(layers.map(({ id }) => id)).toEqual(types.map((_, index) => `layer:wards:${index}`));
  for (const layer of layers) {
    expect(layer).toMatchObject({
      source: 'layer:wards',
      'source-layer': 'wards',
      metadata: { layerId: 'wards' },
    });
  }
});

test('stripes, patterns, arrows and icons are images whose names say how to draw them', () => {
  const [stripes] = drawn({ type: 'fillStripes', color: 'red', angle: 90, width: 6 });
  expect(markOf(stripes!.paint['fill-pattern'] as string)).toEqual({
    kind: 'stripes',
    color: 'red',
    background: null,
    angle: 90,
    width: 6,
  });
  const [, arrow] = drawn({ type: 'arrowLine', color: 'red', arrowColor: 'blue' });
  expect(markOf(arrow!.layout['icon-image'] as string)).toMatchObject({
    icon: 'arrow',
    color: 'blue',
  });
  const [icon] = drawn({
    type: 'symbol',
    paint: { 'icon-color': 'green' },
    layout: { 'icon-image': 'triangle' },
  });
  expect(markOf(icon!.layout['icon-image'] as string)).toMatchObject({
    icon: 'triangle',
    color: 'green',
  });
  expect(icon!.layout['icon-image']).not.toContain('{');
  expect(markOf('airport-15')).toBeUndefined();
});

test('opacity multiplies what the style says, numbers, expressions and stops of the zoom', () => {
  const at = (opacity: unknown) =>
    drawn({ type: 'fill', paint: { 'fill-opacity': opacity } }, { opacity: 0.5 })[0]!.paint[
      'fill-opacity'
    ];
  expect(at(0.4)).toBe(0.2);
  expect(at(['get', 'strength'])).toEqual(['*', ['get', 'strength'], 0.5]);
  expect(at(['interpolate', ['linear'], ['zoom'], 8, 0.2, 12, 1])).toEqual([
    'interpolate',
    ['linear'],
    ['zoom'],
    8,
    0.1,
    12,
    0.5,
  ]);
  expect(at(['step', ['zoom'], 0, 12, 1])).toEqual(['step', ['zoom'], 0, 12, 0.5]);
  const unsaid = drawn({ type: 'circle' }, { opacity: 0.5 })[0]!.paint;
  expect(unsaid).toEqual({ 'circle-opacity': 0.5, 'circle-stroke-opacity': 0.5 });
});

test('filters and zooms stay, and the layer is never shown before its own zoom', () => {
  const [layer] = drawn(
    { type: 'line', filter: ['==', ['get', 'kind'], 'a'], minzoom: 6 },
    { minZoom: 9 },
  );
  expect(layer).toMatchObject({ filter: ['==', ['get', 'kind'], 'a'], minzoom: 9 });
});
