/** What people read on a site's page around its panels. */
export const messages = {
  panels: {
    features: 'Features',
    'ol-map': 'Map',
    'google-map': 'Google map',
    notes: 'Notes',
    history: 'History',
    files: 'Files',
    constraints: 'Constraints',
    capacity: 'Capacity',
    correspondence: 'Correspondence',
    scenarios: 'Scenarios',
    people: 'People',
    related: 'Related sites',
  },
} as const;
