import type { LayerStyle } from './layer-style.ts';

/** Okabe and Ito's darker colours, for layers that have no style. */
const COLOURS = ['#0072b2', '#d55e00', '#007a5a', '#7a4a9e', '#8a6d00', '#8e1b1b'];

/** What a layer without a style of its own is drawn as: in one colour, on every map in the same. */
export function plainStyle(layerId: string): LayerStyle {
  let sum = 0;
  for (const letter of layerId) sum = (sum * 31 + (letter.codePointAt(0) ?? 0)) % 65_521;
  const colour = COLOURS[sum % COLOURS.length] ?? '#0072b2';
  return {
    type: 'multiple',
    layers: [
      {
        type: 'fill',
        filter: ['==', ['geometry-type'], 'Polygon'],
        paint: { 'fill-color': colour, 'fill-opacity': 0.35 },
      },
      {
        type: 'line',
        filter: ['!=', ['geometry-type'], 'Point'],
        paint: { 'line-color': colour, 'line-width': 1.5 },
      },
      {
        type: 'circle',
        filter: ['==', ['geometry-type'], 'Point'],
        paint: {
          'circle-color': colour,
          'circle-radius': 6,
          'circle-stroke-color': '#ffffff',
          'circle-stroke-width': 2,
        },
      },
    ],
  };
}
