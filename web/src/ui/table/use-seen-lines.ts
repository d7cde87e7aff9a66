import { defaultRangeExtractor, useVirtualizer } from '@tanstack/react-virtual';
import { type RefObject, useEffect, useState } from 'react';

/** From this many lines on, only those in view are rendered. */
const DRAWN_WHOLE = 200;
const OVERSCAN = 10;
export const TABLE_ROW_HEIGHT = { wide: 52, compact: 36 } as const;

interface SeenLines {
  /** Indices of the lines to draw. */
  drawn: number[];
  /** px of nothing before the line at this place in `drawn`; at its end, after the last. */
  spaceBefore: (place: number) => number;
}

/**
 * Which lines are drawn: all of a short table; of a long one those in sight and the one with the focus,
 * which must not vanish as one scrolls.
 */
export function useSeenLines(
  count: number,
  rowHeight: number,
  scroller: RefObject<HTMLElement | null>,
  focused: number,
): SeenLines {
  const enabled = count > DRAWN_WHOLE;
  // The scroller is there after the first draw.
  const [, setReady] = useState(false);
  useEffect(() => setReady(true), []);
  const virtual = useVirtualizer({
    count,
    enabled,
    getScrollElement: () => scroller.current,
    estimateSize: () => rowHeight,
    overscan: OVERSCAN,
    rangeExtractor: (range) => {
      const seen = defaultRangeExtractor(range);
      if (focused < 0 || focused >= count || seen.includes(focused)) return seen;
      return [...seen, focused].sort((a, b) => a - b);
    },
  });
  useEffect(() => virtual.measure(), [virtual, rowHeight]);
  if (!enabled) {
    return { drawn: Array.from({ length: count }, (_, at) => at), spaceBefore: () => 0 };
  }
  const items = virtual.getVirtualItems();
  const drawn = items.map(({ index }) => index);
  const spaceBefore = (place: number) => {
    const before = drawn[place - 1] ?? -1;
    const at = drawn[place] ?? count;
    return (at - before - 1) * rowHeight;
  };
  return { drawn, spaceBefore };
}
