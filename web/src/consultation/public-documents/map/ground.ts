import type { Map as MapLibre } from 'maplibre-gl';
import { layGround, showGround } from '../../ground/document-map/lay-ground.ts';

type Bounds = [west: number, south: number, east: number, north: number];

/**
 * Lays the edition's streets and names under the map, once they have loaded. Older editions have none: there it is the
 * picture that the page began with, which shows the layers too and goes while one of them is hidden. Gives what says
 * whether everything is shown.
 */
export function layEditionGround(
  map: MapLibre,
  figure: HTMLElement,
  { link, bounds }: { link: HTMLElement; bounds: Bounds },
): (isWhole: boolean) => void {
  const address = figure.dataset['ground'];
  const image = address === undefined ? link.querySelector('img') : new Image();
  let isShown = true;
  const lay = () => {
    if (!image) return;
    layGround(map, image, bounds);
    showGround(map, isShown);
  };
  if (image) image.loading = 'eager';
  if (image && address !== undefined) image.src = address;
  if (image?.complete && image.naturalWidth > 0) lay();
  else image?.addEventListener('load', lay, { once: true });
  return (isWhole) => {
    isShown = isWhole || address !== undefined;
    showGround(map, isShown);
  };
}
