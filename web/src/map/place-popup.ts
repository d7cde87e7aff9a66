import type { Spot } from './map-coordinates.ts';

const GAP = 8;

/** Puts a card under and right of the press, kept within the map. */
export function underPress(element: HTMLElement, press: Spot): void {
  const frame = element.offsetParent?.getBoundingClientRect();
  const most = (frame?.width ?? Infinity) - element.offsetWidth - GAP;
  const lowest = (frame?.height ?? Infinity) - element.offsetHeight - GAP;
  element.style.left = `${Math.max(GAP, Math.min(press.x + GAP, most))}px`;
  element.style.top = `${Math.max(GAP, Math.min(press.y + GAP, lowest))}px`;
}
