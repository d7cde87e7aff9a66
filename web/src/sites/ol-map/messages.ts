/** What the map of a site says. */
export const messages = {
  noPlace: 'This site has no place on the map yet.',
  editBoundary: 'Edit boundary',
} as const;
