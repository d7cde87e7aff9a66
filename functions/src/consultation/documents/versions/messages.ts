/** What is said of two versions of a table, a map, a poll or a chart. */
export const compareMessages = {
  sites: 'Sites',
  layers: 'Layers',
  layersOtherwise: 'The layers stand in another order, or others are drawn from the beginning',
  siteList: 'Another list of sites',
  frame: 'It is zoomed otherwise',
  siteInfo: 'Other things are told of each site',
  results: 'Who can see the results has changed',
  counted: 'The sites, or how they are counted, have changed',
  caption: 'Caption',
  row: (place: number) => `Row ${place}`,
  column: (place: number) => `Column ${place}`,
  cell: (row: string, column: string) => `${row}, ${column}`,
} as const;
