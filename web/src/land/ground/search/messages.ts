/** What people read of a search wherever it is made or shown (specification 000 section 2.4, spelt as there). */
export const searchMessages = {
  formPanel: {
    title: 'Search',
    collapse: 'Hide the search form',
    expand: 'Show the search form',
    resize: 'Width of the search form',
  },
  found: (n: string, total: string) => `${n} / ${total} sites found`,
  requesting: 'Making request ...',
  searchFailed: 'Failed to search sites',
  addressUnread: 'Part of this address could not be read',
  leftOut: (parts: string) => `Left out: ${parts}.`,
  everySite: 'Nothing is filtered.',
  parts: {
    filters: 'the filters',
    someFilters: 'some of the filters',
    area: 'the map area searched',
    view: 'where the map was',
    site: 'the selected site',
    sort: 'the order',
  },
  optionsFailed: 'Failed to fetch search options',
} as const;
