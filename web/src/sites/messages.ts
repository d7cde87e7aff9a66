/** What people read on a site's page. */
export const messages = {
  site: (id: number) => `Site ${id}`,
  reference: 'Reference',
  scenario: 'Scenario',
  features: 'Features',
  history: 'History',
  map: 'Map',
  back: 'Back to the search',
  failed: 'Failed fetching site details',
  historyFailed: 'Failed to fetch history',
  notFound: 'Non-existing id',
  notFoundHint: 'There is no such site, or it belongs to another council.',
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
