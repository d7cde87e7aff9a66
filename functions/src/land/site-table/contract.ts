import { closed, endpoint, needs, yup } from '../../platform/contract.ts';
import { siteRecord } from '../ground/sites/site-record.ts';
import { filterList, filtersParam } from '../../council/ground/filters/filters-param.ts';
import { PAGE_SIZE, PAGE_SIZES } from '../ground/search/table/page-size.ts';

const MAX_GROUPS = 200;
/** More sites than a council has. */
const MAX_SITES = 200_000;

const property = yup.string().max(64);

/** A numbered page of the sites that match the filters. A page number beyond the last returns the last page. */
export const getSiteTable = endpoint({
  method: 'GET',
  path: '/site/table',
  feature: 'site-table',
  summary: 'A numbered page of the sites that meet the filters',
  reads: ['site@sites.id'],
  access: needs('sites', 'read'),
  query: closed({
    filters: filtersParam,
    attributes: yup.array().of(property.required()).max(100).required(),
    /** A property name; a minus in front sorts in descending order. Empty values come last. */
    sort: property,
    page: yup.number().integer().min(1).default(1),
    pageSize: yup.number().integer().oneOf(PAGE_SIZES).default(PAGE_SIZE),
  }),
  response: closed({
    sites: yup.array().of(siteRecord).required(),
    total: yup.number().required(),
    page: yup.number().required(),
    pages: yup.number().required(),
  }),
});

/** How many matching sites have each value of a property; null means no value. */
export const getSiteTableGroups = endpoint({
  method: 'GET',
  path: '/site/table/groups',
  feature: 'site-table',
  summary: `Counts of the sites found by the values of one property, the ${MAX_GROUPS} most frequent`,
  reads: ['site'],
  access: needs('sites', 'read'),
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
          sites: yup.number().required(),
        }).required(),
      )
      .required(),
    /** Whether there are more values than were listed. */
    more: yup.boolean().required(),
  }),
});

/**
 * Count, hectares and homes of the matching sites, or of those in `siteIds` only. null if the council has no such
 * field.
 */
export const getSiteTableSums = endpoint({
  method: 'POST',
  path: '/site/table/sums',
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
    homes: yup.number().nullable().defined(),
  }),
});

/** Ids of every matching site, ascending, for selecting all of them. */
export const getSiteTableIds = endpoint({
  method: 'GET',
  path: '/site/table/ids',
  reads: ['site'],
  feature: 'site-table',
  summary: 'Ids of all sites that meet the filters',
  access: needs('sites', 'read'),
  query: closed({ filters: filtersParam }),
  response: closed({ ids: yup.array().of(yup.number().required()).required() }),
});
