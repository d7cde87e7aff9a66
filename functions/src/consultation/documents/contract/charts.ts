import { filtersParam } from '../../../council/ground/filters/filters-param.ts';
import { closed, endpoint, needs, yup } from '../../../platform/contract.ts';
import { chartQuery, sitesLeftOut } from '../../ground/documents/blocks/chart/source.ts';
import { DOCUMENTS_PATH, readsDrafts } from './draft-shapes.ts';

/** Of fields that may be public alone. Throws payload-invalid for others, and for what cannot be grouped or summed. */
export const getChartFigures = endpoint({
  ...readsDrafts,
  access: [
    ...needs('placemaker', 'read'),
    ...needs('consultations', 'read'),
    ...needs('sites', 'read'),
  ],
  method: 'GET',
  path: `${DOCUMENTS_PATH}/chart-figures`,
  summary: 'Counts or sums of sites by a field, as a chart of a document shows them',
  reads: ['site'],
  query: closed({
    filters: filtersParam.required(),
    groupBy: chartQuery.groupBy,
    measure: chartQuery.measure,
    sumOf: chartQuery.sumOf.optional(),
  }),
  response: closed({
    figures: yup
      .array()
      .of(
        closed({
          label: yup.string().required(),
          value: yup.number().nullable().defined(),
        }).required(),
      )
      .required(),
    /** In London: 2026-11-30T17:00. */
    countedAt: yup.string().required(),
    leftOut: sitesLeftOut.required(),
  }),
});
