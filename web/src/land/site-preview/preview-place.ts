interface Size {
  width: number;
  height: number;
}
type Beside =
  { x: number; y: number } | { left: number; right: number; top: number; bottom: number };

const GAP = 12;
const EDGE = 8;

/**
 * Where a preview stands in the window: below and right of the pointer, or left of a card; turned over or
 * pushed in where the window ends.
 */
export function previewPlace(
  beside: Beside,
  box: Size,
  window: Size,
): { left: number; top: number } {
  // A DOMRect has an x, too.
  const at =
    'right' in beside
      ? {
          left: fitsBefore(beside.left, box.width) ?? beside.right + GAP,
          top: beside.top,
        }
      : {
          left: fits(beside.x + GAP, box.width, window.width) ?? beside.x - GAP - box.width,
          top: fits(beside.y + GAP, box.height, window.height) ?? beside.y - GAP - box.height,
        };
  return {
    left: within(at.left, window.width - box.width - EDGE),
    top: within(at.top, window.height - box.height - EDGE),
  };
}

const fits = (from: number, size: number, room: number) =>
  from + size <= room - EDGE ? from : undefined;
const fitsBefore = (edge: number, size: number) =>
  edge - GAP - size >= EDGE ? edge - GAP - size : undefined;
const within = (at: number, most: number) => Math.max(EDGE, Math.min(at, most));
