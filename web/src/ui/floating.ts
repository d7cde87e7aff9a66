const GAP = 6;
const EDGE = 8;

export type Side = 'below' | 'below-end' | 'right';

/**
 * Places a fixed box below its anchor (centred, or aligned right with `below-end`) or to its right; flipped or moved
 * inwards at the window's edge.
 */
export function placeBeside(box: HTMLElement, anchor: Element, side: Side): void {
  const at = anchor.getBoundingClientRect();
  const { width, height } = box.getBoundingClientRect();
  let left = at.left + at.width / 2 - width / 2;
  let top = at.bottom + GAP;
  if (side === 'below-end') left = at.right - width;
  if (side === 'right') {
    left = at.right + GAP;
    top = at.top + at.height / 2 - height / 2;
  } else if (top + height > innerHeight - EDGE && at.top - GAP - height > EDGE) {
    top = at.top - GAP - height;
  }
  box.style.left = `${clamp(left, EDGE, innerWidth - width - EDGE)}px`;
  box.style.top = `${clamp(top, EDGE, innerHeight - height - EDGE)}px`;
}

const clamp = (value: number, least: number, most: number) =>
  Math.max(least, Math.min(value, most));
