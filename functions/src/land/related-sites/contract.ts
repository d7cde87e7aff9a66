import type { Geometry } from 'geojson';
import { closed, endpoint, needs, ordinal, recordId, yup } from '../../platform/contract.ts';
import { siteId } from '../ground/sites/site-id.ts';
import { relatedMessages as messages } from './messages.ts';

export const MAX_RELATED_SITES = 100;
/** How many children are returned; `children_count` is the total. */
export const MAX_CHILDREN = 500;

const feature = 'related-sites';
const mayRead = { feature, access: needs('sites', 'read') } as const;
const mayWrite = { feature, access: needs('sites', 'write') } as const;

const brief = {
  id: yup.number().required(),
  name: yup.string().required(),
  /** The site's one reference, as its head has it. */
  source_reference: yup.string().nullable().defined(),
};

/** A relation as seen from one of its two sites; it always exists from both sides. */
const related = closed({
  ...brief,
  /** Whether the other site is the primary one of the pair. */
  isPrimary: yup.boolean().required(),
  /** Whether the requested site is the primary one. */
  isPrimaryOf: yup.boolean().required(),
  comment: yup.string().defined(),
  row_version: yup.number().required(),
}).required();
export type RelatedSite = yup.InferType<typeof related>;

/** With its outline for a preview: GeoJSON in 4326, simplified to a metre. */
const placed = closed({
  ...brief,
  geometry: yup.mixed<Geometry>().nullable().defined(),
});
export type PlacedSite = yup.InferType<typeof placed>;

/** A site's parent, children and related sites, with outlines. */
export const relatedOf = endpoint({
  ...mayRead,
  method: 'GET',
  path: '/site/related',
  summary: 'Parent, children and related sites of a site, for a preview map',
  reads: ['site:siteId', 'site@children.id', 'site@related.id'],
  query: closed({ siteId }),
  response: closed({
    site: placed.required(),
    parent: placed.nullable().defined(),
    children: yup.array().of(placed.required()).required(),
    children_count: yup.number().required(),
    related: yup.array().of(placed.required()).required(),
  }),
});

const ofSite = closed({ siteId });
const ofPair = closed({ siteId, relatedId: recordId.required() });
/** What is said of a relation, as the server and the form check it. */
export const relationFields = {
  isPrimary: yup.boolean().default(false),
  comment: yup.string().trim().max(1000, messages.commentTooLong).default(''),
};

export const listRelatedSites = endpoint({
  ...mayRead,
  method: 'GET',
  path: '/site/v2/{siteId}/related-sites',
  summary: 'Related sites of a site',
  reads: ['site:siteId', 'site@related.id'],
  params: ofSite,
  response: closed({ related: yup.array().of(related).required() }),
});
/** Relates both sites to each other. A site has at most one primary related site: an earlier one loses the mark. */
export const addRelatedSite = endpoint({
  ...mayWrite,
  method: 'POST',
  path: '/site/v2/{siteId}/related-sites',
  summary: 'Relate a site to another',
  changes: ['site:siteId', 'site:related_id'],
  params: ofSite,
  body: closed({ related_id: recordId.required(), ...relationFields }),
  response: closed({ related }),
  status: 201,
});
/** 409 changed-meanwhile if it has changed since it was read. */
export const changeRelatedSite = endpoint({
  ...mayWrite,
  method: 'PUT',
  path: '/site/v2/{siteId}/related-sites/{relatedId}',
  summary: 'Change what is said of a related site',
  changes: ['site:siteId', 'site:relatedId'],
  params: ofPair,
  body: closed({ ...relationFields, row_version: ordinal.required() }),
  response: closed({ related }),
});
export const removeRelatedSite = endpoint({
  ...mayWrite,
  method: 'DELETE',
  path: '/site/v2/{siteId}/related-sites/{relatedId}',
  summary: 'Two sites are related no longer',
  changes: ['site:siteId', 'site:relatedId'],
  params: ofPair,
  response: yup.mixed(),
  status: 204,
});
