import type { Map as MapLibre } from 'maplibre-gl';
import { pictureCorners } from './picture-corners.ts';

/** Pixels across: sharp at twice the scale at which the map begins. */
const ACROSS = 2200;
const GROUND = 'picture';

/**
 * Lays the picture that the page began with under the map, with its streets and names, once it has loaded; gives what
 * shows and hides it.
 */
export function groundOf(
  map: MapLibre,
  link: HTMLElement,
  bounds: [number, number, number, number],
): (isShown: boolean) => void {
  const image = link.querySelector('img');
  let isShown = true;
  const lay = () => {
    if (!image?.naturalWidth) return;
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
    map.setLayoutProperty(GROUND, 'visibility', isShown ? 'visible' : 'none');
  };
  if (image) image.loading = 'eager';
  if (image?.complete) lay();
  else image?.addEventListener('load', lay, { once: true });
  return (next) => {
    isShown = next;
    if (map.getLayer(GROUND))
      map.setLayoutProperty(GROUND, 'visibility', next ? 'visible' : 'none');
  };
}
