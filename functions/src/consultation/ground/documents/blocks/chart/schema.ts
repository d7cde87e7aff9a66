import { closed, yup } from '../../../../../platform/contract.ts';
import { chartTypes, columnChartTypes } from '../../../charts/chart.ts';
import type { Fault } from '../../fault.ts';
import { documentColour } from '../../kept-colour.ts';
import { documentMessages as messages } from '../../messages.ts';
import { chartSource } from './source.ts';

export const MAX_CHART_NAME = 200;
const MAX_WORDS = 100;
/** More cannot be told apart in a picture. */
export const MAX_CHART_ROWS = 200;

const words = () => yup.string().max(MAX_WORDS, messages.tooLong(MAX_WORDS)).defined();

const datum = closed({
  label: words(),
  /** Null: not known. */
  value: yup.number().nullable().defined(),
  /** Which of several series it belongs to; '' where there is one. */
  serial: words(),
  /** Of its slice, or of its series, kept as #rrggbb; without one, one of ours. */
  color: documentColour(),
}).required();

/** A chart with figures that officers typed or pasted, or that are counted from sites (specification 001, section 3: chart config). */
export const chartContent = closed({
  chartName: yup.string().max(MAX_CHART_NAME, messages.tooLong(MAX_CHART_NAME)).defined(),
  chartType: yup.string().oneOf(chartTypes).required(),
  columnChartType: yup.string().oneOf(columnChartTypes).required(),
  isPercentageable: yup.boolean().required(),
  chartData: yup
    .array()
    .of(datum)
    .max(MAX_CHART_ROWS, messages.tooManyRows(MAX_CHART_ROWS))
    .required(),
  /** Null: officers write the figures. */
  source: chartSource.nullable().optional().default(undefined),
});
export type ChartContent = yup.InferType<typeof chartContent>;

export const emptyChart = (): ChartContent => ({
  chartName: '',
  chartType: 'column',
  columnChartType: 'default',
  isPercentageable: false,
  chartData: [],
});

export function chartFaults({ chartName, chartType, chartData, source }: ChartContent): Fault[] {
  const rows = chartData.flatMap(({ label, value }, at): Fault[] => [
    ...(label.trim() ? [] : [{ field: `chartData.${at}.label`, message: messages.labelRequired }]),
    ...(chartType === 'pie' && (value ?? 0) < 0
      ? [{ field: `chartData.${at}.value`, message: messages.noNegativeSlice }]
      : []),
  ]);
  return [
    ...(chartName.trim() ? [] : [{ field: 'chartName', message: messages.chartNameRequired }]),
    ...(chartData.some(({ value }) => value !== null)
      ? rows
      : [
          source
            ? { field: 'source', message: messages.nothingCounted }
            : { field: 'chartData', message: messages.figuresRequired },
        ]),
  ];
}
