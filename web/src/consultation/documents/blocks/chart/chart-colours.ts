import type { ChartContent } from '@contract/consultation/ground/documents/blocks/chart/schema.ts';
import { colourAt } from '@contract/consultation/ground/charts/chart.ts';

type Datum = ChartContent['chartData'][number];

/** A slice, or a series, with its colour; null: the one that it has by its place. */
export interface ColouredPart {
  name: string;
  color: string | null;
  own: string;
}

const nameOf = (chartType: ChartContent['chartType'], { label, serial }: Datum) =>
  chartType === 'pie' ? label : serial;

/** What of a chart has a colour of its own: its slices, or its series. */
export function colouredParts({ chartType, chartData }: ChartContent): ColouredPart[] {
  const parts = new Map<string, ColouredPart>();
  for (const datum of chartData) {
    const name = nameOf(chartType, datum);
    if (!parts.has(name))
      parts.set(name, { name, color: datum.color ?? null, own: colourAt(parts.size) });
  }
  return [...parts.values()];
}

/** The figures with another colour of one part. */
export const withColour = (
  { chartType, chartData }: ChartContent,
  name: string,
  color: string | null,
): Datum[] =>
  chartData.map((datum) => {
    if (nameOf(chartType, datum) !== name) return datum;
    const { color: _before, ...plain } = datum;
    return color === null ? plain : { ...plain, color };
  });

/** New figures in the colours that their slices or series had. */
export function inSameColours(before: ChartContent, chartData: readonly Datum[]): Datum[] {
  const colours = new Map(colouredParts(before).map(({ name, color }) => [name, color]));
  return chartData.map((datum) => {
    const color = colours.get(nameOf(before.chartType, datum));
    return color ? { ...datum, color } : datum;
  });
}
