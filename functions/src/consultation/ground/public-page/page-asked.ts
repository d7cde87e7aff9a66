/** Nobody publishes more pages; a larger number is somebody playing. */
const MAX_PAGE = 50_000;

/** Which page of a list an address asks for, from 1; the first where it cannot be meant. */
export function pageAsked(typed: unknown): number {
  const page = typeof typed === 'string' ? Number(typed) : 1;
  return Number.isInteger(page) ? Math.min(Math.max(page, 1), MAX_PAGE) : 1;
}

/** How many pages of a size there are; at least one. */
export const pagesOf = (count: number, size: number): number =>
  Math.max(Math.ceil(count / size), 1);
