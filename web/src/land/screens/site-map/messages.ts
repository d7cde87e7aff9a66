/** The words of a site's map. */
export const siteMapMessages = {
  noPlace: 'This site has no place on the map yet.',
  editBoundary: 'Edit boundary',
  thisSite: 'This site',
  boundary: 'Boundary',
  left: 'Without what is cut out',
  backToConstraints: 'Back to the constraints',
  others: (n: number) => (n === 1 ? 'Another site' : `${n} other sites`),
} as const;
