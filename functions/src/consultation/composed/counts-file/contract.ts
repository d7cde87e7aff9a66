import { filtersParam } from '../../../council/ground/filters/filters-param.ts';
import { closed, endpoint, needs, yup } from '../../../platform/contract.ts';
import { crossMeasure, measure } from '../../analysis/contract.ts';

/** The table of the counts as a file. */
export const countsFile = endpoint({
  method: 'GET',
  path: '/consultations/analysis/counts/file',
  feature: 'analysis',
  summary: 'Representations counted by one thing, or by two crossed, as CSV or a workbook',
  reads: ['representation'],
  flag: 'analysis page',
  access: needs('representations', 'read'),
  query: closed({
    by: measure().required(),
    cross: crossMeasure(),
    filters: filtersParam,
    file_type: yup
      .string()
      .oneOf(['csv', 'xlsx'] as const)
      .required(),
  }),
  bytes: 'application/octet-stream',
  response: yup.mixed<Blob>(),
});
