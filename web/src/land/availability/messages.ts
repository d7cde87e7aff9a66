/** What people read of a site's availability; the form's own words come with its contract. */
export const availabilityPanelMessages = {
  failed: 'Failed to fetch the availability forms',
  empty: 'Nobody has filled this in yet',
  fill: 'Fill in',
  change: 'Change',
  save: 'Save form',
  saved: (form: string) => `${form} saved`,
  by: (name: string) => `Last changed by ${name}`,
  choose: 'Choose',
} as const;
