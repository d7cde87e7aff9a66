import type { Geometry } from 'geojson';
import { closed, endpoint, needs, yup } from '../../platform/contract.ts';
import { areaProjections } from '../../council/ground/filters/filter.ts';
import { filtersParam } from '../../council/ground/filters/filters-param.ts';
import { siteRecord } from '../ground/sites/site-record.ts';

const PAGE = 100;
const MAX_PAGE = 500;

const propertyNames = yup.array().of(yup.string().max(63).required()).max(100);
const projection = yup.string().oneOf(areaProjections);

const searchShape = {
  filters: filtersParam,
  limit: yup.number().integer().min(1).max(MAX_PAGE).default(PAGE),
  /** The `next` of the previous page. */
  cursor: yup.string().max(1_000),
  /** A property name; a minus in front sorts in descending order. Empty values come last. */
  sort: yup.string().max(64),
};

const page = closed({
  sites: yup.array().of(siteRecord).required(),
  /** The number of all matching sites, counted for the first page. */
  total: yup.number().required(),
  next: yup.string().nullable().defined(),
});

/** One page of the sites that match every filter. */
export const searchSites = endpoint({
  method: 'GET',
  path: '/search/site',
  feature: 'site-search',
  summary: 'Sites that meet the filters, page by page',
  reads: ['site@sites.id'],
  access: needs('sites', 'read'),
  query: closed({ ...searchShape, withDetails: yup.boolean().default(false) }),
  response: page,
});

/** The same search, returning only the named attributes. */
export const searchSitesFlexibly = endpoint({
  method: 'GET',
  path: '/search/site/flexible',
  feature: 'site-search',
  summary: 'Sites that meet the filters, with chosen attributes',
  reads: ['site@sites.id'],
  access: needs('sites', 'read'),
  query: closed({ ...searchShape, attributes: propertyNames.required() }),
  response: page,
});

const neighbour = closed({ id: yup.number().required(), name: yup.string().required() })
  .nullable()
  .defined();

/**
 * The sites before and after one in the order of a search, and where it stands there. A site that the search does not
 * find has no position, and the neighbours of the place where it would stand. Throws site-not-found.
 */
export const siteNeighbours = endpoint({
  method: 'GET',
  path: '/search/site/neighbours',
  feature: 'site-search',
  summary: 'The sites before and after one in a search',
  reads: ['site'],
  access: needs('sites', 'read'),
  query: closed({
    siteId: yup.number().integer().min(1).required(),
    filters: searchShape.filters,
    sort: searchShape.sort,
  }),
  response: closed({
    /** From 1. */
    position: yup.number().nullable().defined(),
    total: yup.number().required(),
    previous: neighbour,
    next: neighbour,
  }),
});

const siteIds = yup
  .array()
  .of(yup.number().integer().min(1).required())
  .min(1)
  .max(MAX_PAGE)
  .required();
const extent = yup.array().of(yup.number().required()).length(4).nullable().defined();

/** Geometries of the given sites as GeoJSON, in EPSG:4326 unless another projection is requested. */
export const siteGeometries = endpoint({
  method: 'GET',
  path: '/search/sites/geometries',
  feature: 'site-search',
  summary: 'Geometries of sites',
  reads: ['site:siteIds'],
  access: needs('sites', 'read'),
  query: closed({ siteIds, projection: projection.default('4326') }),
  response: closed({
    geometries: yup
      .array()
      .of(
        closed({
          id: yup.number().required(),
          geometry: yup.mixed<Geometry>().nullable().defined(),
        }),
      )
      .required(),
  }),
});

/** The bounding box of everything a search finds (min x, min y, max x, max y); null if it finds nothing. */
export const searchExtent = endpoint({
  method: 'GET',
  path: '/search/extent',
  feature: 'site-search',
  summary: 'Extent of the sites that meet the filters',
  reads: ['site'],
  access: needs('sites', 'read'),
  query: closed({ filters: filtersParam, projection: projection.default('4326') }),
  response: closed({ extent }),
});

/** The options that a search form offers for the named properties, from the dictionary or from the sites themselves. */
export const searchOptions = endpoint({
  method: 'GET',
  path: '/search/search-options',
  feature: 'site-search',
  summary: 'Options of search fields',
  reads: ['site'],
  access: needs('sites', 'read'),
  query: closed({ dbPropertyNames: propertyNames.required() }),
  response: closed({ options: yup.mixed<Record<string, SearchOption[]>>().required() }),
});
export interface SearchOption {
  value: string | number | boolean;
  label: string;
}

/** Ids of up to 500 sites whose name, address or reference contains the term. */
export const siteIdsByTerm = endpoint({
  method: 'GET',
  path: '/site/ids',
  feature: 'site-search',
  summary: 'Site ids by search term',
  reads: ['site'],
  access: needs('sites', 'read'),
  query: closed({ term: yup.string().min(1).max(200).required() }),
  response: closed({ data: yup.array().of(yup.number().required()).required() }),
  envelope: 'bare',
});
