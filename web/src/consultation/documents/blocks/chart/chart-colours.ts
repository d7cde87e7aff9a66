import type { ChartContent } from '@contract/consultation/ground/documents/blocks/chart/schema.ts';
import { colouredParts, partNameOf } from '@contract/consultation/ground/charts/coloured-parts.ts';

type Datum = ChartContent['chartData'][number];

/** The figures with another colour of one part. */
export const withColour = (
  { chartType, chartData }: ChartContent,
  name: string,
  color: string | null,
): Datum[] =>
  chartData.map((datum) => {
    if (partNameOf(chartType, datum) !== name) return datum;
    const { color: _before, ...plain } = datum;
    return color === null ? plain : { ...plain, color };
  });

/** New figures in the colours that their slices or series had. */
export function inSameColours(before: ChartContent, chartData: readonly Datum[]): Datum[] {
  const colours = new Map(colouredParts(before).map(({ name, color }) => [name, color]));
  return chartData.map((datum) => {
    const color = colours.get(partNameOf(before.chartType, datum));
    return color ? { ...datum, color } : datum;
  });
}
