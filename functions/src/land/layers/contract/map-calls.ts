import { FEATURE_TERM_LENGTH } from '../../../records/search/term-lengths.ts';
import { closed, endpoint, needs, yup, type Contract } from '../../../platform/contract.ts';
import { filtersParam } from '../../../council/ground/filters/filters-param.ts';
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
} from '../../ground/layers/feature-schemas.ts';

const read = { method: 'GET', feature: 'layers', access: needs('placemaker', 'read') } as const;

/** The same call under /geoserver, where specification 002 section 7 has it too. */
export function underGeoserver<In, Parsed, Out>(
  contract: Contract<In, Parsed, Out>,
): Contract<In, Parsed, Out> {
  return { ...contract, path: contract.path.replace('/layers/', '/geoserver/') as `/${string}` };
}

export const layersMeta = endpoint({
  ...read,
  path: '/layers/layers-meta',
  summary: 'Metadata of the layers, as one list and grouped by theme',
  reads: ['layer'],
  query: closed({ visibility }),
  response: layersByTheme,
});

export const oneLayerMeta = endpoint({
  ...read,
  path: '/layers/one-layer-meta',
  summary: 'Metadata of one layer',
  reads: ['layer:layerId'],
  query: closed({ layerId }),
  response: layerRecord,
});

export const layerColumns = endpoint({
  ...read,
  path: '/layers/layer-columns',
  summary: "What a layer's features are described by",
  reads: ['layer:layerId'],
  query: closed({ layerId }),
  response: closed({
    columns: yup
      .array()
      .of(
        closed({
          name: yup.string().required(),
          type: yup.string().oneOf(['string', 'number', 'boolean', 'object']).required(),
        }),
      )
      .required(),
  }),
});

export const featureData = endpoint({
  ...read,
  path: '/layers/feature',
  summary: 'The data of one feature, all fields or the named ones',
  reads: ['layer:layerId'],
  query: closed({ layerId, featureId: featureId.required(), fields: fieldNames }),
  response: featureRecord,
});

export const featureGeometries = endpoint({
  ...read,
  path: '/layers/geometries',
  summary: 'Geometries of up to 500 features, or the first 500 of the layer',
  reads: ['layer:layerId'],
  query: closed({
    layerId,
    featureIds: yup.array().of(featureId.required()).min(1).max(500),
    projection,
  }),
  response: closed({
    geometries: yup
      .array()
      .of(closed({ id: yup.number().required(), geometry: yup.object().required() }))
      .required(),
  }),
});

export const searchFeatures = endpoint({
  ...read,
  path: '/layers/search',
  summary: 'Up to 20 features by name or id, the likeliest first',
  reads: ['layer'],
  query: closed({
    term: yup.string().trim().min(1).max(FEATURE_TERM_LENGTH).required(),
    layerIds: yup.array().of(layerId).min(1).max(200),
    limit: yup.number().integer().min(1).max(20).default(20),
  }),
  response: closed({
    features: yup
      .array()
      .of(
        closed({
          layerId: yup.string().required(),
          layerName: yup.string().required(),
          featureId: yup.number().required(),
          name: yup.string().required(),
          /** The layer's own id of the feature, if it has one. */
          reference: yup.string().nullable().defined(),
          /** West, south, east, north in degrees. */
          box: yup.array().of(yup.number().required()).length(4).required(),
        }),
      )
      .required(),
  }),
});

/** 'wards 12': a layer's id and the number of one of its features. */
const featureOfLayer = yup
  .string()
  .matches(/^\S{1,100} \d{1,15}$/)
  .required();

export const featureNames = endpoint({
  ...read,
  path: '/layers/feature-names',
  summary: 'What up to 100 features are called; those that are gone are left out',
  reads: ['layer'],
  query: closed({ features: yup.array().of(featureOfLayer).min(1).max(100).required() }),
  response: closed({
    names: yup
      .array()
      .of(closed({ feature: yup.string().required(), name: yup.string().required() }))
      .required(),
  }),
});

export const tileParams = endpoint({
  ...read,
  path: '/layers/tile-params',
  summary: "Where a layer's tiles are: of all features, under a filter, or of those searched for",
  reads: ['layer:layerId'],
  query: closed({
    layerId,
    filters: filtersParam,
    projection: tileProjection,
    ...featureSearch,
  }),
  response: tilePlan,
});

const boundaries = closed({
  boundaries: yup
    .array()
    .of(closed({ wkb_geometry: yup.object().required() }))
    .required(),
});

export const councilBoundaries = endpoint({
  ...read,
  path: '/layers/boundaries',
  summary: "The council's boundary as GeoJSON; empty where no layer tells it",
  reads: ['layer'],
  query: closed({ projection }),
  response: boundaries,
});

/** The same under the name that the search expects (specification 000 section 7). */
export const searchBoundaries = endpoint({
  ...read,
  path: '/search/boundaries',
  summary: "The council's boundary as GeoJSON; empty where no layer tells it",
  reads: ['layer'],
  query: closed({ projection }),
  response: boundaries,
});

export const siteExtent = endpoint({
  ...read,
  access: needs('sites', 'read'),
  path: '/search/extent/{id}',
  summary: 'The box around one site',
  reads: ['site:id'],
  params: closed({ id: featureId.required() }),
  /** The specification calls the projection `srs` here; if both are given, `srs` wins. */
  query: closed({ projection, srs: projection.default(undefined) }),
  response: closed({ extent: extentSchema }),
});

const tileNumber = yup.number().integer().min(0).max(4_194_303).required();

export const terrainTile = endpoint({
  ...read,
  path: '/layers/terrain/{z}/{x}/{y}',
  summary: "Goes on to the council's terrain tile; 404 in words where it has no terrain",
  reads: [],
  params: closed({ z: tileNumber.max(22), x: tileNumber, y: tileNumber }),
  response: yup.mixed(),
});
