import { sitesLayerId } from '../../ground/layers/sites-layer.ts';
import { closed, endpoint, needs, yup } from '../../../platform/contract.ts';
import { styleFault } from '../../ground/layers/style/read-style.ts';
import { geometryKinds, layerId, layerRecord } from '../../ground/layers/feature-schemas.ts';

/** Path segments of calls under /layers/…, and the id of the sites' layer. */
const RESERVED = new Set([
  'boundaries',
  'extent',
  'feature',
  'geometries',
  'layer-columns',
  'layers-meta',
  'metadata',
  'one-layer-meta',
  'search',
  sitesLayerId,
  'terrain',
  'tile-params',
]);

const words = (most: number) => yup.string().trim().max(most).nullable();
const flag = () => yup.boolean();

const fields = {
  layerName: yup.string().trim().min(1).max(120),
  themeId: words(120),
  category: words(120),
  columnId: words(63),
  columnName: words(63),
  /** JSON text of a style that a map can draw; any other is refused with the reason. */
  mbstyle: yup
    .string()
    .max(50_000)
    .nullable()
    .test('style', 'Not a map style', function drawable(text) {
      const fault = text ? styleFault(text) : undefined;
      return fault === undefined || this.createError({ message: fault });
    }),
  addOnMap: flag(),
  zIndex: yup.number().integer().min(-1000).max(1000),
  minZoom: yup.number().integer().min(0).max(22),
  placemakerVisibility: flag(),
  publicWebmapVisibility: flag(),
  placemakerDescription: words(2000),
  publicWebMapDescription: words(2000),
  defaultDescription: words(2000),
  attribution: words(500),
};
export type LayerFields = Partial<yup.InferType<ReturnType<typeof closed<typeof fields>>>>;

export const addLayer = endpoint({
  method: 'POST',
  path: '/layers',
  feature: 'layers',
  summary: 'Adds a layer without features',
  changes: ['layer*'],
  access: needs('authorisation', 'write'),
  status: 201,
  body: closed({
    ...fields,
    id: layerId.test('free', 'This id is taken', (id) => !RESERVED.has(id)),
    layerName: fields.layerName.required(),
    geometryKind: yup.string().oneOf(geometryKinds).required(),
  }),
  response: layerRecord,
});

export const changeLayer = endpoint({
  method: 'PUT',
  path: '/layers/{layerId}',
  feature: 'layers',
  summary: 'Changes what is said of a layer; what is left out stays',
  changes: ['layer:layerId'],
  access: needs('authorisation', 'write'),
  params: closed({ layerId }),
  body: closed(fields),
  response: layerRecord,
});

export const removeLayer = endpoint({
  method: 'DELETE',
  path: '/layers/{layerId}',
  feature: 'layers',
  summary: 'Removes a layer with its features',
  changes: ['layer*', 'layer:layerId'],
  access: needs('authorisation', 'delete'),
  status: 204,
  params: closed({ layerId }),
  response: yup.mixed(),
});
