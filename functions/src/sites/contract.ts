import type { Geometry } from 'geojson';
import type { DictionaryField } from '../dictionary/field.ts';
import { closed, endpoint, needs, yup } from '../platform/contract.ts';
import { siteRecord } from '../site-search/contract.ts';

const siteId = yup.number().integer().min(1).required();

/** A whole site: every field of the council's dictionary beside what every site has. */
export const wholeSite = siteRecord.shape({
  source: yup.string().required(),
  created_at: yup.string().required(),
  updated_at: yup.string().required(),
  /** GeoJSON in 4326, within metres of the kept one: neither database has the OSTN15 grid. */
  geometry: yup.mixed<Geometry>().nullable().defined(),
  /** GeoJSON coordinates in 27700, as kept. */
  wkb_geometry: yup.mixed<Geometry>().nullable().defined(),
});
export type WholeSite = yup.InferType<typeof wholeSite> & Record<string, unknown>;

/** One site. Its `etag` is its row version: what an edit was based on. */
export const getSite = endpoint({
  method: 'GET',
  path: '/site/{siteId}',
  feature: 'sites',
  summary: 'One site with its fields and geometry',
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

/** Several sites by id, in ascending order; ids that are not the council's are left out. */
export const getSites = endpoint({
  method: 'GET',
  path: '/site/all',
  feature: 'sites',
  summary: 'Sites by id',
  access: needs('sites', 'read'),
  query: closed({
    ids: yup.array().of(yup.number().integer().min(1).required()).min(1).max(500).required(),
  }),
  response: closed({ sites: yup.array().of(siteRecord).required() }),
});

const value = yup.mixed<string | number | boolean>().nullable();

/** The specification's edit payload, kept whole; who edits is the session's, whatever the payload says. */
export const siteEdit = closed({
  column_name_raw: yup.string().max(63).required(),
  column_name_readable: yup.string().max(500),
  new_value: value.defined(),
  raw_value: value,
  /** What the editor saw before: another value in the record refuses the edit. */
  old_value: value,
  user_id: yup.mixed<string | number>().nullable(),
  user_name: yup.string().max(500).nullable(),
  is_recalculation: yup.boolean(),
  potential_plot_coverage_percent: yup.number().nullable(),
  no_storeys_with_base_floor_removed: yup.number().nullable(),
  section_106: yup.mixed<string | number | boolean>().nullable(),
  abnormal_names: yup.array().of(yup.string().max(500).required()).max(100).nullable(),
  abnormal_vals: yup.array().of(yup.number().required()).max(100).nullable(),
  should_update_all_scenarios: yup.boolean(),
  id_unique: yup.string().max(36),
});
export type SiteEdit = yup.InferType<typeof siteEdit>;

/** Changes one field of one site. */
export const updateSite = endpoint({
  method: 'PUT',
  path: '/site/{siteId}',
  feature: 'sites',
  summary: 'Change one field of a site',
  access: needs('sites', 'write'),
  params: closed({ siteId }),
  body: siteEdit,
  response: closed({ id: yup.number().required(), row_version: yup.number().required() }),
});
