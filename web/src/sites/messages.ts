/** What people read on a site's page. */
export const messages = {
  features: 'Features',
  history: 'History',
  historyFailed: 'Failed to fetch history',
  noHistory: 'No changes yet',
  older: 'Show older',
  changed: (field: string, before: string, after: string) =>
    before ? `${field}: ${before} → ${after}` : `${field}: ${after}`,
  nothing: '-',
  yes: 'Yes',
  no: 'No',
  notKnown: 'Not known',
  noGeometry: 'This site has no place on the map yet.',
  geometrySource: {
    'point from register': 'Point from the register: the boundary has not been drawn yet',
    drawn: 'Boundary drawn here',
    imported: 'Boundary imported',
  } as Record<string, string>,
  outOfReach: 'Other fields',
} as const;
