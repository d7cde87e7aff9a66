import { PICTURE } from '@contract/consultation/ground/documents/blocks/map/frame.ts';
import type { MapFrame } from '@contract/land/ground/map-picture/map-picture.ts';
import type { Map as MapLibre } from 'maplibre-gl';
import { fromGrid, type Point, toGrid } from '../../../../map/draw/national-grid.ts';

const SHAPE = PICTURE.width / PICTURE.height;
/** Of a web map at zoom 0: metres around the equator, and pixels. */
const [AROUND, PIXELS] = [40_075_016.686, 512];

/** What a map of the picture's shape shows. */
export function frameShown(map: MapLibre): MapFrame {
  const { clientHeight } = map.getContainer();
  const centre = map.getCenter();
  const side = map.unproject([0, clientHeight / 2]);
  const [x, y] = toGrid([centre.lng, centre.lat]);
  const [left, level] = toGrid([side.lng, side.lat]);
  const wide = Math.hypot(x - left, y - level);
  return framed([x, y], wide);
}

const framed = ([x, y]: Point, wide: number): MapFrame => {
  const high = wide / SHAPE;
  const [west, south, east, north] = [x - wide, y - high, x + wide, y + high].map(Math.round);
  return [west!, south!, east!, north!];
};

/** Where a map stands that shows a frame, whatever the frame's own shape. */
export function viewOfFrame(
  [west, south, east, north]: MapFrame,
  width: number,
): { center: Point; zoom: number } {
  const center = fromGrid([(west + east) / 2, (south + north) / 2]);
  const metres = Math.max(east - west, (north - south) * SHAPE);
  const around = AROUND * Math.cos((center[1] * Math.PI) / 180);
  return { center, zoom: Math.log2((around * width) / (PIXELS * metres)) };
}
