export const chartTypes = ['pie', 'column', 'line'] as const;
export type ChartType = (typeof chartTypes)[number];
export const columnChartTypes = ['default', 'group', 'stack'] as const;
export type ColumnChartType = (typeof columnChartTypes)[number];

export interface ChartDatum {
  label: string;
  /** null: not known; drawn as nothing, told as '-'. */
  value: number | null;
  /** Which of several series it belongs to. */
  serial?: string | undefined;
  color?: string | undefined;
}

/** A chart as the specification describes it (002, chart config). */
export interface Chart {
  chartName: string;
  chartType: ChartType;
  chartData: readonly ChartDatum[];
  columnChartType?: ColumnChartType;
  /** Values are shares of a hundred. */
  isPercentageable?: boolean;
}

export const DEFAULT_CHART_COLOUR = '#5B8FF9';

/** Colours of series and slices, cycled; each has a contrast of 3 to 1 with its neighbours' outline, which is white. */
const PALETTE = [
  DEFAULT_CHART_COLOUR,
  '#2E9B6D',
  '#5D7092',
  '#B7860B',
  '#D9534F',
  '#3393B8',
  '#7E5BB5',
  '#C2691D',
  '#1E7F79',
  '#B85C8E',
];
export const colourAt = (at: number): string => PALETTE[at % PALETTE.length]!;

const numberFormat = new Intl.NumberFormat('en-GB', { maximumFractionDigits: 2 });

/** A figure as it is shown: two decimals at most, '-' for none. */
export const figureText = (value: number | null | undefined, isPercentage = false): string =>
  value === null || value === undefined
    ? '-'
    : `${numberFormat.format(value)}${isPercentage ? '%' : ''}`;

/** The labels of a chart and its series, each once and in the order of the data. */
export const labelsOf = ({ chartData }: Chart): string[] => [
  ...new Set(chartData.map(({ label }) => label)),
];
export const serialsOf = ({ chartData }: Chart): string[] => [
  ...new Set(chartData.map(({ serial }) => serial ?? '')),
];

/** What a chart says in one sentence, for those who cannot see it. */
export function chartWords({ chartName, chartData, isPercentageable }: Chart): string {
  const told = chartData
    .slice(0, 20)
    .map(({ label, serial, value }) =>
      [serial, label, figureText(value, isPercentageable)].filter(Boolean).join(' '),
    );
  const rest = chartData.length - told.length;
  return `${chartName}: ${told.join(', ')}${rest > 0 ? ` and ${rest} more` : ''}`;
}
