import { closed, recordId, yup } from '../../../platform/contract.ts';

export const layerId = yup
  .string()
  .matches(/^[\w-]{1,80}$/, 'Non-existing id')
  .required();

export const featureId = recordId;

/** EPSG code of the response. */
export const projection = yup.string().oneOf(['27700', '3857', '4326']).default('4326');

/** EPSG code of a layer's tiles: the web grid, or the one of british-grid.ts. */
export const tileProjection = yup.string().oneOf(['3857', '27700']).default('3857');

/** West, south, east, north in the requested projection; null if there is nothing to show. */
export const extentSchema = yup.array().of(yup.number().required()).length(4).nullable().defined();

/** Which of a council's layers a list shows: those for staff, those for the public, or both. */
export const visibility = yup.string().oneOf(['placemaker', 'public', 'all']).default('placemaker');

export const geometryKinds = ['point', 'line', 'polygon'] as const;

const text = () => yup.string().nullable().defined();

/** A layer's details; `mbstyle` is the map style as JSON text. */
export const layerRecord = closed({
  id: yup.string().required(),
  layerName: yup.string().required(),
  themeId: text(),
  category: text(),
  columnId: text(),
  columnName: text(),
  mbstyle: text(),
  geometryKind: yup.string().oneOf(geometryKinds).required(),
  addOnMap: yup.boolean().required(),
  zIndex: yup.number().required(),
  minZoom: yup.number().required(),
  placemakerVisibility: yup.boolean().required(),
  publicWebmapVisibility: yup.boolean().required(),
  placemakerDescription: text(),
  publicWebMapDescription: text(),
  defaultDescription: text(),
  basemapRole: text(),
  attribution: text(),
  /** Changes whenever the layer's features do; part of its tiles' addresses. */
  version: yup.number().required(),
});
export type LayerRecord = yup.InferType<typeof layerRecord>;

export const layersByTheme = closed({
  layers: yup.array().of(layerRecord).required(),
  themes: yup
    .array()
    .of(
      closed({
        themeId: text(),
        layers: yup.array().of(layerRecord).required(),
      }),
    )
    .required(),
});

/** Where a layer's tiles are. */
export const tilePlan = closed({
  /** Address with {z}, {x} and {y}; may be cached for as long as `version` is current. */
  tiles: yup.string().required(),
  version: yup.number().required(),
  /** The layer's name inside a tile. */
  sourceLayer: yup.string().required(),
  attributes: yup.array().of(yup.string().required()).required(),
  /** Tiles below this zoom contain points with `point_count`; null if nothing is counted. */
  shapesFromZoom: yup.number().nullable().defined(),
  /** The field that colours sites, and the colours of its values; null for other layers and without such a field. */
  colouring: closed({
    property: yup.string().required(),
    label: yup.string().required(),
    colours: yup
      .array()
      .of(
        closed({
          value: yup.string().defined(),
          label: yup.string().required(),
          colour: yup.string().required(),
        }).required(),
      )
      .required(),
  })
    .nullable()
    .defined(),
});

/** The data of one feature. */
export const featureRecord = closed({
  id: yup.number().required(),
  layerId: yup.string().required(),
  layerName: yup.string().required(),
  properties: yup.object().required(),
});

export const fieldNames = yup.array().of(yup.string().max(63).required()).max(100);

/** A column's name in a layer's features; any text, because councils import them unchanged. */
const columnName = yup.string().min(1).max(63);
/** Features by search: contained in `columnName`, or the whole of `columnId`. */
export const featureSearch = {
  searchValue: yup.string().trim().min(1).max(100),
  columnName,
  columnId: columnName,
};
