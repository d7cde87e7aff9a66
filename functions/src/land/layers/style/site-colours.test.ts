import { expect, it } from 'vitest';
import { statusColour } from './council-style.ts';
import { statusColours } from './site-colours.ts';

const field = {
  format: { COLOURED_DOT: [{ value: 'Received', color: '#8a949e' }] },
  options: ['Received', 'Rejected'].map((value) => ({ value, label: value })),
};

it('sites without a status have a colour and a line of the legend, unlike every status', () => {
  const colours = statusColours(field);
  expect(colours.map(({ label }) => label)).toEqual(['Received', 'Rejected', 'No status']);
  expect(new Set(colours.map(({ colour }) => colour)).size).toBe(3);
  const { colour } = colours.at(-1)!;
  const site = {
    tiles: '',
    sourceLayer: 'sites',
    attributes: [],
    colouring: { property: 'stage', colours },
  };
  expect(statusColour(site)).toEqual(expect.arrayContaining(['', colour]));
});

it('a field that lists no status colours nothing', () => {
  expect(statusColours({ format: {}, options: [] })).toEqual([]);
});
