import { closed, endpoint, needs, yup } from '../../platform/contract.ts';
import { siteId } from '../ground/sites/site-id.ts';
import { constraintGroups } from './group-of-layer.ts';
import { geometryKinds } from '../ground/layers/feature-schemas.ts';

/** How far around a site to look for the nearest feature, in metres. */
export const NEAREST_WITHIN = 5_000;

/** The most features of a layer that are named; the total is told beside. */
export const MAX_NAMED_FEATURES = 10;

/** One feature of a layer: a conservation area, a listed building. */
const constraintThing = closed({
  featureId: yup.number().required(),
  /** Null where its source calls it nothing. */
  name: yup.string().nullable().defined(),
  /** Of a listed building: I, II*, II. */
  grade: yup.string().nullable().defined(),
  policy: yup.string().nullable().defined(),
  /** As of the layer, of this feature alone. */
  overlapPercent: yup.number().required(),
  overlapHectares: yup.number().required(),
}).required();
export type ConstraintThing = yup.InferType<typeof constraintThing>;

const constraint = closed({
  layerId: yup.string().required(),
  layerName: yup.string().required(),
  themeId: yup.string().nullable().defined(),
  group: yup.string().oneOf(constraintGroups).required(),
  geometryKind: yup.string().oneOf(geometryKinds).required(),
  /** Percentage of the site's area, to two decimals; 100 for a site that is a point within the layer. */
  layerOverlapPercent: yup.number().required(),
  /** Planar, in 27700, to a square metre. 0 for points and lines. */
  overlapHectares: yup.number().required(),
  /** Features of the layer that share at least a point with the site, even if only on an edge. */
  features: yup.number().required(),
  /** Metres from the site's edge to the nearest feature, 0 if one meets it; null beyond 5 km. */
  nearestMetres: yup.number().nullable().defined(),
  /** What meets the site, the largest share first; else the nearest one within 5 km. */
  things: yup.array().of(constraintThing).required(),
}).required();
export type Constraint = yup.InferType<typeof constraint>;

/** Most layers that are measured together. */
const MAX_TOGETHER = 50;

/** How much of a site some of its layers cover, such as what cannot be built on; what several cover counts once. */
export const constrainedArea = endpoint({
  method: 'GET',
  path: '/site/{siteId}/constraints/together',
  feature: 'constraints',
  summary: 'How much of a site some layers cover together',
  reads: ['site:siteId', 'layer'],
  access: needs('sites', 'read'),
  params: closed({ siteId }),
  query: closed({
    layerIds: yup.array().of(yup.string().max(80).required()).min(1).max(MAX_TOGETHER).required(),
  }),
  response: closed({ hectares: yup.number().required() }),
});

/** Every thematic layer of the council with what it has at a site or near it: overlaps by area, then by distance. */
export const siteConstraints = endpoint({
  method: 'GET',
  path: '/site/{siteId}/constraints',
  feature: 'constraints',
  summary: 'Layers that overlap a site or lie near it',
  reads: ['site:siteId', 'layer'],
  access: needs('sites', 'read'),
  params: closed({ siteId }),
  response: closed({
    /** The site's stored area; 0 for a point, null for a site without a location. */
    siteHectares: yup.number().nullable().defined(),
    constraints: yup.array().of(constraint).required(),
  }),
});
