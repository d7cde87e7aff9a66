import { yup } from '../../../../platform/contract.ts';
import { shape } from './shape.ts';
import { sceneLayer } from './scene-layer.ts';

const VIEW_ZOOM = { min: 2, max: 19 };

/** A pair of exactly two numbers: longitude and latitude, or easting and northing. */
export const coordinatePair = () =>
  yup
    .array(yup.number().required())
    .length(2, '${path} must be exactly 2 numbers')
    .default(undefined);

/** Where a scene or chapter moves the map; zooms are those the product's maps allow. */
export const mapView = () =>
  shape({
    center: coordinatePair().required(),
    zoom: yup.number().min(VIEW_ZOOM.min).max(VIEW_ZOOM.max).required(),
    layers: yup.array(sceneLayer()).default(undefined),
  });
