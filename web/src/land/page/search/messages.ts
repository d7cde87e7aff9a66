/** What people read on the search page around its form, map and results (specification 000 sections 2.4 and 8). */
export const searchPageMessages = {
  resultsPanel: {
    title: 'Results',
    collapse: 'Hide the results',
    expand: 'Show the results',
    resize: 'Width of the results',
  },
  sites: 'Sites found',
  map: 'Map of the search',
  searchThisArea: 'Search this area',
  none: 'No sites found',
  noneHint: 'Take a filter away, or search the whole council.',
  openForm: 'Filters',
  filtersSet: (n: number) => `Filters (${n})`,
  showMap: 'Show map',
  showList: 'Show list',
  hideList: 'Hide list',
  raiseSheet: 'Make the results taller',
  lowerSheet: 'Make the results lower',
} as const;
