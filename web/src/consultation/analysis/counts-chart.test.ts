import type { CountsAnswer } from '@contract/consultation/analysis/counts-table.ts';
import { expect, it } from 'vitest';
import { countsChart } from './counts-chart.ts';

const answer = (
  values: CountsAnswer['values'],
  more: Partial<CountsAnswer> = {},
): CountsAnswer => ({
  total: 100,
  values,
  crossed: [],
  cells: [],
  more: false,
  ...more,
});
const policies = Array.from({ length: 30 }, (_, at) => ({ value: `SP${at + 1}`, count: 30 - at }));
const look = { chart: 'pie', columns: 'group' } as const;

it('keeps a pie whole: what has no slice of its own is one of all others', () => {
  const { chartData } = countsChart({ by: 'policy' }, answer(policies), look);
  expect(chartData).toHaveLength(11);
  expect(chartData.at(-1)).toEqual({ label: 'All others', value: 210 });
});

it('leaves what is rare to the table, in the order that values have', () => {
  const weeks = policies.map(({ count }, at) => ({
    value: `2026-01-${at + 10}`,
    count: 30 - count,
  }));
  const columns = countsChart({ by: 'policy' }, answer(weeks), { ...look, chart: 'column' });
  expect(columns.chartData).toHaveLength(24);
  expect(columns.chartData[0]?.label).toBe('2026-01-16');
});

it('draws crossed values as series, with the colours of statuses', () => {
  const crossed = answer([{ value: 'Oppose', count: 2 }], {
    crossed: [
      { value: 'Received', count: 2 },
      { value: null, count: 1 },
    ],
    cells: [{ value: 'Oppose', crossed: 'Received', count: 2 }],
  });
  const of = { by: 'attitude', cross: 'status' } as const;
  const { chartData } = countsChart(of, crossed, { ...look, chart: 'column' });
  expect(chartData).toEqual([
    { label: 'Oppose', serial: 'Received', value: 2, color: '#6b7280' },
    { label: 'Oppose', serial: 'No status', value: 0, color: undefined },
  ]);
});
