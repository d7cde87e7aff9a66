import {
  type Crossing,
  cellCounts,
  type CountsAnswer,
} from '@contract/consultation/analysis/counts-table.ts';
import { labelOfValue, type MeasureId } from '@contract/consultation/analysis/measures.ts';
import { analysisMessages } from '@contract/consultation/analysis/messages.ts';
import type {
  Chart,
  ChartDatum,
  ChartType,
  ColumnChartType,
} from '@contract/consultation/ground/charts/chart.ts';
import { statuses } from '@contract/consultation/ground/consultations/statuses.ts';
import { analysisPanelMessages as messages } from './messages.ts';

/** More columns or slices than these cannot be told apart; weeks stand closer. */
const MAX_BARS = { pie: 10, column: 24, line: 120 } as const;
/** More series than these have no colours of their own. */
const MAX_SERIES = 8;

export interface Look {
  chart: ChartType;
  columns: ColumnChartType;
}

const colourOf = (measure: MeasureId, value: string | null): string | undefined =>
  measure === 'status' ? statuses.find(({ name }) => name === value)?.colour : undefined;

/** How many values a chart of this type shows at most. */
export const shownIn = ({ chart }: Look, answer: CountsAnswer): number =>
  Math.min(MAX_BARS[chart], answer.values.length);

/** Counts as a chart; what it has no room for is left to the table, but for a pie, whose whole it belongs to. */
export function countsChart({ by, cross }: Crossing, answer: CountsAnswer, look: Look): Chart {
  const chartName = analysisMessages.counted(
    analysisMessages.measures[by],
    cross && analysisMessages.measures[cross],
  );
  const most = shownIn(look, answer);
  const kept = mostFrequent(answer.values, most);
  const labelled = (value: string | null) => labelOfValue(by, value);
  if (!cross || look.chart === 'pie') {
    const chartData: ChartDatum[] = kept.map(({ value, count }) => ({
      label: labelled(value),
      value: count,
      color: colourOf(by, value),
    }));
    const rest = sum(answer.values) - sum(kept);
    if (look.chart === 'pie' && rest > 0) chartData.push({ label: messages.others, value: rest });
    return { chartName, chartType: look.chart, chartData };
  }
  const countOf = cellCounts(answer);
  const serials = mostFrequent(answer.crossed, MAX_SERIES);
  const chartData = kept.flatMap(({ value }) =>
    serials.map(({ value: crossed }) => ({
      label: labelled(value),
      serial: labelOfValue(cross, crossed),
      value: countOf(value, crossed),
      color: colourOf(cross, crossed),
    })),
  );
  return { chartName, chartType: look.chart, chartData, columnChartType: look.columns };
}

type Counted = CountsAnswer['values'][number];
const sum = (values: readonly Counted[]) => values.reduce((all, { count }) => all + count, 0);

/** The most frequent, in the order that they have. */
function mostFrequent(values: readonly Counted[], most: number): Counted[] {
  if (values.length <= most) return [...values];
  const kept = new Set(values.toSorted((a, b) => b.count - a.count).slice(0, most));
  return values.filter((each) => kept.has(each));
}
