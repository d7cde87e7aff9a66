import type { TableWords } from '../../records/record-table/tabled-records.ts';

/** What people read on the table of correspondence. */
export const tableWords: TableWords = {
  title: 'Correspondence',
  label: 'Correspondence found, as a table',
  count: (n) => `${n} letters found`,
  one: '1 letter found',
  failed: 'Failed to search the correspondence',
  none: 'No correspondence found',
  noneHint: 'Take a filter away to find more.',
  nothingYet: 'Letters are written down on the page of their site.',
  searchWords: 'Search the correspondence',
  group: (value) => `Letters with ${value}`,
};
