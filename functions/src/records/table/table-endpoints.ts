import { filtersParam } from '../../council/ground/filters/filters-param.ts';
import {
  closed,
  type Contract,
  endpoint,
  type InputOf,
  needs,
  ordinal,
  yup,
} from '../../platform/contract.ts';
import type { Reads } from '../../platform/entities.ts';
import type { FeatureName } from '../../platform/feature-names.ts';
import type { RecordKind } from '../search/record-kind.ts';
import { PAGE_SIZE, PAGE_SIZES } from './page-size.ts';

/** Values of a property that are listed at most. */
export const MAX_GROUPS = 200;

const property = yup.string().max(64);
/** A property name; with a minus before it the greatest first. Empty values come last. */
export const tableSort = yup.string().max(64);
export const tableAttributes = yup.array().of(property.required()).max(100);

/** The table of a type of record, as its endpoints are declared. */
interface TableOf extends RecordKind {
  feature: FeatureName;
  /** Its address; the groups stand under it. */
  path: `/${string}`;
  /** As a sentence goes on: 'sites'. */
  plural: string;
  /** What its rows show beside themselves. */
  alsoReads?: readonly Reads[];
}

/** A numbered page of the records that meet the filters. A page beyond the last is answered with the last. */
// The type of a row is in the contract that this returns.
// oxlint-disable-next-line typescript/no-unnecessary-type-parameters
export function tableEndpoint<Row extends yup.Schema>(
  { feature, path, entity, unit, plural, alsoReads = [] }: TableOf,
  row: Row,
) {
  return endpoint({
    method: 'GET',
    path,
    feature,
    summary: `A numbered page of the ${plural} that meet the filters`,
    reads: [`${entity}@records.id`, ...alsoReads],
    access: needs(unit, 'read'),
    query: closed({
      filters: filtersParam,
      attributes: tableAttributes.required(),
      sort: tableSort,
      page: ordinal.default(1),
      pageSize: yup.number().integer().oneOf(PAGE_SIZES).default(PAGE_SIZE),
    }),
    response: closed({
      records: yup.array().of(row).required(),
      total: yup.number().required(),
      page: yup.number().required(),
      pages: yup.number().required(),
    }),
  });
}

/** How many of the records found hold each value of a property; null stands for no value. */
export function groupsEndpoint({ feature, path, entity, unit, plural, alsoReads = [] }: TableOf) {
  return endpoint({
    method: 'GET',
    path: `${path}/groups`,
    feature,
    summary: `Counts of the ${plural} found by the values of one property, the ${MAX_GROUPS} most frequent`,
    reads: [entity, ...alsoReads],
    access: needs(unit, 'read'),
    query: closed({
      filters: filtersParam,
      by: property.required(),
      limit: yup.number().integer().min(1).max(MAX_GROUPS).default(MAX_GROUPS),
    }),
    response: closed({
      groups: yup
        .array()
        .of(
          closed({
            value: yup.mixed<string | number | boolean>().nullable().defined(),
            records: yup.number().required(),
          }).required(),
        )
        .required(),
      /** Whether there are more values than were listed. */
      more: yup.boolean().required(),
    }),
  });
}

export interface TablePage<Row> {
  records: Row[];
  total: number;
  page: number;
  pages: number;
}
/** The calls of any record type's table. */
export type TableCall<Row> = Contract<
  InputOf<ReturnType<typeof tableEndpoint>>,
  unknown,
  TablePage<Row>
>;
export type GroupsCall = ReturnType<typeof groupsEndpoint>;
