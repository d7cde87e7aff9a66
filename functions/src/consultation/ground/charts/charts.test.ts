import { expect, it } from 'vitest';
import { type Chart, chartWords, figureText } from './chart.ts';
import { drawChart } from './draw-chart.ts';
import { type Shape, svgText } from './picture.ts';

const size = { width: 600, height: 300 };
const data = [
  { label: 'Support', value: 30 },
  { label: 'Neutral', value: null },
  { label: 'Oppose', value: 60 },
];
const chart = (more: Partial<Chart>): Chart => ({
  chartName: 'Attitudes',
  chartType: 'column',
  chartData: data,
  ...more,
});
const all = (shape: Shape, tag: Shape['tag']): Shape[] => [
  ...(shape.tag === tag ? [shape] : []),
  ...(shape.children ?? []).flatMap((child) => all(child, tag)),
];

it('rounds figures to two decimals, and says nothing as a dash', () => {
  expect([1234.567, 0, null, undefined].map((value) => figureText(value))).toEqual([
    '1,234.57',
    '0',
    '-',
    '-',
  ]);
  expect(chartWords(chart({}))).toBe('Attitudes: Support 30, Neutral -, Oppose 60');
});

it('draws a pie with half its radius open, one slice for each known value', () => {
  const paths = all(drawChart(chart({ chartType: 'pie' }), size), 'path');
  expect(paths).toHaveLength(2);
  // The legend takes 28 of the height: the outer radius is 132, the inner one half of it.
  expect(paths[0]!.attributes['d']).toContain('A132,132');
  expect(paths[0]!.attributes['d']).toContain('A66,66');
});

it('draws columns as high as their values, in the default colour', () => {
  const [support, oppose] = all(drawChart(chart({}), size), 'rect');
  expect(support!.attributes['fill']).toBe('#5B8FF9');
  expect(oppose!.attributes['height']).toBeCloseTo(2 * Number(support!.attributes['height']), 0);
});

it.each(['default', 'group'] as const)(
  'draws columns of several series beside one another (%s)',
  (columnChartType) => {
    const chartData = ['2025', '2026'].flatMap((label) =>
      ['Flats', 'Houses'].map((serial) => ({ label, serial, value: 10 })),
    );
    const columns = all(drawChart(chart({ chartData, columnChartType }), size), 'rect')
      .map(({ attributes: { x, width, height } }) => ({
        from: Number(x),
        to: Number(x) + Number(width),
        height: Number(height),
      }))
      .filter(({ height }) => height > 20)
      .toSorted((one, other) => one.from - other.from);
    expect(columns).toHaveLength(4);
    for (const [at, { from }] of columns.entries())
      expect(from).toBeGreaterThanOrEqual(columns[at - 1]?.to ?? 0);
  },
);

it('says the whole name of every colour, in several lines where it is long', () => {
  const long =
    'Homes that people who work in the town can afford to rent from a housing association or a trust of the community';
  const named = [
    long,
    'Llanfairpwllgwyngyllgogerychwyrndrobwllllantysiliogogogoch'.repeat(2),
    'Neutral',
  ];
  const said = (width: number) =>
    all(
      drawChart(
        chart({ chartType: 'pie', chartData: named.map((label) => ({ label, value: 1 })) }),
        {
          width,
          height: 300,
        },
      ),
      'text',
    ).map(({ text, attributes: { x, y } }) => ({ text: text ?? '', x: Number(x), y: Number(y) }));
  for (const width of [240, 600]) {
    const lines = said(width);
    expect(
      lines
        .map(({ text }) => text)
        .join('')
        .replaceAll(' ', ''),
    ).toContain(named.join('').replaceAll(' ', ''));
    for (const { text, x } of lines) expect(x + text.length * 6.8).toBeLessThanOrEqual(width);
    // No two of them in one place.
    expect(new Set(lines.map(({ x, y }) => `${x} ${y}`)).size).toBe(lines.length);
  }
});

it('grows higher for many long names, which take no room of the plot', () => {
  const labels = Array.from({ length: 30 }, (_, at) => `Homes of kind ${at} near the old station`);
  for (const chartType of ['pie', 'column'] as const)
    for (const width of [340, 640]) {
      const drawn = drawChart(
        chart({
          chartType,
          columnChartType: 'group',
          chartData: labels.map((name) => ({ label: name, serial: name, value: 1 })),
        }),
        { width, height: 300 },
      );
      const height = Number(drawn.attributes['height']);
      expect(drawn.attributes['viewBox']).toBe(`0 0 ${width} ${height}`);
      const legend = all(drawn, 'text').filter(({ text }) => text?.includes('kind'));
      expect(legend.length).toBeGreaterThanOrEqual(labels.length);
      const lowest = Math.max(
        ...legend.slice(-30).map(({ attributes }) => Number(attributes['y'])),
      );
      expect(lowest).toBeLessThanOrEqual(height - 150);
      for (const { attributes } of all(drawn, 'rect'))
        expect(Number(attributes['height'])).toBeGreaterThanOrEqual(0);
    }
});

