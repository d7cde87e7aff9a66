/** Which page of a list an address asks for, from 1; the first where it cannot be meant. There may be fewer. */
export const pageAsked = (typed: unknown): number =>
  typeof typed === 'string' && /^\d+$/.test(typed) ? Math.max(Number(typed), 1) : 1;

/** How many pages of a size there are; at least one. */
export const pagesOf = (count: number, size: number): number =>
  Math.max(Math.ceil(count / size), 1);

/** The page that is shown of so many: the last where one past it is asked for. */
export const pageWithin = (asked: number, count: number, size: number): number =>
  Math.min(asked, pagesOf(count, size));
