/** What people read on the analysis of representations. */
export const analysisPanelMessages = {
  title: 'Analysis',
  search: 'Search',
  filters: 'Filters',
  filtersSet: (count: number) => `Filters (${count})`,
  parts: 'Parts of the analysis',
  counts: 'Counts',
  places: 'Places',
  optionsFailed: 'Failed to load what representations can be filtered by',

  by: 'Count by',
  cross: 'Crossed with',
  nothing: 'Nothing else',
  chart: 'Chart',
  charts: { column: 'Columns', pie: 'Pie', line: 'Line' },
  columns: 'Columns are',
  columnTypes: { group: 'Side by side', stack: 'Stacked' },
  countsFailed: 'Failed to count representations',
  /** After a figure. */
  counted: 'representations counted',
  countedOne: 'representation counted',
  severalTopics:
    'A representation with several topics counts under each of them, and once in the total.',
  more: (shown: number) =>
    `There are more values than these ${shown}; the rest are counted in the total only.`,
  chartCut: (shown: number, all: number) =>
    `The chart shows the ${shown} most frequent of ${all}; the table has them all.`,
  none: 'No representations to count',
  noneHint: 'Register representations, or take a filter away.',
  total: 'Total',
  share: 'Share',
  shareUnit: '%',
  others: 'All others',
  openRows: (count: string, words: string) => `${count} representations: ${words}`,
  saveTable: 'Save table',
  asCsv: 'As CSV',
  asExcel: 'As an Excel workbook',
  saveFailed: 'Failed to save the table',

  placesFailed: 'Failed to load where representations come from',
  mapOf: 'Map of representations by ward and by site',
  ofWards: 'Where those who wrote live, by ward',
  ofSites: 'Sites that representations are about',
  noPlaces: 'No ward or site is known',
  noPlacesHint:
    'Wards follow from the postcodes of contacts and organisations, and from the sites that representations are mapped to. They need a layer of wards and the postcodes of the gazetteer.',
  reach: 'Reach by ward',
  ward: 'Ward',
  notKnown: 'Not known',
  representations: 'Representations',
  population: 'Population',
  perThousand: 'Per 1,000 people',
  noPopulation:
    'The layer of wards has no population, so that reach cannot be set against it. A property called “population” of each ward would be used.',
  site: 'Site',
} as const;
