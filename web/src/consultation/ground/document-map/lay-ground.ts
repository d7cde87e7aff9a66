import type { Map as MapLibre } from 'maplibre-gl';
import { pictureCorners } from './picture-corners.ts';

/** Pixels across: sharp at twice the scale at which the map begins. */
const ACROSS = 2200;
/** Id of its source, and of the layer that draws it. */
export const GROUND = 'ground-picture';

/** Lays a picture of the British grid under everything that a map draws, in the place of the one before. */
export function layGround(
  map: MapLibre,
  image: HTMLImageElement,
  bounds: [west: number, south: number, east: number, north: number],
): void {
  if (!image.naturalWidth) return;
  if (map.getLayer(GROUND)) map.removeLayer(GROUND);
  if (map.getSource(GROUND)) map.removeSource(GROUND);
  const canvas = document.createElement('canvas');
  canvas.width = ACROSS;
  canvas.height = Math.round((ACROSS * image.naturalHeight) / image.naturalWidth);
  canvas.getContext('2d')?.drawImage(image, 0, 0, canvas.width, canvas.height);
  map.addSource(GROUND, {
    type: 'canvas',
    canvas,
    coordinates: pictureCorners(bounds),
    animate: false,
  });
  const [, above] = map.getLayersOrder();
  map.addLayer({ id: GROUND, source: GROUND, type: 'raster' }, above);
}

/** Shows or hides it. */
export function showGround(map: MapLibre, isShown: boolean): void {
  if (map.getLayer(GROUND))
    map.setLayoutProperty(GROUND, 'visibility', isShown ? 'visible' : 'none');
}

/** What a map begins with. */
export const EMPTY_STYLE = {
  version: 8 as const,
  sources: {},
  layers: [{ id: 'ground', type: 'background' as const, paint: { 'background-color': '#eef1f4' } }],
};
