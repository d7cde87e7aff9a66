/** What people read where they look for another site. */
export const siteChoiceMessages = {
  find: 'Find a site',
  findHint: 'By its name, address, reference or number',
  found: 'Sites that were found',
  nothingFound: 'No site is called so',
  searchFailed: 'Failed to search sites',
  chosen: 'Chosen',
  chooseAnother: 'Choose another',
} as const;
