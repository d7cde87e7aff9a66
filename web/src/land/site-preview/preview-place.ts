import type { PointerPlace, Room } from '../../map/map-types.ts';

interface Size {
  width: number;
  height: number;
}

const GAP = 12;
const EDGE = 8;

/**
 * A preview's place in the window: below and to the right of the pointer, within the free part of the map, or to the
 * left of a card. It is flipped or moved inwards if there is no room.
 */
export function previewPlace(
  beside: PointerPlace | Room,
  box: Size,
  window: Size,
): { left: number; top: number } {
  const room =
    'room' in beside
      ? beside.room
      : { left: 0, top: 0, right: window.width, bottom: window.height };
  const at =
    'room' in beside
      ? {
          left: fits(beside.x + GAP, box.width, room.right) ?? beside.x - GAP - box.width,
          top: fits(beside.y + GAP, box.height, room.bottom) ?? beside.y - GAP - box.height,
        }
      : {
          left: fitsBefore(beside.left, box.width) ?? beside.right + GAP,
          top: beside.top,
        };
  return {
    left: within(at.left, room.left + EDGE, room.right - box.width - EDGE),
    top: within(at.top, room.top + EDGE, room.bottom - box.height - EDGE),
  };
}

const fits = (from: number, size: number, end: number) =>
  from + size <= end - EDGE ? from : undefined;
const fitsBefore = (edge: number, size: number) =>
  edge - GAP - size >= EDGE ? edge - GAP - size : undefined;
/** If both do not fit, the beginning is visible. */
const within = (at: number, least: number, most: number) => Math.max(least, Math.min(at, most));
