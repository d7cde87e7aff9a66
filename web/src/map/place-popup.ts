import type { MapPixel } from './map-coordinates.ts';

const GAP = 8;

/** Puts a card under and right of the click, kept within the map. */
export function placePopup(element: HTMLElement, click: MapPixel): void {
  const frame = element.offsetParent?.getBoundingClientRect();
  const most = (frame?.width ?? Infinity) - element.offsetWidth - GAP;
  const lowest = (frame?.height ?? Infinity) - element.offsetHeight - GAP;
  element.style.left = `${Math.max(GAP, Math.min(click.x + GAP, most))}px`;
  element.style.top = `${Math.max(GAP, Math.min(click.y + GAP, lowest))}px`;
}
