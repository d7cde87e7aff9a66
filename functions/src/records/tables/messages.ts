/** Why a file is no table that can be read. */
export const tableFileMessages = {
  noWorkbook: 'This is an archive without a worksheet; save the table as XLSX or CSV',
  tooLargeWorkbook: 'The workbook is too large when it is unpacked; save the table as CSV',
  oldWorkbook:
    'This is a workbook of the old kind (.xls), which is not opened here: no reader of it is safe enough for files from elsewhere. Open it in a spreadsheet and save it as XLSX or CSV',
  noTable: 'The file is not a table: its lines could not be split into cells',
  nulBytes: (line: number) =>
    `Line ${line} holds a byte that no text has: the file is damaged, or it is not a CSV file`,
  openQuote: (line: number) =>
    line > 0
      ? `A quotation mark is opened and never closed; the reading ended at line ${line}`
      : 'A quotation mark is opened and never closed',
  tooManyRows: (most: number) =>
    `The table has more than ${most.toLocaleString('en-GB')} rows; divide it, or save it as a GeoPackage`,
};
