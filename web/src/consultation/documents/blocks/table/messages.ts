/** Words of the editor of tables. */
export const tableEditorMessages = {
  block: 'Table',
  caption: 'Caption',
  captionHint: 'What the table tells, such as "Homes built in each ward".',
  noCaption: 'Table without a caption',
  hasHeadRow: 'The first row holds the heads of the columns',
  hasHeadColumn: 'The first column holds the heads of the rows',
  cells: 'Cells',
  cellsHint:
    'Arrows move, with Shift they select; Shift+Space selects the row, Ctrl+Space the column, Ctrl+A everything. Enter or F2 writes, Escape takes back. Tables from Excel and Word can be pasted.',
  all: 'All cells',
  row: (place: number) => `Row ${place}`,
  column: (name: string) => `Column ${name}`,
  allSelected: 'All cells selected',
  rowsSelected: (from: number, to: number) =>
    from === to ? `Row ${from} selected` : `Rows ${from} to ${to} selected`,
  columnsSelected: (from: string, to: string) =>
    from === to ? `Column ${from} selected` : `Columns ${from} to ${to} selected`,
  tools: 'Cells that are selected',
  merge: 'Merge cells',
  split: 'Split cells',
  rows: 'Rows',
  columns: 'Columns',
  addAbove: 'Add row above',
  addBelow: 'Add row below',
  removeRows: (count: number) => (count === 1 ? 'Remove row' : `Remove ${count} rows`),
  moveUp: 'Move up',
  moveDown: 'Move down',
  addLeft: 'Add column on the left',
  addRight: 'Add column on the right',
  removeColumns: (count: number) => (count === 1 ? 'Remove column' : `Remove ${count} columns`),
  moveLeft: 'Move to the left',
  moveRight: 'Move to the right',
  align: { left: 'Align left', centre: 'Align in the centre', right: 'Align right' },
  vertical: {
    top: 'Align at the top',
    centre: 'Align in the middle',
    bottom: 'Align at the bottom',
  },
  width: 'Column width',
  height: 'Row height',
  between: (least: number, most: number) => `Enter a whole number from ${least} to ${most}`,
  cell: (name: string) => `Cell ${name}`,
  merged: 'Cells merged',
  wasSplit: 'Cells split',
  selected: (rows: number, columns: number) => `${rows} by ${columns} selected`,
  pasted: (rows: number, columns: number) => `${rows} by ${columns} pasted`,
  cut: 'Some of it did not fit into the table',
  tooLong: (places: readonly string[]) =>
    `Too long to be saved until shortened: ${places.slice(0, 5).join(', ')}${places.length > 5 ? ` and ${places.length - 5} more` : ''}.`,
  plainCells:
    'Cells hold plain words: what was bold, italic, underlined or a link reads like any other text here.',
  cleared: 'Cells emptied',
} as const;

/** What a column is called, as spreadsheets do: AB. */
export const columnName = (at: number): string =>
  at < 26
    ? String.fromCodePoint(65 + at)
    : columnName(Math.floor(at / 26) - 1) + columnName(at % 26);

/** What a place is called, as spreadsheets do: B3. */
export const placeName = ({ row, column }: { row: number; column: number }): string =>
  `${columnName(column)}${row + 1}`;
