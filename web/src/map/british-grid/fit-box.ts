import type OlMap from 'ol/Map.js';
import type { Box } from '../view.ts';

/** Never fit closer than one metre to two pixels: a small site is shown with its neighbours. */
const CLOSEST_FIT = 0.5;

/** Shows a box, in metres of the grid, with this many pixels around it. */
export function fitBox(map: OlMap, box: Box, padding: number, duration: number): void {
  const [width = 400, height = 400] = map.getSize() ?? [];
  const around = Math.max(0, Math.min(padding, Math.min(width, height) / 2 - 40));
  map.getView().fit(box, {
    padding: [around, around, around, around],
    minResolution: CLOSEST_FIT,
    duration,
  });
}
