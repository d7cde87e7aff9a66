import { closed, endpoint, needs, yup, type Contract } from '../platform/contract.ts';
import { filtersParam } from '../site-search/filters-param.ts';

const layerId = yup
  .string()
  .matches(/^[\w-]{1,80}$/, 'Non-existing id')
  .required();

/** Which of a council's layers a list shows: those for staff, those for the public, or both. */
const visibility = yup.string().oneOf(['placemaker', 'public', 'all']).default('placemaker');

/** What is known of a layer; `mbstyle` is the map style as JSON text. */
const layerRecord = closed({
  id: yup.string().required(),
  layerName: yup.string().required(),
  themeId: yup.string().nullable().defined(),
  category: yup.string().nullable().defined(),
  columnId: yup.string().nullable().defined(),
  columnName: yup.string().nullable().defined(),
  mbstyle: yup.string().nullable().defined(),
  geometryKind: yup.string().oneOf(['point', 'line', 'polygon']).required(),
  addOnMap: yup.boolean().required(),
  zIndex: yup.number().required(),
  minZoom: yup.number().required(),
  placemakerVisibility: yup.boolean().required(),
  publicWebmapVisibility: yup.boolean().required(),
  placemakerDescription: yup.string().nullable().defined(),
  publicWebMapDescription: yup.string().nullable().defined(),
  defaultDescription: yup.string().nullable().defined(),
  basemapRole: yup.string().nullable().defined(),
  attribution: yup.string().nullable().defined(),
  /** Changes whenever the layer's features do; stands in the addresses of its tiles. */
  version: yup.number().required(),
});
export type LayerRecord = yup.InferType<typeof layerRecord>;

export const listLayers = endpoint({
  method: 'GET',
  path: '/layers',
  feature: 'layers',
  summary: "The council's layers, the topmost last",
  access: needs('placemaker', 'read'),
  query: closed({ visibility }),
  response: yup.array().of(layerRecord).required(),
});

export const layersMetadata = endpoint({
  method: 'GET',
  path: '/layers/metadata',
  feature: 'layers',
  summary: 'The same, as one list and grouped by theme',
  access: needs('placemaker', 'read'),
  query: closed({ visibility }),
  response: closed({
    layers: yup.array().of(layerRecord).required(),
    themes: yup
      .array()
      .of(
        closed({
          themeId: yup.string().nullable().defined(),
          layers: yup.array().of(layerRecord).required(),
        }),
      )
      .required(),
  }),
});

export const getLayer = endpoint({
  method: 'GET',
  path: '/layers/{layerId}',
  feature: 'layers',
  summary: 'One layer',
  access: needs('placemaker', 'read'),
  params: closed({ layerId }),
  response: layerRecord,
});

/** West, south, east, north in the projection asked for; null where there is nothing to show. */
const extent = yup.array().of(yup.number().required()).length(4).nullable().defined();

export const layerTiles = endpoint({
  method: 'GET',
  path: '/layers/{layerId}/tiles',
  feature: 'layers',
  summary: "Where a layer's tiles are, under a filter or with all features",
  access: needs('placemaker', 'read'),
  params: closed({ layerId }),
  query: closed({ filters: filtersParam }),
  response: closed({
    /** Address with {z}, {x} and {y}; may be kept for as long as `version` stands. */
    tiles: yup.string().required(),
    version: yup.number().required(),
    /** The layer's name inside a tile. */
    sourceLayer: yup.string().required(),
    attributes: yup.array().of(yup.string().required()).required(),
    /** Tiles below this zoom carry points with `point_count`; null where nothing is counted. */
    shapesFromZoom: yup.number().nullable().defined(),
  }),
});

export const layerFeature = endpoint({
  method: 'GET',
  path: '/layers/{layerId}/features/{featureId}',
  feature: 'layers',
  summary: 'The data of one feature, all fields or the named ones',
  access: needs('placemaker', 'read'),
  params: closed({ layerId, featureId: yup.number().integer().min(1).required() }),
  query: closed({ fields: yup.array().of(yup.string().max(63).required()).max(100) }),
  response: closed({
    id: yup.number().required(),
    layerId: yup.string().required(),
    layerName: yup.string().required(),
    properties: yup.object().required(),
  }),
});

const projection = yup.string().oneOf(['27700', '3857', '4326']).default('4326');

export const layerExtent = endpoint({
  method: 'GET',
  path: '/layers/{layerId}/extent',
  feature: 'layers',
  summary: "The box around a layer's features",
  access: needs('placemaker', 'read'),
  params: closed({ layerId }),
  query: closed({ projection }),
  response: closed({ extent }),
});

export const tenantExtent = endpoint({
  method: 'GET',
  path: '/layers/extent',
  feature: 'layers',
  summary: "The box around everything on the council's maps",
  access: needs('placemaker', 'read'),
  query: closed({ projection }),
  response: closed({ extent }),
});

const tileNumber = yup.number().integer().min(0).required();
const tilePlace = { z: tileNumber, x: tileNumber, y: tileNumber };
/** The JSON text of filters, as a search takes them; each of the names means the same. */
const tileFilters = {
  filters: filtersParam,
  'filters[]': filtersParam,
  searchParams: filtersParam,
};
const tenant = yup.string().max(31);

const tiles = {
  method: 'GET',
  feature: 'layers',
  access: needs('placemaker', 'read'),
  bytes: 'application/vnd.mapbox-vector-tile',
  response: yup.mixed().required(),
} as const;

/** Served by the function `tiles`, which answers in bytes; here for its rule of access and the document. */
export const vectorTile = endpoint({
  ...tiles,
  path: '/vector-tiles/{tenant}/{layerId}/{version}/{hash}/{z}/{x}/{y}',
  summary: 'A vector tile that may be kept for as long as the version stands',
  params: closed({
    tenant: tenant.required(),
    layerId,
    version: yup.number().integer().min(0).required(),
    /** Of the filters, 'all' for none. */
    hash: yup
      .string()
      .matches(/^[\w-]{1,64}$/)
      .required(),
    ...tilePlace,
  }),
  query: closed({ filters: filtersParam }),
});

/** Every form of a tile's address (specification 000 and 002, section 7). */
export const vectorTileCalls: Contract[] = [
  vectorTile,
  endpoint({
    ...tiles,
    path: '/vector-tiles/{layerId}/{z}/{x}/{y}',
    summary: 'A vector tile as it is now; without a layer, /vector-tiles/{z}/{x}/{y}, of the sites',
    params: closed({ layerId, ...tilePlace }),
    query: closed({ ...tileFilters, tenant }),
  }),
  endpoint({
    ...tiles,
    path: '/vector-tiles',
    summary: 'A vector tile as it is now, named by parameters',
    query: closed({
      zoom: tilePlace.z,
      tileX: tilePlace.x,
      tileY: tilePlace.y,
      layerId: layerId.notRequired().default('sitesLayer'),
      projection: yup.string().oneOf(['3857']).default('3857'),
      tenant,
      ...tileFilters,
    }),
  }),
];
