/** Messages of the availability forms of a site. */
export const availabilityMessages = {
  availableRequired: 'Please say when the site is available',
  homesNumber: 'Please enter a whole number of homes',
  tooLong: (most: number) => `At most ${most} characters`,
  form: { cfs: 'Call for sites form', 'site-suggestion': 'Site suggestion form' },
  fieldLabel: (form: string, field: string) => `${form}: ${field}`,
  empty: 'Empty',
  fields: {
    available: 'Available',
    relationship: 'Relationship to the site',
    use: 'Proposed use',
    homes: 'Number of homes',
    owners: 'Owners',
    obstacles: 'What stands in the way',
    comment: 'Comment',
  },
} as const;
