import type { LeftOut } from '../../../../../land/ground/sites/left-out.ts';
import { type ChartContent, MAX_CHART_ROWS } from './schema.ts';

/** What was counted from sites, and when. */
export interface CountedFigures {
  figures: { label: string; value: number | null }[];
  countedAt: string;
  /** Of the sites found, those that are in no figure, as land counts once. */
  leftOut: LeftOut;
}

/** A chart with what was counted now, each slice in the colour that it has; without figures where nothing can be counted. */
export function withFigures(
  content: ChartContent,
  found: CountedFigures | undefined,
): ChartContent {
  const { source, chartData } = content;
  if (!found || !source) return { ...content, chartData: [] };
  const { figures, ...counted } = found;
  const colours = new Map(chartData.map(({ label, color }) => [label, color]));
  return {
    ...content,
    chartData: figures.slice(0, MAX_CHART_ROWS).map(({ label, value }) => {
      const color = colours.get(label);
      return { label, value, serial: '', ...(color ? { color } : {}) };
    }),
    source: { ...source, ...counted },
  };
}
