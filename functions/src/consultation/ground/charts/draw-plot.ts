import type { Chart } from './chart.ts';
import type { Shape } from './picture.ts';

export interface ChartSize {
  width: number;
  height: number;
}

/** What a type of chart draws in the room that the legend leaves; colours by slice, or by series. */
export type DrawPlot = (
  chart: Chart,
  size: ChartSize,
  colours: ReadonlyMap<string, string>,
) => Shape[];
