import { arc, pie as pieOf } from 'd3-shape';
import { inkOn } from '../../../platform/colours.ts';
import { DEFAULT_CHART_COLOUR, figureText } from './chart.ts';
import type { DrawPlot } from './draw-plot.ts';
import { rounded, svgShape, words } from './picture.ts';

/** The part of the radius that is left open (specification 002). */
export const PIE_INNER_RADIUS = 0.5;
/** A slice of less of the whole has no room for its figure. */
const MIN_LABELLED_SHARE = 0.04;

/** Slices around an open middle, in the order of the data. */
export const pie: DrawPlot = ({ chartData, isPercentageable }, { width, height }, colours) => {
  const radius = Math.max(10, Math.min(width, height) / 2 - 4);
  const known = chartData.filter(({ value }) => (value ?? 0) > 0);
  const whole = known.reduce((sum, { value }) => sum + (value ?? 0), 0);
  const drawn = arc<{ startAngle: number; endAngle: number }>()
    .innerRadius(radius * PIE_INNER_RADIUS)
    .outerRadius(radius)
    .digits(2);
  const slices = pieOf<(typeof known)[number]>()
    .sort(null)
    .value(({ value }) => value ?? 0)(known);
  return [
    svgShape(
      'g',
      { transform: `translate(${rounded(width / 2)} ${rounded(height / 2)})` },
      slices.flatMap((slice) => {
        const { label, value } = slice.data;
        const [x, y] = drawn.centroid(slice);
        const fill = colours.get(label) ?? DEFAULT_CHART_COLOUR;
        const path = svgShape('path', {
          d: drawn(slice) ?? '',
          fill,
          stroke: '#fff',
          'stroke-width': 1.5,
        });
        if ((value ?? 0) / whole < MIN_LABELLED_SHARE) return [path];
        const inside = { 'text-anchor': 'middle', fill: inkOn(fill), 'font-weight': 600 };
        return [path, words(figureText(value, isPercentageable), x, y + 4, inside)];
      }),
    ),
  ];
};
