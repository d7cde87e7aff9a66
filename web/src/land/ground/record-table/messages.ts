/** What people read on a table of records, whichever they are. */
export const recordTableMessages = {
  requesting: 'Making request ...',
  optionsFailed: 'Failed to fetch search options',
  filters: 'Filters',
  filtersSet: (n: number) => `Filters (${n})`,
  search: 'Search',
  grouped: 'Group by',
  notGrouped: 'Not grouped',
  groupsMore: 'The 200 most frequent values are shown.',
  empty: 'Not filled in',
  showMore: 'Show more',
  compact: 'Compact rows',
  moreTools: 'More tools',
} as const;
