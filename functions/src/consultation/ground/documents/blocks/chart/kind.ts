import { labelsOf, serialsOf } from '../../../charts/chart.ts';
import { asItIs, type BlockKind, none } from '../../block-kind.ts';
import type { EditionChart } from '../../edition.ts';
import { fillInMessages } from '../../fill-in-messages.ts';
import { inKeptColour } from '../../kept-colour.ts';
import { leftToFillIn } from '../../left-to-fill-in.ts';
import { adviceOnChart } from './advice.ts';
import { withFigures } from './counted-chart.ts';
import { type ChartContent, chartContent, chartFaults, emptyChart } from './schema.ts';

/** A chart with its figures. */
export const chartBlockKind: BlockKind<ChartContent, { type: 'chart'; content: EditionChart }> = {
  schema: chartContent,
  empty: emptyChart,
  faults: chartFaults,
  htmlFields: [],
  clean: (chart) => ({ ...chart, chartData: chart.chartData.map(inKeptColour) }),
  pictures: undefined,
  links: none,
  map: () => undefined,
  sites: ({ source }) => {
    if (!source) return null;
    const { filters, groupBy, measure, sumOf } = source;
    return { filters, groupBy, measure, sumOf };
  },
  topics: none,
  question: undefined,
  figures: {
    source: ({ source }) => source ?? null,
    replaced: withFigures,
  },
  isShown: () => true,
  resolve: ({ source, ...chart }) => {
    const { countedAt, leftOut } = source ?? {};
    const counted = countedAt ? { countedAt, ...(leftOut ? { leftOut } : {}) } : {};
    return { type: 'chart', content: { ...chart, ...counted } };
  },
  published: {
    type: 'chart',
    htmlFields: [],
    words: (chart) => [chart.chartName, ...labelsOf(chart), ...serialsOf(chart)],
    served: asItIs,
    map: () => null,
    question: () => null,
    topics: none,
  },
  structure: {
    of: ({ chartName, chartType, columnChartType, isPercentageable }) => ({
      content: { chartName, chartType, columnChartType, isPercentageable, chartData: [] },
    }),
    taken: asItIs,
    toFillIn: (_content, left) => [fillInMessages.figures, ...leftToFillIn(left)],
  },
  advice: adviceOnChart,
};
