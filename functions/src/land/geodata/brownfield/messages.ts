/** Why a file is no register that can be read. */
export const registerFileMessages = {
  noHeader: 'No row with the headers of a brownfield land register was found',
  onItsSide:
    'The register lies on its side: its columns are rows. Turn it (transpose in a spreadsheet) and save it again',
  nulBytes: (line: number) =>
    `Line ${line} holds a byte that no text has: the file is damaged, or it is not a CSV file`,
  openQuote: (line: number) =>
    line > 0
      ? `A quotation mark is opened and never closed; the reading ended at line ${line}`
      : 'A quotation mark is opened and never closed',
  noWorkbook: 'This is an archive without a worksheet; save the register as XLSX or CSV',
  tooLargeWorkbook: 'The workbook is too large when it is unpacked; save the register as CSV',
  oldWorkbook: 'This is a workbook of the old kind (.xls); save the register as XLSX or CSV',
  noCsv: 'This is not a CSV file; save the register as CSV',
  cut: 'The file ends within this row: it may have been cut off',
};
