import type { EditionMapData } from '@contract/consultation/ground/documents/edition.ts';
import type { Map as MapLibre } from 'maplibre-gl';
import { drawnAs, SITE_SHAPES } from './style.ts';

/**
 * Lets each entry of the key show and hide what it stands for. The picture beneath shows all of it: `showGround` takes it
 * away while anything is hidden.
 */
export function switchLayers(
  map: MapLibre,
  figure: HTMLElement,
  data: EditionMapData,
  showGround: (isShown: boolean) => void,
): void {
  const known = new Set([SITE_SHAPES, ...data.layers.map(({ layerId }) => layerId)]);
  const boxes: HTMLInputElement[] = [];
  for (const entry of figure.querySelectorAll<HTMLElement>('.map-key [data-layer]')) {
    const id = entry.dataset['layer'] ?? '';
    const box = entry.querySelector('input');
    if (!box || !known.has(id)) continue;
    box.disabled = false;
    boxes.push(box);
    box.addEventListener('change', () => {
      for (const layer of drawnAs(id))
        map.setLayoutProperty(layer, 'visibility', box.checked ? 'visible' : 'none');
      showGround(boxes.every(({ checked }) => checked));
    });
  }
}
