import { type MeasureId, measureIds } from '@contract/consultation/analysis/measures.ts';
import {
  chartTypes,
  type ColumnChartType,
  columnChartTypes,
} from '@contract/consultation/ground/charts/chart.ts';
import { useSearchParams } from 'react-router-dom';
import type { Look } from '../../analysis/counts-chart.ts';

const oneOf = <T extends string>(list: readonly T[], text: string | null): T | undefined =>
  list.find((each) => each === text);

export interface AnalysisAddress extends Look {
  part: string | undefined;
  by: MeasureId;
  cross: MeasureId | undefined;
}

/** What is analysed and how it is shown: all of it is in the address. */
export function useAnalysisAddress() {
  const [params, setParams] = useSearchParams();
  const by = oneOf(measureIds, params.get('by')) ?? 'topic';
  const cross = oneOf(measureIds, params.get('cross'));
  const columns: ColumnChartType = oneOf(columnChartTypes, params.get('columns')) ?? 'group';
  const at: AnalysisAddress = {
    part: params.get('part') ?? undefined,
    by,
    cross: cross === by ? undefined : cross,
    chart: oneOf(chartTypes, params.get('chart')) ?? (by === 'week' ? 'line' : 'column'),
    columns,
  };
  const change = (next: Partial<AnalysisAddress>) =>
    setParams(
      (before) => {
        const after = new URLSearchParams(before);
        for (const [name, value] of Object.entries(next))
          if (value === undefined) after.delete(name);
          else after.set(name, value);
        return after;
      },
      { replace: true, preventScrollReset: true },
    );
  return { at, change };
}
