import type { Geometry } from 'geojson';
import type { DictionaryField } from '../../council/ground/dictionary/field.ts';
import { closed, endpoint, needs, yup } from '../../platform/contract.ts';
import { overlappingSites } from '../ground/sites/overlapping-sites.ts';
import { siteId } from '../ground/sites/site-id.ts';
import { siteRecord } from '../ground/sites/site-record.ts';
import { geometryMessages } from '../ground/geometry/messages.ts';
import { siteMessages as messages } from '../ground/sites/messages.ts';
import { wholeSite, MAX_SITE_NAME_LENGTH } from '../ground/sites/site-record.ts';

/** One site. Its `etag` is its row version, which an edit sends back. */
export const getSite = endpoint({
  method: 'GET',
  path: '/site/{siteId}',
  feature: 'sites',
  summary: 'One site with its fields and geometry',
  reads: ['site:siteId'],
  access: needs('sites', 'read'),
  params: closed({ siteId }),
  query: closed({ scenario: yup.string().max(100) }),
  response: closed({
    site: wholeSite,
    /** The council's fields in their order. */
    fields: yup.array().of(yup.mixed<DictionaryField>().required()).required(),
    can: closed({ edit: yup.boolean().required() }).required(),
  }),
});

/** One site as JSON, without the rest of what its page needs. */
export const getSiteJson = endpoint({
  method: 'GET',
  path: '/site/json/{siteId}',
  feature: 'sites',
  summary: 'One site alone',
  reads: ['site:siteId'],
  access: needs('sites', 'read'),
  params: closed({ siteId }),
  query: closed({ scenario: yup.string().max(100) }),
  response: closed({ site: wholeSite }),
});

/** Several sites by id, in ascending order; ids the council does not have are left out. */
export const getSites = endpoint({
  method: 'GET',
  path: '/site/all',
  feature: 'sites',
  summary: 'Sites by id',
  reads: ['site:ids'],
  access: needs('sites', 'read'),
  query: closed({
    ids: yup.array().of(yup.number().integer().min(1).required()).min(1).max(500).required(),
  }),
  response: closed({ sites: yup.array().of(siteRecord).required() }),
});

/** The same by POST, for more ids than a URL can carry. */
export const readSites = endpoint({
  method: 'PUT',
  path: '/site/all',
  feature: 'sites',
  summary: 'Sites by id, ids in the body',
  changes: [],
  access: needs('sites', 'read'),
  body: closed({ site_ids: yup.array().of(siteId).min(1).max(500).required() }),
  response: closed({ sites: yup.array().of(siteRecord).required() }),
});

/** How many sites one call may delete. */
export const MAX_DELETED_AT_ONCE = 1000;

/** Deletes sites, all or none; their history is kept. Unknown ids: 404 with `fields.sites_ids` naming them. */
export const deleteSites = endpoint({
  method: 'DELETE',
  path: '/site',
  feature: 'sites',
  summary: 'Delete sites',
  changes: ['site*', 'site:sites_ids'],
  access: needs('sites', 'delete'),
  body: closed({ sites_ids: yup.array().of(siteId).min(1).max(MAX_DELETED_AT_ONCE).required() }),
  response: yup.mixed(),
  status: 204,
  idempotent: true,
});

/** A shape of 10,000 corners to the nanometre. */
const MAX_SHAPE_BYTES = 1024 * 1024;

/**
 * A site that was drawn, or taken from an uploaded file (`custom_site_source: 'imported'`). The name comes with
 * its single quotes doubled, each of which is one again in the record: O''Brien is O'Brien.
 */
export const createCustomSite = endpoint({
  method: 'POST',
  path: '/site/custom',
  maxBytes: MAX_SHAPE_BYTES,
  feature: 'sites',
  summary: 'Create a site from a shape',
  changes: ['site*'],
  access: needs('sites', 'write'),
  body: closed({
    // Twice the maximum, since a name may be nothing but quotes.
    custom_site_name: yup
      .string()
      .trim()
      .max(2 * MAX_SITE_NAME_LENGTH, messages.nameTooLong)
      .required(messages.nameRequired),
    /** GeoJSON Polygon, MultiPolygon or Point in 4326; or WKT, in 4326 unless it begins with SRID=27700; or 3857. */
    custom_site_poly: yup.mixed<Geometry | string>().required(geometryMessages.notAShape),
    custom_site_source: yup.string().oneOf(['drawn', 'imported']).default('drawn'),
  }),
  response: closed({
    new_site: closed({ insert_new_sites: yup.number().required() }).required(),
    overlaps: overlappingSites,
  }),
  status: 201,
  idempotent: true,
});

/** Most characters of shapes that are pasted. */
const MAX_TYPED_SHAPES = 200_000;
/** All of them written as \u0000, and what stands around them. */
const MAX_TYPED_BYTES = 6 * MAX_TYPED_SHAPES + 1024;

/** How many shapes are returned from one file or text. */
export const MAX_SHAPES = 100;

const customShape = closed({
  name: yup.string(),
  /** GeoJSON in 4326. */
  geometry: yup.mixed<Geometry>().required(),
  /** Planar, in 27700; 0 for a point. */
  hectares: yup.number().required(),
}).required();
export type CustomShape = yup.InferType<typeof customShape>;

/**
 * Shapes of an uploaded file (form data: `file`, GeoJSON, KML, zipped shapefile or GeoPackage, at most 10 MB), or
 * of pasted `text` (JSON): WKT, grid references such as 'NZ 24500 64500' or 'easting, northing', one a line.
 * Nothing is kept. What cannot be read is 400 with the reason beside `file` or `text`.
 */
export const readCustomShapes = endpoint({
  method: 'POST',
  path: '/site/custom/shapes',
  maxBytes: MAX_TYPED_BYTES,
  feature: 'sites',
  summary: 'Shapes of an uploaded file or pasted text',
  changes: [],
  access: needs('sites', 'write'),
  body: closed({
    text: yup.string().max(MAX_TYPED_SHAPES),
    file: yup.mixed<Blob>().test('form', messages.formData, (file) => file === undefined),
  }),
  response: closed({
    shapes: yup.array().of(customShape).required(),
    /** About the file as a whole: the coordinate system assumed, what was left out. */
    notes: yup.array().of(yup.string().required()).required(),
  }),
});
