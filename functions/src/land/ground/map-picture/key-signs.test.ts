import { describe, expect, it } from 'vitest';
import type { LayerStyle } from '../layers/style/layer-style.ts';
import { stylesOfKey } from '../layers/style/told-apart.ts';
import { drawMap } from './draw-map.ts';
import { keySigns } from './key-signs.ts';
import type { StyledFeature } from './map-picture.ts';

const at = (x: number) => [x, 50];
const point = (x: number, grade: string): StyledFeature => ({
  shape: { type: 'Point', coordinates: at(x) },
  at: at(x),
  name: '',
  properties: { grade },
});
const square: StyledFeature = {
  shape: { type: 'Polygon', coordinates: [[[0, 0], [50, 0], [50, 50], [0, 50], [0, 0]]] },
  at: [25, 25],
  name: '',
  properties: {},
}; // prettier-ignore

const drawn = (style: LayerStyle, features: StyledFeature[]) =>
  drawMap({
    frame: [0, 0, 400, 200],
    size: { width: 400, height: 200 },
    scale: 2835,
    scaleWords: '',
    north: 'N',
    basemap: [],
    themes: [{ style, colour: '#000000', features }],
    otherSites: [],
    sites: [],
  });

const LISTED: LayerStyle = {
  type: 'circle',
  paint: {
    'circle-color': ['match', ['get', 'grade'], 'I', '#8e1b1b', 'II*', '#c4512d', '#e0a458'],
    'circle-radius': 4,
  },
};
const [RED, ORANGE, SAND] = ['rgb(142, 27, 27)', 'rgb(196, 81, 45)', 'rgb(224, 164, 88)'];

describe('a layer on a picture', () => {
  it('is drawn in the colours that its values give, and its key shows those that are there', () => {
    const features = [point(10, 'II'), point(30, 'I'), point(50, 'II')];
    const picture = drawn(LISTED, features);
    expect(picture).toMatch(new RegExp(`cx="30" cy="150" r="3" fill="${escaped(RED)}"`));
    expect(picture.split(SAND)).toHaveLength(3);
    expect(picture).not.toContain(ORANGE);
    const signs = keySigns(LISTED, 'point', { features, zoom: 16 });
    expect(signs.map(({ label }) => label)).toEqual(['I', 'II']);
    expect(signs[0]?.svg).toContain(RED);
    expect(signs[1]?.svg).toContain(SAND);
  });

  it('has the pattern, the outline and the opacity of its style, and so has its key', () => {
    const style: LayerStyle = {
      type: 'multiple',
      layers: [
        { type: 'fillStripes', color: '#3d8b40', angle: 45, width: 3, opacity: 0.65 },
        { type: 'line', paint: { 'line-color': '#2c6b2f', 'line-width': 2, 'line-dasharray': [4, 2] } },
      ],
    }; // prettier-ignore
    const [sign] = keySigns(style, 'polygon', { features: [square], zoom: 16 });
    for (const svg of [drawn(style, [square]), sign?.svg]) {
      expect(svg).toMatch(/<pattern id="(mark-[\da-f]+)".*fill="url\(#\1\)" fill-opacity="0.65"/);
      expect(svg).toContain('stroke="rgb(44, 107, 47)" stroke-width="1.5"');
      expect(svg).toContain('stroke-dasharray="6 3"');
    }
  });

  it('has marks along its lines', () => {
    const line: StyledFeature = {
      shape: { type: 'LineString', coordinates: [[0, 0], [0, 100]] },
      at: [0, 50],
      name: '',
      properties: {},
    }; // prettier-ignore
    const picture = drawn(
      { type: 'arrowLine', color: '#5c6bc0', width: 2, arrowSize: 12, spacing: 40 },
      [line],
    );
    // 100 points long, one mark each 30 points.
    expect(picture.match(/<g transform="translate\(0 [\d.]+\) rotate\(-90\)/g)).toHaveLength(3);
  });

  it('is left out where its style draws it at other zooms only', () => {
    const near: LayerStyle = { ...LISTED, minzoom: 22 } as LayerStyle;
    expect(drawn(near, [point(10, 'I')])).not.toContain(RED);
  });
});

describe('the styles of one key', () => {
  const layer = (layerId: string, mbstyle: string | null) =>
    ({ layerId, kind: 'polygon', mbstyle }) as const;
  const fill = (colour: string) =>
    JSON.stringify({ type: 'fill', paint: { 'fill-color': colour } });

  it('are the council’s own, with a pattern over what would look like another', () => {
    const [first, second, third] = stylesOfKey([
      layer('a', fill('#1d4f85')),
      layer('b', fill('#8e1b1b')),
      layer('c', fill('#204f80')),
    ]);
    expect(first).toEqual({ type: 'fill', paint: { 'fill-color': '#1d4f85' }, layout: {} });
    expect(second).toMatchObject({ type: 'fill' });
    expect(third).toMatchObject({ layers: [{ type: 'fill' }, { type: 'fillPattern' }] });
  });

  it('are one plain style for a layer without, wherever it stands', () => {
    const alone = stylesOfKey([layer('parks', null)]);
    const last = stylesOfKey([layer('a', fill('#1d4f85')), layer('parks', 'not a style')]);
    expect(last[1]).toEqual(alone[0]);
  });
});

const escaped = (text: string) => text.replaceAll(/[()]/g, String.raw`\$&`);
