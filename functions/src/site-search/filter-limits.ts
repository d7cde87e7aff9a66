/** How far a filter tree may grow (DESIGN section 12): a query string holds less than this anyway. */
export const FILTER_LIMITS = {
  depth: 5,
  count: 100,
  listLength: 500,
  textLength: 200,
  vertices: 2_000,
};