it('sets series beside one another, or piles them up', () => {
  const crossed = ['2025', '2026'].flatMap((serial) => data.map((each) => ({ ...each, serial })));
  const bars = (columnChartType: 'group' | 'stack') =>
    all(drawChart(chart({ chartData: crossed, columnChartType }), size), 'rect').filter(
      ({ attributes }) => attributes['stroke'],
    );
  const [a, , b] = bars('group').map(({ attributes }) => attributes);
  expect(a!['x']).not.toBe(b!['x']);
  const [low, , high] = bars('stack').map(({ attributes }) => attributes);
  expect(low!['x']).toBe(high!['x']);
  expect(Number(high!['y']) + Number(high!['height'])).toBeCloseTo(Number(low!['y']), 1);
});

it('draws what is below nothing downwards, from the line of nothing', () => {
  const chartData = [
    { label: 'Gains', value: 10 },
    { label: 'Losses', value: -20 },
  ];
  for (const columnChartType of ['default', 'stack'] as const) {
    const drawn = drawChart(chart({ chartData, columnChartType }), size);
    const [gains, losses] = all(drawn, 'rect').map(({ attributes: { y, height } }) => ({
      top: Number(y),
      height: Number(height),
    }));
    expect(losses!.height).toBeCloseTo(2 * gains!.height, 0);
    expect(losses!.top).toBeCloseTo(gains!.top + gains!.height, 1);
    // Within the picture, above the labels.
    expect(losses!.top + losses!.height).toBeLessThanOrEqual(size.height - 24);
  }
  const words = all(drawChart(chart({ chartData }), size), 'text');
  const heightOf = (said: string) =>
    Number(words.find(({ text }) => text === said)?.attributes['y']);
  // The last of the same words is the column's own, not the ruler's.
  const figure = Number(words.findLast(({ text }) => text === '-20')?.attributes['y']);
  expect(heightOf('Losses') - figure).toBeGreaterThan(12);
  const line = all(drawChart(chart({ chartType: 'line', chartData }), size), 'circle');
  const [up, down] = line.map(({ attributes }) => Number(attributes['cy']));
  expect(down! - up!).toBeGreaterThan(100);
  expect(down!).toBeLessThan(size.height - 24);
  const ticks = all(drawChart(chart({ chartData }), size), 'text').map((each) => each.text);
  expect(ticks).toEqual(expect.arrayContaining(['-20', '-10', '0', '10']));
});

it('piles up gains above nothing and losses below it', () => {
  const chartData = [5, -10, 15, -20].map((value, at) => ({
    label: '2026',
    serial: `Series ${at}`,
    value,
  }));
  const bars = all(drawChart(chart({ chartData, columnChartType: 'stack' }), size), 'rect')
    .map(({ attributes: { y, height } }) => ({ y: Number(y), height: Number(height) }))
    .filter(({ height }) => height > 20);
  const [five, minusTen, fifteen, minusTwenty] = bars;
  expect(fifteen!.y + fifteen!.height).toBeCloseTo(five!.y, 1);
  expect(minusTen!.y).toBeCloseTo(five!.y + five!.height, 1);
  expect(minusTwenty!.y).toBeCloseTo(minusTen!.y + minusTen!.height, 1);
});

it('leaves a fifth of the height above the highest point of a line, and a gap where nothing is known', () => {
  const picture = drawChart(chart({ chartType: 'line' }), size);
  const [zero] = all(picture, 'line');
  const points = all(picture, 'circle').map(({ attributes }) => Number(attributes['cy']));
  expect(points).toHaveLength(2);
  const bottom = Number(zero!.attributes['y1']);
  expect((bottom - Math.min(...points)) * 1.2).toBeCloseTo(bottom - 16, 0);
  expect(String(all(picture, 'path')[0]!.attributes['d']).match(/M/g)).toHaveLength(2);
});

it('rules counts at whole figures alone, and measures at parts of them', () => {
  const ruled = (value: number) =>
    all(drawChart(chart({ chartData: [{ label: 'Opened', value }] }), size), 'text').flatMap(
      ({ text, attributes }) => (attributes['text-anchor'] === 'end' ? [text] : []),
    );
  expect(ruled(2)).toEqual(['0', '1', '2']);
  expect(ruled(1.5)).toContain('0.2');
});

it('is written as SVG in which texts stay texts', () => {
  const written = svgText(drawChart(chart({ chartName: 'A "b" <script>' }), size));
  expect(written).toMatch(/^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg"/);
  expect(written).toContain('A &quot;b&quot; &lt;script&gt;');
  expect(written).not.toContain('<script>');
});
