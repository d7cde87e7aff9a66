import { type Chart, colourAt } from './chart.ts';

/** Of so many slices or series can a colour be chosen; the others have theirs. */
export const MAX_COLOURS = 20;

/** A slice, or a series, with its colour; null: the one that it has by its place. */
interface ColouredPart {
  name: string;
  color: string | null;
  own: string;
}

/** The slice or the series that a figure belongs to. */
export const partNameOf = (
  chartType: Chart['chartType'],
  { label, serial = '' }: Chart['chartData'][number],
) => (chartType === 'pie' ? label : serial);

/** What of a chart has a colour of its own: its slices, or its series. */
export function colouredParts({ chartType, chartData }: Pick<Chart, 'chartType' | 'chartData'>) {
  const parts = new Map<string, ColouredPart>();
  for (const datum of chartData) {
    const name = partNameOf(chartType, datum);
    if (!parts.has(name))
      parts.set(name, { name, color: datum.color ?? null, own: colourAt(parts.size) });
  }
  return [...parts.values()];
}
