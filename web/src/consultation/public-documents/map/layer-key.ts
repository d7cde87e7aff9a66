import type { EditionMapData } from '@contract/consultation/ground/documents/edition.ts';
import type { Map as MapLibre } from 'maplibre-gl';
import { kindOfLayer, styleOfLayer } from '../../ground/document-map/council-layer.ts';
import { type DrawnParts, showParts } from '../../ground/document-map/draw-layers.ts';
import { islandMessages as messages } from '../messages.ts';
import { drawSwatch, SWATCH } from '../../../map/style/draw-swatch.ts';

/** Lets each entry of the key show and hide what it stands for, beginning with what it says now; `tellWhole` hears whether all of it is shown. */
export function switchLayers(
  map: MapLibre,
  figure: HTMLElement,
  { drawn, tellWhole }: { drawn: DrawnParts; tellWhole: (isWhole: boolean) => void },
): void {
  const boxes: HTMLInputElement[] = [];
  for (const entry of entriesOf(figure)) {
    const parts = drawn.get(entry.dataset['layer'] ?? '');
    const box = entry.querySelector('input');
    if (!box || !parts) continue;
    box.disabled = false;
    boxes.push(box);
    showParts(map, parts, box.checked);
    box.addEventListener('change', () => {
      showParts(map, parts, box.checked);
      tellWhole(boxes.every(({ checked }) => checked));
    });
  }
}

/** Signs of layers as the map draws them, and which it draws in part; on paper those of the picture stay. */
export function drawSigns(figure: HTMLElement, { layers }: EditionMapData): void {
  for (const entry of entriesOf(figure)) {
    const layer = layers.find(({ layerId }) => layerId === entry.dataset['layer']);
    if (layer?.isPartial) tellPartial(entry);
    // Signs of the picture are drawn as the map is: only editions from before there were any have none.
    if (entry.querySelector('.drawn-sign')) continue;
    const style = layer && styleOfLayer(layer);
    const sign = entry.querySelector('.sign');
    if (!layer || !style || !sign) continue;
    const { width, height, ratio } = SWATCH;
    const canvas = Object.assign(document.createElement('canvas'), {
      width: width * ratio,
      height: height * ratio,
      className: 'live-sign',
    });
    canvas.ariaHidden = 'true';
    drawSwatch(canvas, style, { of: kindOfLayer(layer) });
    sign.after(canvas);
  }
}

function tellPartial(entry: HTMLElement): void {
  const words = Object.assign(document.createElement('span'), {
    className: 'quiet not-whole',
    textContent: messages.notWhole,
  });
  entry.querySelector('.name')?.parentElement?.append(words);
}

const entriesOf = (figure: HTMLElement) =>
  figure.querySelectorAll<HTMLElement>('.map-key [data-layer]');

/** The colour of a layer in the key. */
export function colourInKey(figure: HTMLElement, layerId: string): string {
  const sign = figure.querySelector(`[data-layer="${CSS.escape(layerId)}"] .sign`);
  return sign ? getComputedStyle(sign).backgroundColor : '#4c5560';
}
