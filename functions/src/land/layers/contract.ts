import { sitesLayerId } from '../ground/layers/sites-layer.ts';
import { closed, endpoint, needs, yup, type Contract } from '../../platform/contract.ts';
import { filtersParam } from '../../council/ground/filters/filters-param.ts';
import {
  extentSchema,
  featureId,
  featureRecord,
  featureSearch,
  fieldNames,
  layerId,
  layerRecord,
  layersByTheme,
  projection,
  tilePlan,
  tileProjection,
  visibility,
} from '../ground/layers/feature-schemas.ts';

export type { LayerRecord } from '../ground/layers/feature-schemas.ts';

export const listLayers = endpoint({
  method: 'GET',
  path: '/layers',
  feature: 'layers',
  summary: "The council's layers, the topmost last",
  reads: ['layer'],
  access: needs('placemaker', 'read'),
  query: closed({ visibility }),
  response: yup.array().of(layerRecord).required(),
});

export const layersMetadata = endpoint({
  method: 'GET',
  path: '/layers/metadata',
  feature: 'layers',
  summary: 'The same, as one list and grouped by theme',
  reads: ['layer'],
  access: needs('placemaker', 'read'),
  query: closed({ visibility }),
  response: layersByTheme,
});

export const getLayer = endpoint({
  method: 'GET',
  path: '/layers/{layerId}',
  feature: 'layers',
  summary: 'One layer',
  reads: ['layer:layerId'],
  access: needs('placemaker', 'read'),
  params: closed({ layerId }),
  response: layerRecord,
});

export const layerTiles = endpoint({
  method: 'GET',
  path: '/layers/{layerId}/tiles',
  feature: 'layers',
  summary: "Where a layer's tiles are, under a filter or with all features",
  reads: ['layer:layerId'],
  access: needs('placemaker', 'read'),
  params: closed({ layerId }),
  query: closed({ filters: filtersParam, projection: tileProjection, ...featureSearch }),
  response: tilePlan,
});

export const severalLayerTiles = endpoint({
  method: 'GET',
  path: '/layers/tiles',
  feature: 'layers',
  summary:
    'The same of several layers in their order, with all features; null for one that is not there',
  reads: ['layer'],
  access: needs('placemaker', 'read'),
  query: closed({
    layerIds: yup.array().of(layerId).min(1).max(100).required(),
    projection: tileProjection,
  }),
  response: yup.array().of(tilePlan.nullable().defined()).required(),
});

export const layerFeature = endpoint({
  method: 'GET',
  path: '/layers/{layerId}/features/{featureId}',
  feature: 'layers',
  summary: 'The data of one feature, all fields or the named ones',
  reads: ['layer:layerId'],
  access: needs('placemaker', 'read'),
  params: closed({ layerId, featureId: featureId.required() }),
  query: closed({ fields: fieldNames }),
  response: featureRecord,
});

export const layerExtent = endpoint({
  method: 'GET',
  path: '/layers/{layerId}/extent',
  feature: 'layers',
  summary: "The box around a layer's features",
  reads: ['layer:layerId'],
  access: needs('placemaker', 'read'),
  params: closed({ layerId }),
  query: closed({ projection }),
  response: closed({ extent: extentSchema }),
});

export const tenantExtent = endpoint({
  method: 'GET',
  path: '/layers/extent',
  feature: 'layers',
  summary: "The box around a layer's features, or around everything on the council's maps",
  reads: ['layer:layerId'],
  access: needs('placemaker', 'read'),
  query: closed({ layerId: layerId.notRequired(), projection }),
  response: closed({ extent: extentSchema }),
});

const tileNumber = yup.number().integer().min(0).required();
const tilePlace = { z: tileNumber, x: tileNumber, y: tileNumber };
/** Filters as JSON text, in the form that a search accepts; all of these names mean the same. */
const tileFilters = {
  filters: filtersParam,
  'filters[]': filtersParam,
  searchParams: filtersParam,
};
const tenant = yup.string().max(31);

/**
 * Changes whenever something that filters refer to besides the sites does, such as a list: makes the address a new
 * one.
 */
const stamp = yup.string().max(64);

const tiles = {
  method: 'GET',
  feature: 'layers',
  access: needs('placemaker', 'read'),
  bytes: 'application/vnd.mapbox-vector-tile',
  response: yup.mixed().required(),
} as const;

/** Served by the function `tiles`, which answers in bytes; listed here for its access rule and the API document. */
export const vectorTile = endpoint({
  ...tiles,
  path: '/vector-tiles/{tenant}/{layerId}/{version}/{hash}/{z}/{x}/{y}',
  summary: 'A vector tile that may be kept for as long as the version stands',
  reads: ['layer:layerId'],
  params: closed({
    tenant: tenant.required(),
    layerId,
    version: yup.number().integer().min(0).required(),
    /** Hash of the filters, 'all' for none. */
    hash: yup
      .string()
      .matches(/^[\w-]{1,64}$/)
      .required(),
    ...tilePlace,
  }),
  query: closed({ filters: filtersParam, ...featureSearch, stamp, projection: tileProjection }),
});

/** Every form of a tile's address (specification 000 and 002, section 7). */
export const vectorTileCalls: Contract[] = [
  vectorTile,
  endpoint({
    ...tiles,
    path: '/vector-tiles/{layerId}/{z}/{x}/{y}',
    summary: 'A vector tile as it is now; without a layer, /vector-tiles/{z}/{x}/{y}, of the sites',
    params: closed({ layerId, ...tilePlace }),
    query: closed({ ...tileFilters, ...featureSearch, tenant, projection: tileProjection }),
  }),
  endpoint({
    ...tiles,
    path: '/vector-tiles',
    summary: 'A vector tile as it is now, named by parameters',
    query: closed({
      zoom: tilePlace.z,
      tileX: tilePlace.x,
      tileY: tilePlace.y,
      layerId: layerId.notRequired().default(sitesLayerId),
      projection: tileProjection,
      tenant,
      ...tileFilters,
      ...featureSearch,
    }),
  }),
];
