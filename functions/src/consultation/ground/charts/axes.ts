import { scaleLinear } from 'd3-scale';
import { type Chart, figureText } from './chart.ts';
import type { ChartSize } from './draw-plot.ts';
import { fittedWords, rounded, svgShape, type Shape, widthOfWords, words } from './picture.ts';

/** The room of a plot within its picture, and its scale of values. */
export interface PlotArea {
  left: number;
  right: number;
  bottom: number;
  top: number;
  y: (value: number) => number;
}

const MAX_LABEL_LENGTH = 110;

/** What an axis reaches from and to; nothing always stands on it. */
export interface Span {
  lowest: number;
  highest: number;
}

export const spanOf = (values: readonly number[]): Span => ({
  lowest: Math.min(0, ...values),
  highest: Math.max(0, ...values),
});

const valueScale = ({ lowest, highest }: Span) =>
  scaleLinear().domain([lowest, highest === lowest ? 1 : highest]);

/** Makes room for labels below and figures at the side, and scales the values of a span. */
export function plotOf(
  { width, height }: ChartSize,
  labels: readonly string[],
  span: Span,
): PlotArea {
  const longest = Math.min(MAX_LABEL_LENGTH, Math.max(0, ...labels.map(widthOfWords)));
  const figures = [Math.floor(span.lowest), Math.ceil(span.highest)].map((each) =>
    widthOfWords(figureText(each)),
  );
  const beside = 16 + Math.max(...figures);
  const flat = fitsFlat(labels, width - beside - 8);
  // The first of the slanting labels begins left of its place.
  const left = flat ? beside : Math.max(beside, longest * 0.75);
  const bottom = height - (flat ? 24 : 16 + longest * 0.75);
  const top = 16;
  // Figures below the lowest column stand above its label.
  const scale = valueScale(span).range([span.lowest < 0 ? bottom - 16 : bottom, top]);
  return { left, right: width - 8, bottom, top, y: (value) => rounded(scale(value)) };
}

const fitsFlat = (labels: readonly string[], width: number) =>
  labels.every((label) => widthOfWords(label) + 8 <= width / labels.length);

/** Lines across at round figures; at whole ones where the chart counts things. */
export function rulers(
  { left, right, y }: PlotArea,
  span: Span,
  { chartData, isPercentageable: isPercentage = false }: Chart,
): Shape[] {
  const isCount = !isPercentage && chartData.every(({ value }) => Number.isInteger(value ?? 0));
  const ticks = valueScale(span)
    .ticks(5)
    .filter((tick) => Number.isInteger(tick) || (!isCount && span.highest - span.lowest < 5));
  return ticks.flatMap((tick) => [
    svgShape('line', {
      x1: left,
      x2: right,
      y1: y(tick),
      y2: y(tick),
      stroke: 'currentColor',
      'stroke-opacity': tick === 0 ? 0.6 : 0.15,
    }),
    words(figureText(tick, isPercentage), left - 6, y(tick) + 4, {
      'text-anchor': 'end',
      'font-size': 11,
    }),
  ]);
}

/** How near to one another slanting labels may stand. */
const LABEL_STEP = 16;

/** The labels of places along the foot, slanting where they are too long; too many of them take turns. */
export function feet(
  { bottom, left, right }: PlotArea,
  labels: readonly string[],
  x: (label: string) => number,
): Shape[] {
  const flat = fitsFlat(labels, right - left);
  const each = Math.ceil((labels.length * LABEL_STEP) / Math.max(1, right - left));
  return labels.flatMap((label, at) => {
    if (at % each !== 0) return [];
    const place = rounded(x(label));
    if (flat) return [words(label, place, bottom + 17, { 'text-anchor': 'middle' })];
    const turned = { 'text-anchor': 'end', transform: `rotate(-45 ${place} ${bottom + 14})` };
    return [words(fittedWords(label, MAX_LABEL_LENGTH), place, bottom + 14, turned)];
  });
}
