import { colourAt } from '@contract/consultation/ground/charts/chart.ts';
import { colouredParts } from '@contract/consultation/ground/charts/coloured-parts.ts';
import { emptyChart } from '@contract/consultation/ground/documents/blocks/chart/schema.ts';
import { expect, it } from 'vitest';
import { inSameColours, withColour } from './chart-colours.ts';

const datum = (label: string, serial = '') => ({ label, value: 1, serial });
const pie = { ...emptyChart(), chartType: 'pie' as const, chartData: [datum('A'), datum('B')] };
const lines = {
  ...emptyChart(),
  chartType: 'line' as const,
  chartData: [datum('A', 'S'), datum('A', 'T'), datum('B', 'S')],
};

it('slices of a pie and series of others have colours', () => {
  expect(colouredParts(pie).map(({ name }) => name)).toEqual(['A', 'B']);
  expect(colouredParts(lines)).toEqual([
    { name: 'S', color: null, own: colourAt(0) },
    { name: 'T', color: null, own: colourAt(1) },
  ]);
});

it('one is given a colour, and its own again', () => {
  const chartData = withColour(lines, 'S', '#112233');
  expect(chartData.map(({ color }) => color)).toEqual(['#112233', undefined, '#112233']);
  expect(withColour({ ...lines, chartData }, 'S', null)).toEqual(lines.chartData);
});

it('keeps its colour when figures are written anew', () => {
  const coloured = { ...pie, chartData: withColour(pie, 'B', '#112233') };
  expect(inSameColours(coloured, [datum('C'), datum('B')])).toEqual([
    datum('C'),
    { ...datum('B'), color: '#112233' },
  ]);
});
