/** Words of the editor of charts. */
export const chartEditorMessages = {
  name: 'Title of the chart',
  type: 'Kind',
  types: { column: 'Columns', line: 'Lines', pie: 'Pie' },
  columns: 'Columns of several series',
  columnTypes: { default: 'In one colour', group: 'Beside one another', stack: 'On one another' },
  percent: 'Values are percentages',
  figures: 'Figures',
  figuresHint:
    'Paste cells from a sheet, or write a line for each label: Homes | 120. For several series the first line names them: | Support | Oppose.',
  noValue: (line: number) => `Line ${line} has no value`,
  tooMany: (line: number) => `Line ${line} has more values than there are series`,
  namesMissing: 'Name the series in the first line',
  notANumber: (line: number, cell: string) => `Line ${line}: “${cell}” is not a number`,
  colours: 'Colours',
  coloursHint: 'Such as #1b6b3a; without one, a colour of ours.',
  oneSeries: 'All values',
  noFigures: 'Chart without figures',
} as const;
