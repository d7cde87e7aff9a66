import { scaleBand } from 'd3-scale';
import { feet, plotOf, rulers, spanOf } from './axes.ts';
import { type Chart, DEFAULT_CHART_COLOUR, figureText, labelsOf, serialsOf } from './chart.ts';
import type { DrawPlot } from './draw-plot.ts';
import { rounded, svgShape, type Shape, widthOfWords, words } from './picture.ts';

interface Bar {
  label: string;
  serial: string;
  value: number;
  /** Where it begins: what is piled up below it, or above it where both are negative. */
  from: number;
  color: string | undefined;
}

/** Columns: one for each label, several beside one another, or stacked. */
export const columns: DrawPlot = (chart, size, colours) => {
  const [labels, serials] = [labelsOf(chart), serialsOf(chart)];
  const bars = barsOf(chart);
  const grouped = isGrouped(chart, bars);
  const span = spanOf(bars.map(({ from, value }) => from + value));
  const plot = plotOf(size, labels, span);
  const band = scaleBand<string>().domain(labels).range([plot.left, plot.right]).padding(0.25);
  const beside = scaleBand<string>()
    .domain(grouped ? serials : [''])
    .range([0, band.bandwidth()])
    .padding(grouped && serials.length > 1 ? 0.08 : 0);
  const width = rounded(Math.min(beside.bandwidth(), 64));
  const drawn = bars.flatMap((bar): Shape[] => {
    const slot = (band(bar.label) ?? 0) + (beside(grouped ? bar.serial : '') ?? 0);
    const x = rounded(slot + (beside.bandwidth() - width) / 2);
    const [start, end] = [plot.y(bar.from), plot.y(bar.from + bar.value)];
    const y = Math.min(start, end);
    const fill = bar.color ?? colours.get(bar.serial) ?? DEFAULT_CHART_COLOUR;
    const height = rounded(Math.abs(end - start));
    const rect = svgShape('rect', {
      x,
      y,
      width,
      height,
      fill,
      stroke: '#fff',
      'stroke-width': 0.5,
    });
    const figure = figureText(bar.value, chart.isPercentageable);
    // The figures of stacked parts stand in the table; on a column they stand where there is room.
    if (chart.columnChartType === 'stack' || widthOfWords(figure) > width + 8) return [rect];
    const at = bar.value < 0 ? y + height + 12 : y - 4;
    return [rect, words(figure, x + width / 2, at, { 'text-anchor': 'middle', 'font-size': 11 })];
  });
  return [
    ...rulers(plot, span, chart),
    ...drawn,
    ...feet(plot, labels, (label) => (band(label) ?? 0) + band.bandwidth() / 2),
  ];
};

/** Whether columns of one label stand beside one another; by default where they would stand in front of each other. */
const isGrouped = ({ columnChartType }: Chart, bars: readonly Bar[]): boolean =>
  columnChartType === 'group' ||
  (columnChartType !== 'stack' && new Set(bars.map(({ label }) => label)).size < bars.length);

function barsOf({ chartData, columnChartType }: Chart): Bar[] {
  const piled = new Map<string, number>();
  return chartData.flatMap(({ label, serial = '', value, color }) => {
    if (value === null || value === 0) return [];
    const pile = `${value < 0 ? 'below' : 'above'} ${label}`;
    const from = columnChartType === 'stack' ? (piled.get(pile) ?? 0) : 0;
    piled.set(pile, from + value);
    return [{ label, serial, value, from, color }];
  });
}
