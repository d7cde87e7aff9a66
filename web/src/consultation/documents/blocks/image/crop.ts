import {
  MIN_CROP,
  type PictureCrop,
} from '@contract/consultation/ground/documents/pictures/crop.ts';

export const cropEdges = ['left', 'right', 'top', 'bottom'] as const;
export type CropEdge = (typeof cropEdges)[number];

/** A whole picture. */
export const WHOLE_PICTURE: PictureCrop = { x: 0, y: 0, width: 1, height: 1 };

const within = (value: number, least: number, most: number) =>
  Math.min(Math.max(value, least), most);
/** Without the remainders that sums leave. */
const round = (value: number) => Math.round(value * 10_000) / 10_000;

/** Where an edge lies, in parts of the picture's width or height from its left or its top. */
export function edgeOf({ x, y, width, height }: PictureCrop, edge: CropEdge): number {
  return round({ left: x, right: x + width, top: y, bottom: y + height }[edge]);
}

/** How far an edge can go: some of the picture is left. */
export function reachOf(crop: PictureCrop, edge: CropEdge): [least: number, most: number] {
  if (edge === 'left') return [0, round(crop.x + crop.width - MIN_CROP)];
  if (edge === 'top') return [0, round(crop.y + crop.height - MIN_CROP)];
  if (edge === 'right') return [round(crop.x + MIN_CROP), 1];
  return [round(crop.y + MIN_CROP), 1];
}

/** A part with one edge elsewhere; the others stay. */
export function withEdge(crop: PictureCrop, edge: CropEdge, at: number): PictureCrop {
  const place = round(within(at, ...reachOf(crop, edge)));
  const { x, y, width, height } = crop;
  if (edge === 'left') return { ...crop, x: place, width: round(x + width - place) };
  if (edge === 'top') return { ...crop, y: place, height: round(y + height - place) };
  if (edge === 'right') return { ...crop, width: round(place - x) };
  return { ...crop, height: round(place - y) };
}

/** A part of the same size elsewhere, as far as the picture reaches. */
export const movedCrop = (crop: PictureCrop, right: number, down: number): PictureCrop => ({
  ...crop,
  x: round(within(crop.x + right, 0, 1 - crop.width)),
  y: round(within(crop.y + down, 0, 1 - crop.height)),
});

/** As it is kept: null where nothing is cut off. */
export const keptCrop = (crop: PictureCrop): PictureCrop | null =>
  crop.width >= 1 && crop.height >= 1 ? null : crop;

const STEP = 0.01;
const LARGE_STEP = 0.1;

/** Where an edge goes at a press of a key; undefined for keys that do not move it. */
export function edgePressed(
  crop: PictureCrop,
  edge: CropEdge,
  { key, shiftKey }: { key: string; shiftKey: boolean },
): number | undefined {
  const at = edgeOf(crop, edge);
  const step = shiftKey ? LARGE_STEP : STEP;
  const [least, most] = reachOf(crop, edge);
  switch (key) {
    case 'ArrowLeft':
    case 'ArrowUp':
      return at - step;
    case 'ArrowRight':
    case 'ArrowDown':
      return at + step;
    case 'PageUp':
      return at - LARGE_STEP;
    case 'PageDown':
      return at + LARGE_STEP;
    case 'Home':
      return least;
    case 'End':
      return most;
    default:
      return undefined;
  }
}
