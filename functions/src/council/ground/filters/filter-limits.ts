/** How far a filter tree may grow: a query string holds less than this anyway. */
export const FILTER_LIMITS = {
  depth: 5,
  count: 100,
  listLength: 500,
  textLength: 200,
  /** One value of a choice: a dictionary's options reach it. */
  valueLength: 500,
  vertices: 2_000,
  /** Each joins the sites with a layer. */
  layerAreas: 10,
  /** Metres around a layer's features. */
  within: 50_000,
  /** Named features of one layer. */
  features: 500,
};
