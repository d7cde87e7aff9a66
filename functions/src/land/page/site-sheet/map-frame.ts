import type { MapFrame } from './sheet.ts';

/** The map on the page, in points of 1/72 inch. */
export const MAP_SIZE = { width: 515, height: 262 };

/** Metres on paper. */
export const METRES_PER_POINT = 0.0254 / 72;
/** The largest share of the map that the site may fill: the rest shows where it is. */
const SITE_SHARE = 0.5;
/** The scales that planners are used to. */
const SCALES = [500, 1250, 2500, 5000, 10_000, 25_000, 50_000, 100_000, 250_000, 1_000_000];
/** A point has no size of its own. */
const SCALE_OF_POINT = 2500;

/**
 * The map's scale and the part of the British grid it shows: the largest of the usual scales that leaves room around
 * the site.
 */
export function frameAround([west, south, east, north]: MapFrame): {
  frame: MapFrame;
  scale: number;
} {
  const [width, height] = [east - west, north - south];
  const needed =
    Math.max(width / MAP_SIZE.width, height / MAP_SIZE.height) / METRES_PER_POINT / SITE_SHARE;
  const isPoint = width === 0 && height === 0;
  const scale = isPoint
    ? SCALE_OF_POINT
    : (SCALES.find((each) => each >= needed) ?? Math.ceil(needed));
  const [x, y] = [(west + east) / 2, (south + north) / 2];
  const [halfWidth, halfHeight] = [
    (MAP_SIZE.width * METRES_PER_POINT * scale) / 2,
    (MAP_SIZE.height * METRES_PER_POINT * scale) / 2,
  ];
  return { scale, frame: [x - halfWidth, y - halfHeight, x + halfWidth, y + halfHeight] };
}

/** The length of a scale bar in metres: 1, 2 or 5 followed by noughts, at most `most`. */
export function barLength(most: number): number {
  const decade = 10 ** Math.floor(Math.log10(most));
  return ([5, 2].find((each) => each * decade <= most) ?? 1) * decade;
}
