import type { DictionaryField } from '../../council/ground/dictionary/field.ts';
import { filterList, filtersParam } from '../../council/ground/filters/filters-param.ts';
import { groupsEndpoint, tableEndpoint, tableSort } from '../table/table-endpoints.ts';
import { templateEndpoints } from '../templates/template-endpoints.ts';
import { closed, endpoint, yup } from '../../platform/contract.ts';
import { MAX_PAGE } from '../../platform/max-page.ts';
import { MAX_RECORDS } from './max-records.ts';
import { type RecordCallsAt, recordCall, recordSearchText } from './records-at.ts';

/** A record in a table: its id and version, and each field that was asked for. */
const row = yup
  .object({ id: yup.number().required(), row_version: yup.number().required() })
  .required();
export type RecordTableRow = yup.InferType<typeof row> & Record<string, unknown>;

/** The calls by which records are filtered, tabled, grouped and searched. */
export function findingEndpoints(at: RecordCallsAt) {
  const { feature, path, entity, unit, plural } = at;
  const mayRead = recordCall(at, 'read');
  const { flag } = mayRead;
  const table = { feature, path: `${path}/table`, entity, unit, plural } as const;
  return {
    fields: endpoint({
      ...mayRead,
      method: 'GET',
      path: `${path}/fields`,
      summary: `What ${plural} can be filtered, sorted and shown by`,
      reads: ['config', 'consultation', 'custom-column', 'topic'],
      response: yup.array().of(yup.mixed<DictionaryField>().required()).required(),
    }),
    table: { ...tableEndpoint(table, row), flag },
    groups: { ...groupsEndpoint(table), flag },
    /** For selecting what was found: the first of them in the table's order, as many as one call changes. */
    ids: endpoint({
      ...mayRead,
      method: 'GET',
      path: `${path}/table/ids`,
      summary: `Ids of the first ${MAX_RECORDS} ${plural} that meet the filters`,
      reads: [entity],
      query: closed({ filters: filtersParam, sort: tableSort }),
      response: closed({
        ids: yup.array().of(yup.number().required()).required(),
        /** How many meet them. */
        total: yup.number().required(),
      }),
    }),
    templates: templateEndpoints({
      unit,
      feature,
      plural,
      list: `${path}/templates`,
      path: `${path}/template`,
    }),
    /** As the specification has it (001 section 7); screens read the table, whose pages have numbers. */
    search: endpoint({
      ...mayRead,
      method: 'POST',
      path: `${path}/search`,
      summary: `Search ${plural}`,
      reads: [entity],
      changes: [],
      body: closed({
        limit: yup.number().integer().min(1).max(MAX_PAGE).default(20),
        offset: yup.number().integer().min(0).default(0),
        /** A property; the answer counts what was found by its values. */
        groupBy: yup.string().max(64),
        filter: filterList,
        sort: yup.string().max(64),
        search: recordSearchText,
      }),
      response: closed({
        rows: yup.array().of(row).required(),
        count: yup.number().required(),
        groupedByDistinctValue: yup
          .array()
          .of(
            closed({
              value: yup.mixed<string | number | boolean>().nullable().defined(),
              count: yup.number().required(),
            }).required(),
          )
          .required(),
      }),
    }),
  };
}
