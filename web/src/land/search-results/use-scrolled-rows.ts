import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { RowOffsets } from './row-offsets.ts';

/** Extra rows rendered above and below the visible ones. */
const OVERSCAN = 2;
/** Browsers render nothing taller than some 17 million px: beyond this a scrolled px stands for more than one. */
export const TALLEST = 15_000_000;

interface Window {
  first: number;
  last: number;
  /** How far rows are shifted down because the scroller is shorter than they are. */
  pushed: number;
}

/** The visible rows of a scroller, and a way to scroll to one of them. */
export function useScrolledRows(offsets: RowOffsets) {
  const scroller = useRef<HTMLDivElement>(null);
  const [shown, setShown] = useState<Window>({ first: 0, last: OVERSCAN * 4, pushed: 0 });
  const current = useRef(offsets);
  current.current = offsets;

  const look = useCallback(() => {
    const element = scroller.current;
    if (!element) return;
    const { scrollTop, clientHeight } = element;
    const place = scrollTop * ratio(current.current, clientHeight);
    const next = {
      first: Math.max(0, current.current.indexAt(place) - OVERSCAN),
      last: current.current.indexAt(place + clientHeight) + OVERSCAN,
      pushed: scrollTop - place,
    };
    setShown((before) => (same(before, next) ? before : next));
  }, []);

  useEffect(() => {
    const element = scroller.current;
    if (!element) return;
    const sizes = new ResizeObserver(look);
    sizes.observe(element);
    element.addEventListener('scroll', look, { passive: true });
    return () => {
      sizes.disconnect();
      element.removeEventListener('scroll', look);
    };
  }, [look]);
  useLayoutEffect(look, [look, offsets, offsets.count]);

  /** Scrolls to a row by as little as possible. */
  const reveal = useCallback(
    (row: number) => {
      const element = scroller.current;
      if (!element) return;
      const by = ratio(current.current, element.clientHeight);
      const [start, end] = [current.current.startOf(row), current.current.startOf(row + 1)];
      const place = element.scrollTop * by;
      if (start < place) element.scrollTo({ top: start / by });
      else if (end > place + element.clientHeight) {
        element.scrollTo({ top: (end - element.clientHeight) / by });
      }
      look();
    },
    [look],
  );

  /** Corrects a row's height without moving what is being read. */
  const resized = useCallback((row: number, size: number) => {
    const element = scroller.current;
    const before = current.current.startOf(row);
    const moved = current.current.resize(row, size);
    if (moved === 0 || !element) return false;
    const by = ratio(current.current, element.clientHeight);
    if (before < element.scrollTop * by - 1) element.scrollBy({ top: moved / by });
    return true;
  }, []);
  return { scroller, shown, look, reveal, resized };
}

function ratio(offsets: RowOffsets, inSight: number): number {
  const { total } = offsets;
  return total > TALLEST ? (total - inSight) / (TALLEST - inSight) : 1;
}

const same = (a: Window, b: Window) =>
  a.first === b.first && a.last === b.last && a.pushed === b.pushed;
