import { closed, endpoint, needs, yup } from '../../platform/contract.ts';
import { siteKind } from '../ground/sites/site-kind.ts';
import { siteRecord } from '../ground/sites/site-record.ts';
import { filterList, filtersParam } from '../../council/ground/filters/filters-param.ts';
import { groupsEndpoint, tableEndpoint, tableSort } from '../../records/table/table-endpoints.ts';

/** More sites than a council has. */
const MAX_SITES = 200_000;
/** Filters as an address could hold, and ids of ten digits each with a comma. */
const MAX_SUMS_BYTES = 256 * 1024 + 11 * MAX_SITES;

const sites = {
  feature: 'site-table',
  path: '/site/table',
  ...siteKind,
  plural: 'sites',
} as const;

export const getSiteTable = tableEndpoint(sites, siteRecord);
export const getSiteTableGroups = groupsEndpoint(sites);

/**
 * Count, hectares and homes of the matching sites, or of those in `siteIds` only. null if the council has no such
 * field.
 */
export const getSiteTableSums = endpoint({
  method: 'POST',
  path: '/site/table/sums',
  maxBytes: MAX_SUMS_BYTES,
  reads: ['site'],
  changes: [],
  feature: 'site-table',
  summary:
    'Count, hectares and homes of the sites that meet the filters, or of those chosen among them',
  access: needs('sites', 'read'),
  body: closed({
    filters: filterList,
    siteIds: yup.array().of(yup.number().integer().min(1).required()).max(MAX_SITES),
  }),
  response: closed({
    sites: yup.number().required(),
    hectares: yup.number().nullable().defined(),
    /** Net dwellings as a range, from the council's own field, else the saved capacity, else the register's. */
    homes: closed({ from: yup.number().required(), to: yup.number().required() })
      .nullable()
      .defined(),
    /** Found, but not in the hectares and homes, as land counts once: what has ended, and what lies inside another. */
    ended: yup.number().required(),
    inside: yup.number().required(),
    /**
     * In the hectares more than once: how many of the sites overlap others by 0.01 ha or more, and by how much land;
     * null where so many are counted that looking would keep others waiting.
     */
    overlapping: yup.number().nullable().defined(),
    overlapHectares: yup.number().required(),
    /** The fields that hold them, to show each sum under its column. */
    columns: closed({
      hectares: yup.string().nullable().defined(),
      homes: yup.string().nullable().defined(),
    }).required(),
  }),
});

/** Ids of every matching site, in the table's order (ascending without one), for selecting all of them. */
export const getSiteTableIds = endpoint({
  method: 'GET',
  path: '/site/table/ids',
  reads: ['site'],
  feature: 'site-table',
  summary: 'Ids of all sites that meet the filters',
  access: needs('sites', 'read'),
  query: closed({
    filters: filtersParam,
    sort: tableSort,
  }),
  response: closed({ ids: yup.array().of(yup.number().required()).required() }),
});
