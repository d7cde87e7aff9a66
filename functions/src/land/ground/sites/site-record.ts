import type { Geometry } from 'geojson';
import { closed, yup } from '../../../platform/contract.ts';

/** A site as searches and lists give it: what every site has, and beside it the council's own fields. */
export const siteRecord = yup
  .object({
    id: yup.number().required(),
    id_unique: yup.string().required(),
    scenario_name: yup.string().required(),
    site_tags: yup.array().of(yup.string().required()).required(),
    source: yup.string().required(),
    source_reference: yup.string().nullable().defined(),
    geometry_source: yup.string().required(),
    public_map_visibility: yup.boolean().required(),
    row_version: yup.number().required(),
  })
  .required();

export type SiteRecord = yup.InferType<typeof siteRecord> & Record<string, unknown>;

/** A whole site: every field of the council's dictionary beside what every site has. */
export const wholeSite = siteRecord.shape({
  created_at: yup.string().required(),
  updated_at: yup.string().required(),
  /** GeoJSON in 4326, within metres of the kept one: neither database has the OSTN15 grid. */
  geometry: yup.mixed<Geometry>().nullable().defined(),
  /** GeoJSON coordinates in 27700, as kept. */
  wkb_geometry: yup.mixed<Geometry>().nullable().defined(),
  /** What is left of that where parts cannot be used; null where nothing is cut out. */
  wkb_geometry_cut: yup.mixed<Geometry>().nullable().defined(),
  /** The site that it was cut out of; null where it was not, or that one was deleted. */
  parent_id: yup.number().nullable().defined(),
  /** What was cut out of it, at most 500; outlines and names come with /site/related. */
  children_data: yup
    .array()
    .of(
      closed({
        id: yup.number().required(),
        id_unique: yup.string().required(),
        source_reference: yup.string().nullable().defined(),
      }).required(),
    )
    .required(),
});

export type WholeSite = yup.InferType<typeof wholeSite> & Record<string, unknown>;

export const MAX_SITE_NAME_LENGTH = 200;
