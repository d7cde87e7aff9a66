/** Rows of one part of an order, counted from its near end; `backwards` from its far end. */
export interface PagePart {
  filled: boolean;
  offset: number;
  limit: number;
  backwards: boolean;
}

/**
 * Where rows `from` to `to` (end excluded) of an order lie: the order has `filled` sites with a value, then
 * those without one. What lies nearer to the end of its part is walked to from there, so that the last
 * page costs what the first does.
 */
export function partsOf(from: number, to: number, filled: number, total: number): PagePart[] {
  const within = (isFilled: boolean, start: number, end: number): PagePart[] => {
    const [first, last] = [Math.max(from, start) - start, Math.min(to, end) - start];
    if (first >= last) return [];
    const backwards = end - start - last < first;
    const offset = backwards ? end - start - last : first;
    return [{ filled: isFilled, offset, limit: last - first, backwards }];
  };
  return [...within(true, 0, filled), ...within(false, filled, total)];
}

/** The page to show when `page` is requested: the last one if there are fewer. */
export function clampedPage(page: number, total: number, size: number): number {
  return Math.min(page, pageCount(total, size));
}

/** How many pages the rows fill; an empty table has one. */
export const pageCount = (total: number, size: number) => Math.max(1, Math.ceil(total / size));
