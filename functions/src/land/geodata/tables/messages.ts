/** Why a file is no table that can be read; a register has more of its own. */
export const fileTableMessages = {
  noTable: 'The file is not a table: its lines could not be split into cells',
  nulBytes: (line: number) =>
    `Line ${line} holds a byte that no text has: the file is damaged, or it is not a CSV file`,
  openQuote: (line: number) =>
    line > 0
      ? `A quotation mark is opened and never closed; the reading ended at line ${line}`
      : 'A quotation mark is opened and never closed',
  tooManyRows: (most: number) =>
    `The table has more than ${most.toLocaleString('en-GB')} rows; divide it, or save it as a GeoPackage`,
  noPlace:
    'No column says where things are: a column of well-known text (WKT), or a pair of coordinates, is needed',
  notWkt: (rows: number) =>
    `${rows} ${rows === 1 ? 'row has' : 'rows have'} a geometry that is not the well-known text of a point or a polygon`,
};
