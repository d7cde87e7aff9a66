import { expect, test } from 'vitest';
import { drawnStyles, readStyle, styleFault } from './read-style.ts';

const fault = (style: unknown) => styleFault(JSON.stringify(style));

test.each([
  ['{', 'The style is not JSON'],
  ['7', 'A style is an object'],
  ['', 'The layer has no style'],
])('%s is no style', (text, expected) => {
  expect(readStyle(text)).toEqual({ fault: expected });
});

test.each<[object, string | RegExp]>([
  [{ type: 'fil' }, /^type: not one of fill, circle/],
  [{ type: 'fill', paint: { 'fill-colour': 'red' } }, 'paint: fill-colour is not known here'],
  [{ type: 'fill', paint: { 'fill-color': '#12' } }, 'paint: fill-color is not a colour'],
  [{ type: 'line', paint: { 'line-width': 'thick' } }, 'paint: line-width is not a number'],
  [{ type: 'line', layout: { 'text-field': 'x' } }, 'layout: text-field is not known here'],
  [{ type: 'circle', paint: { 'circle-color': null } }, 'paint: circle-color has no value'],
  [{ type: 'fill', filter: 'name' }, 'filter: not an expression'],
  [{ type: 'fill', minzoom: 30 }, 'minzoom: a number from 0 to 24 is needed'],
  [{ type: 'fillStripes' }, 'color: a colour is needed'],
  [{ type: 'fillStripes', color: 'red', angle: 30 }, 'angle: not one of 0, 45, 90, 135'],
  [{ type: 'fillPattern', color: 'red', pattern: 'bricks' }, /^pattern: not one of dots/],
  [{ type: 'iconPatternLine', color: 'red', icon: 'train' }, /^icon: not one of triangle/],
  [{ type: 'arrowLine', color: 'red', spacing: 0 }, 'spacing: a number from 4 to 1000 is needed'],
  [{ type: 'multiple', layers: [] }, 'layers: a list is needed'],
  [
    { type: 'multiple', layers: Array.from({ length: 21 }, () => ({ type: 'fill' })) },
    'layers: at most 20',
  ],
  [[[[{ type: 'fill' }]]], 'layers: nested too deeply'],
])('%j is refused with the reason', (style, expected) => {
  expect(fault(style)).toMatch(expected);
});

test('a list is several layers, however they are nested; expressions pass', () => {
  const colour = ['match', ['get', 'zone'], '3', '#1d4f85', '#63b3ed'];
  const read = readStyle(
    JSON.stringify([
      { type: 'fill', paint: { 'fill-color': colour } },
      { type: 'multiple', layers: [{ type: 'line' }] },
    ]),
  );
  if ('fault' in read) throw new Error(read.fault);
  expect(drawnStyles(read.style).map(({ type }) => type)).toEqual(['fill', 'line']);
});
