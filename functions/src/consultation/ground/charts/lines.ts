import { scalePoint } from 'd3-scale';
import { line } from 'd3-shape';
import { feet, plotOf, rulers, spanOf } from './axes.ts';
import { DEFAULT_CHART_COLOUR, labelsOf, serialsOf } from './chart.ts';
import type { DrawPlot } from './draw-plot.ts';
import { rounded, svgShape } from './picture.ts';

/** How far the axis goes beyond the highest value (specification 002), and beyond the lowest below nothing. */
export const LINE_HEADROOM = 1.2;

/** One line for each series; where a value is not known, it is interrupted. */
export const lines: DrawPlot = (chart, size, colours) => {
  const labels = labelsOf(chart);
  const span = spanOf(chart.chartData.map(({ value }) => (value ?? 0) * LINE_HEADROOM));
  const plot = plotOf(size, labels, span);
  const at = scalePoint<string>().domain(labels).range([plot.left, plot.right]).padding(0.3);
  const x = (label: string) => rounded(at(label) ?? 0);
  const drawn = serialsOf(chart).flatMap((serial) => {
    const points = chart.chartData.filter((each) => (each.serial ?? '') === serial);
    const stroke = points[0]?.color ?? colours.get(serial) ?? DEFAULT_CHART_COLOUR;
    const path = line<(typeof points)[number]>()
      .defined(({ value }) => value !== null)
      .x(({ label }) => x(label))
      .y(({ value }) => plot.y(value ?? 0))
      .digits(2)(points);
    return [
      svgShape('path', { d: path ?? '', fill: 'none', stroke, 'stroke-width': 2 }),
      ...points.flatMap(({ label, value }) =>
        value === null
          ? []
          : [svgShape('circle', { cx: x(label), cy: plot.y(value), r: 3, fill: stroke })],
      ),
    ];
  });
  return [...rulers(plot, span, chart), ...drawn, ...feet(plot, labels, x)];
};
