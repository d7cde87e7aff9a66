import { closed, endpoint, needs, yup } from '../../platform/contract.ts';

/** Sums by unit: hectares, or dwellings. */
const sums = yup.mixed<Record<string, number>>().required();

const aggregated = closed({
  /** Every site that is not deleted. */
  sites: yup.number().integer().required(),
  /** Of these, in the numbers and sums below, as land counts once. Not told by older counts, like the next two. */
  counted: yup.number().integer(),
  /** In none of them: what has ended, and what lies inside another. */
  ended: yup.number().integer(),
  inside: yup.number().integer(),
  /** The council's own fields for areas in hectares or numbers of dwellings. */
  measures: yup
    .array(
      closed({
        dbPropertyName: yup.string().required(),
        label: yup.string().required(),
        unit: yup.string().required(),
        /** Of homes known as a range, of its higher ends. */
        sum: yup.number().required(),
        /** Of the field for homes alone: the sum of the lower ends. */
        from: yup.number(),
        /** How many of the sites in the sum have a value. */
        sites: yup.number().integer().required(),
      }),
    )
    .required(),
  /** The council's own fields with options, and how many sites have each. */
  fields: yup
    .array(
      closed({
        dbPropertyName: yup.string().required(),
        label: yup.string().required(),
        values: yup
          .array(
            closed({
              /** Null: sites without a value. */
              value: yup.string().nullable().defined(),
              label: yup.string().required(),
              sites: yup.number().integer().required(),
              sums,
            }),
          )
          .max(500)
          .required(),
      }),
    )
    .required(),
});
export type AggregatedData = yup.InferType<typeof aggregated>;

export const getAggregatedData = endpoint({
  method: 'GET',
  path: '/aggregated-data',
  feature: 'aggregated-data',
  summary: "Counts and sums over the council's sites, as the function aggregateData last made them",
  reads: ['site', 'aggregated-data'],
  access: needs('sites', 'read'),
  response: closed({
    /** Null, like the data: the counts have never been run. */
    computedAt: yup.string().nullable().defined(),
    /** Whether no site has changed since the count. */
    isCurrent: yup.boolean().required(),
    data: aggregated.nullable().defined(),
  }),
});
