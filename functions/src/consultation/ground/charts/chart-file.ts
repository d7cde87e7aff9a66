import { plainLetters } from '../../../platform/print/printable.ts';
import type { Chart } from './chart.ts';
import { drawChart } from './draw-chart.ts';
import { svgText } from './picture.ts';

/** In pixels: as wide as a page's text at 96 to the inch. */
const CHART_SIZE = { width: 640, height: 300 } as const;

interface ChartFile {
  svg: string;
  /** In pixels. */
  width: number;
  height: number;
}

/** A chart as an SVG file with letters of this font. */
export function chartFile(chart: Chart, font: string): ChartFile {
  const drawn = drawChart(chart, CHART_SIZE);
  const attributes = { ...drawn.attributes, 'font-family': font, color: '#1b1f24' };
  return {
    svg: plainLetters(svgText({ ...drawn, attributes })),
    width: CHART_SIZE.width,
    height: Number(drawn.attributes['height']),
  };
}
