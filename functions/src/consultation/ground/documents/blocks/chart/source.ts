import { filterList } from '../../../../../council/ground/filters/filters-param.ts';
import { closed, yup } from '../../../../../platform/contract.ts';

export const chartMeasures = ['count', 'sum'] as const;

const columnName = yup.string().matches(/^[a-z][a-z0-9_]{0,59}$/);

/** What is counted, of which sites, by which of their fields. */
export const chartQuery = {
  /** Of the saved search that was chosen, as it was then; none: all sites. */
  filters: filterList.required(),
  groupBy: columnName.required(),
  measure: yup.string().oneOf(chartMeasures).required(),
  /** The number that is summed; null where sites are counted. */
  sumOf: columnName.nullable().defined(),
};

/** Of the sites found, how many are in no figure, as land counts once (`leftOutWords`). */
export const sitesLeftOut = closed({
  inside: yup.number().integer().min(0).required(),
  ended: yup.number().integer().min(0).required(),
});

/** Where the figures of a chart come from, if not from officers. */
export const chartSource = closed({
  ...chartQuery,
  /** '' until it is chosen. */
  groupBy: yup
    .string()
    .matches(/^([a-z][a-z0-9_]{0,59})?$/)
    .defined(),
  /** What the saved search was called; '' for all sites. */
  searchName: yup.string().max(100).defined(),
  /** When the figures of the draft were counted, in London: 2026-11-30T17:00. Publishing counts them anew. */
  countedAt: yup.string().max(16).nullable().defined(),
  leftOut: sitesLeftOut.optional().default(undefined),
});
export type ChartSource = yup.InferType<typeof chartSource>;
