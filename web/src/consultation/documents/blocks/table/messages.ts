/** Words of the editor of tables. */
export const tableEditorMessages = {
  caption: 'Caption',
  captionHint: 'What the table tells, such as "Homes built in each ward".',
  noCaption: 'Table without a caption',
  hasHeadRow: 'The first row holds the heads of the columns',
  hasHeadColumn: 'The first column holds the heads of the rows',
  cells: 'Cells',
  cellsHint:
    'Arrows move, with Shift they select. Enter or F2 writes, Escape takes back. Tables from Excel and Word can be pasted.',
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
  cleared: 'Cells emptied',
} as const;

/** What a place is called, as spreadsheets do: B3. */
export function placeName({ row, column }: { row: number; column: number }): string {
  const letters = (at: number): string =>
    at < 26 ? String.fromCodePoint(65 + at) : letters(Math.floor(at / 26) - 1) + letters(at % 26);
  return `${letters(column)}${row + 1}`;
}
